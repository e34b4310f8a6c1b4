#!/bin/sh
# The whole ladder of opponents: every level against greedy in duels and among four, and the planner without goals.
# Every deal is noted in a file and not played twice, so that a ladder that was stopped goes on.
# Usage: tools/ladder.sh FILE DEALS
set -eu
notes=$1 deals=$2
few=$(((deals + 3) / 4))  # a deal among four is played four times, and each game takes twice as long
for game in space catacombs legacy darkest; do
    .venv/bin/burgle ladder $game --bots beginner,apprentice,expert,master,master@goals=0 --deals "$deals" --keep "$notes"
    .venv/bin/burgle ladder $game --bots expert,master --players 4 --deals "$few" --keep "$notes"
    .venv/bin/burgle ladder $game --bots master-cautious,master-gambler,master-collector,master-hunter --deals "$few" --keep "$notes"
done
