#!/bin/sh
# Check style, types and import rules, then run the whole test suite on the interpreted engine and on the compiled one.
# Usage: tools/test.sh [PYTEST-ARGUMENT ...]
set -eu
cd "$(dirname "$0")/.."
unset PYTHONPATH BURGLE_EXPECT_COMPILED

compiled=0
.venv/bin/python tools/compile.py || compiled=$?
[ "$compiled" = 0 ] || [ "$compiled" = 3 ] || exit "$compiled"

[ $# -gt 0 ] || make --no-print-directory lint webcheck
# The table's server and its page are tested once, and so are all the games of the properties: with the faster engine,
# if there is one.
share=300 leave=
[ "$compiled" != 0 ] || { share=60; [ $# -gt 0 ] || leave="--ignore=tests/table --ignore=tests/browser"; }
echo "burgle: testing the interpreted engine"
BURGLE_GAMES=${BURGLE_GAMES:-$share} .venv/bin/python -m pytest -q -n auto $leave "$@"
if [ "$compiled" = 0 ]; then
    echo "burgle: testing the compiled engine"
    PYTHONPATH="$PWD/build/compiled" BURGLE_EXPECT_COMPILED=1 .venv/bin/python -m pytest -q -n auto "$@"
fi
