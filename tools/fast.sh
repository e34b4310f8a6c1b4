#!/bin/sh
# Run a command with the compiled engine when it can be had, else with the interpreted one.
# Usage: tools/fast.sh COMMAND [ARGUMENT ...]
set -eu
cd "$(dirname "$0")/.."
mkdir -p build
status=0
.venv/bin/python tools/compile.py 2>build/compile.log || status=$?
case $status in
    0) export PYTHONPATH="$PWD/build/compiled" ;;
    3) ;;
    *) echo "burgle: what the compiler said is in build/compile.log" ;;
esac
exec "$@"
