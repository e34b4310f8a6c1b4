#!/bin/sh
# The whole ladder of opponents, what says most first, so that whoever stops it early knows that much of every game:
# the master against greedy, each level against the one below it, four players, no goals, characters.
# Every deal is noted in a file and not played twice, so that a ladder that was stopped goes on.
# Usage: tools/ladder.sh FILE DEALS
set -eu
notes=$1 deals=$2
few=$(((deals + 3) / 4))  # a deal among four is played four times, and each game takes twice as long
everywhere() {  # OPTION ...: play these in every game
    for game in space catacombs legacy darkest; do
        .venv/bin/burgle ladder $game --keep "$notes" "$@"
    done
}
everywhere --bots master,expert --deals "$deals"
everywhere --bots master --against expert --deals "$deals"
everywhere --bots beginner,apprentice --deals "$deals"
everywhere --bots beginner --against apprentice --deals "$deals"
everywhere --bots master,expert --players 4 --deals "$few"
everywhere --bots master@goals=0 --deals "$deals"
everywhere --bots master-cautious,master-gambler,master-collector,master-hunter --deals "$few"
