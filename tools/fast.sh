#!/bin/sh
# Run a command with the compiled engine when it can be had, else with the interpreted one.
# With --soon it does not wait for the compiler: this time the command runs interpreted, next time compiled.
# Usage: tools/fast.sh [--soon] COMMAND [ARGUMENT ...]
set -eu
cd "$(dirname "$0")/.."
mkdir -p build
status=0
if [ "$1" = --soon ]; then
    shift
    .venv/bin/python tools/compile.py --fresh 2>build/compile.log || status=$?
    if [ "$status" = 4 ]; then
        nice -n 10 .venv/bin/python tools/compile.py >build/compile.log 2>&1 </dev/null &
        status=3
    fi
else
    .venv/bin/python tools/compile.py 2>build/compile.log || status=$?
fi
case $status in
    0) export PYTHONPATH="$PWD/build/compiled" ;;
    3) ;;
    *) echo "burgle: what the compiler said is in build/compile.log" ;;
esac
exec "$@"
