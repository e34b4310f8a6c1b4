# %% [markdown]
# # Learn a value
#
# Who will win? Games of the greedy bot are recorded turn by turn as numbers that the chapters of the rules contribute themselves
# (`Chapter.sense`), and a logistic regression in plain Python learns what they mean. Two lessons come with it: positions of one
# game share one outcome, so **split by game**, not by row; and a few good numbers know nearly as much as all of them.
# `GAMES=600` before the command plays more.

# %%
import math
import os

import matplotlib.pyplot as plt

from burgle.content.library import build_rules
from burgle.games import GAMES as SHELF
from burgle.kernel.sense import sense_of
from burgle.lab.selfplay import lessons

GAMES = int(os.environ.get("GAMES", "120"))
played = list(lessons("space", [2], GAMES, ["greedy"], seed=1, options={}))
names = sense_of(build_rules(SHELF["space"], 2, {})).names
rows = sum(len(lesson.rows) for lesson in played)
print(f"{GAMES} games, {rows} positions of {len(played[0].rows[0])} numbers")

# %% [markdown]
# Learn from two thirds of the games, test on the others.

# %%
cut = 2 * len(played) // 3
learn = [(row, came[0]) for one in played[:cut] for row, came in zip(one.rows, one.came)]
test = [(row, came[0], phase) for one in played[cut:] for row, came, phase in zip(one.rows, one.came, one.phase)]
width = len(learn[0][0])
mean = [sum(row[i] for row, _ in learn) / len(learn) for i in range(width)]
scale = [max((sum((row[i] - mean[i]) ** 2 for row, _ in learn) / len(learn)) ** 0.5, 1e-6) for i in range(width)]


def normal(row):
    """Numbers with mean 0 and spread 1, none of them wild."""
    return [max(-4.0, min(4.0, (x - m) / s)) for x, m, s in zip(row, mean, scale)]


def chance(weights, row):
    """What the regression says."""
    told = weights[-1] + sum(w * x for w, x in zip(weights, row))
    return 1 / (1 + math.exp(-max(-30.0, min(30.0, told))))


weights = [0.0] * (width + 1)
ready = [(normal(row), won) for row, won in learn]
for epoch in range(4):
    step = 0.003 / (1 + epoch)
    for row, won in ready:
        error = won - chance(weights, row)
        for i, x in enumerate(row):
            weights[i] += step * (error * x - 0.05 * weights[i])  # a little less each time: what is not needed fades
        weights[-1] += step * error

# %% [markdown]
# Is it true? Of the positions where it says 70 %, seven of ten should be won. The Brier score of somebody who always says the mean is the yardstick.

# %%
told = [(chance(weights, normal(row)), won, phase) for row, won, phase in test]
base = sum(won for _, won, _ in told) / len(told)
brier = sum((p - won) ** 2 for p, won, _ in told) / len(told)
always = sum((base - won) ** 2 for _, won, _ in told) / len(told)
print(f"Brier {brier:.3f}; always the mean: {always:.3f}")
figure, (left, right) = plt.subplots(1, 2, figsize=(9, 3.4))
for low in range(0, 10, 2):
    inside = [(p, won) for p, won, _ in told if low / 10 <= p < (low + 2) / 10]
    if inside:
        left.plot(
            sum(p for p, _ in inside) / len(inside), sum(won for _, won in inside) / len(inside), "o", color="#3b7ea1"
        )
left.plot([0, 1], [0, 1], "--", color="grey")
left.set(xlabel="says", ylabel="came true", title="Calibration")
order = sorted(range(len(names)), key=lambda i: -abs(weights[i]) if i < width else 0)[:8]
right.barh([names[i] for i in order][::-1], [weights[i] for i in order][::-1], color="#c9a227")
right.set_title("What it looks at")
figure.tight_layout()
