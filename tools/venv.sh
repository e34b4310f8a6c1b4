#!/bin/sh
# Make a virtual environment and install a lock file into it, on a machine that has only Python.
# Usage: tools/venv.sh FOLDER LOCKFILE
set -eu
folder=$1 lockfile=$2
python=${PYTHON:-python3}

if ! "$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))'; then
    echo "burgle: needs Python 3.11 or later as '$python'; name another one with PYTHON=..." >&2
    exit 1
fi

if ! "$python" -c 'import ensurepip, venv' 2>/dev/null; then
    sudo=""
    [ "$(id -u)" = 0 ] || sudo="sudo"
    echo "burgle: this Python cannot make virtual environments; installing the system package python3-venv" >&2
    $sudo apt-get update -q >/dev/null && $sudo apt-get install -y -q --no-install-recommends python3-venv >/dev/null || {
        echo "burgle: that failed; install python3-venv by hand and run make again" >&2
        exit 1
    }
fi

[ -x "$folder/bin/python" ] || "$python" -m venv "$folder"
echo "burgle: installing $lockfile into $folder ..."
"$folder/bin/python" -m pip install --quiet --disable-pip-version-check --require-hashes -r "$lockfile"
