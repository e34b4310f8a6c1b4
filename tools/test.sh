#!/bin/sh
# Check style, types and import rules, then run the whole test suite on the interpreted engine and on the compiled one.
# Usage: tools/test.sh [PYTEST-ARGUMENT ...]
set -eu
cd "$(dirname "$0")/.."
unset PYTHONPATH BURGLE_EXPECT_COMPILED

# Working out types for the compiler keeps one processor busy: what the tests need is fetched and built meanwhile, style,
# types and the page are checked, and the interpreted engine is tested; what the others say is waited for after that.
checks= compiler=
trap 'kill $checks $compiler 2>/dev/null || :' EXIT INT TERM
.venv/bin/python tools/compile.py &
compiler=$!
make --no-print-directory -j3 .venv/.dev web vault browser
if [ $# = 0 ]; then
    mkdir -p build
    make --no-print-directory lint webcheck >build/checks.log 2>&1 &
    checks=$!
fi
compile() {  # wait for the compiler: 0 there is a compiled engine, 3 there is nothing to compile with
    compiled=0
    wait "$compiler" || compiled=$?
    [ "$compiled" = 0 ] || [ "$compiled" = 3 ] || exit "$compiled"
    [ "$compiled" = 3 ] || .venv/bin/python tools/compile.py # it took along the page and the campaigns as they were
}

# What the form of the engine makes no difference to is tested once, with the faster one if there is one: the table's
# server and its page, texts, boards and decks as data, tools, how bots play. So are most games of the properties: the
# other form plays a share of each, and leaves out what is marked `once`. test_forms.py holds both forms against each other.
once="tests/table tests/browser tests/lab tests/test_bots.py tests/test_simulate*.py tests/test_*_deck.py tests/test_*_tiles.py
tests/test_*_ship.py tests/test_coach.py tests/test_arena.py tests/test_*_boards.py tests/test_card_texts.py tests/test_catalogue.py tests/test_compiler.py
tests/test_cli.py tests/test_coverage.py tests/test_forms.py tests/test_house.py tests/test_ladder_gate.py tests/test_opponents.py tests/test_outside.py tests/test_shapes.py tests/test_tastes.py
tests/campaign/test_bots_campaign.py tests/campaign/test_bots_sealed.py tests/test_notebooks.py tests/test_release.py tests/test_runs.py tests/test_site.py tests/test_lint.py tests/test_manual.py tests/test_rulebook.py
tests/test_terminal*.py tests/test_translations.py tests/test_view_common.py tests/test_web.py tests/test_wording.py
tests/campaign/test_campaign_commands.py tests/campaign/test_evening.py tests/campaign/test_fold.py tests/campaign/test_l*.py
tests/campaign/test_order.py tests/campaign/test_pack.py tests/campaign/test_redact.py tests/campaign/test_shown.py tests/campaign/test_skim.py
tests/campaign/test_verify_file.py"
leave= share=
if [ $# = 0 ]; then
    share="BURGLE_GAMES=${BURGLE_GAMES:-24} BURGLE_WILD=${BURGLE_WILD:-20} BURGLE_FLOW=${BURGLE_FLOW:-3}"
    share="$share BURGLE_BOOKS=${BURGLE_BOOKS:-4} BURGLE_CAMPAIGNS=${BURGLE_CAMPAIGNS:-1} BURGLE_UNDO=${BURGLE_UNDO:-2} BURGLE_SAVES=${BURGLE_SAVES:-100} BURGLE_HANDS=${BURGLE_HANDS:-100}"
    for path in $once; do leave="$leave --ignore=$path"; done
    leave="$leave -m not(once)"
else
    compile # what is asked for may hold both forms against each other
fi
# Who has nothing left to do takes work from another: most of the browser's tests are dealt to one process. Whoever plays
# over a network or in a browser waits a good part of the time, so there are twice as many processes as processors.
pytest="-m pytest -q -p no:faker -n $(($(nproc) * 2)) --dist worksteal"
echo "burgle: testing the interpreted engine"
env $share .venv/bin/python $pytest $leave "$@"
if [ -n "$checks" ]; then
    compile
    checked=0
    wait "$checks" || checked=$?
    cat build/checks.log
    [ "$checked" = 0 ] || exit "$checked"
fi
trap - EXIT INT TERM
if [ "$compiled" = 0 ]; then
    echo "burgle: testing the compiled engine"
    PYTHONPATH="$PWD/build/compiled" BURGLE_EXPECT_COMPILED=1 .venv/bin/python $pytest "$@"
elif [ $# = 0 ]; then
    echo "burgle: there is no compiler: testing the rest with the interpreted engine"
    .venv/bin/python $pytest
fi
