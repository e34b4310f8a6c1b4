# %% [markdown]
# # Tune a card
#
# What happens if a card costs more? A pack changes one number, everything else, chance included, stays the same: the same deals,
# the same bots. So differences come from the card. `GAMES=400` before the command plays more.

# %%
import os
import tempfile
from pathlib import Path

import matplotlib.pyplot as plt

from burgle.lab.ladder import wilson
from burgle.lab.simulate import simulate

GAMES = int(os.environ.get("GAMES", "40"))
CARD, COSTS = "fazr", [1, 2, 3, 4]

# %% [markdown]
# A pack is a folder with a few lines of text.

# %%
folder = Path(tempfile.mkdtemp())
results = []
for cost in COSTS:
    pack = folder / str(cost)
    pack.mkdir()
    (pack / "cards.toml").write_text(f'[[card]]\nid = "{CARD}"\ncost = {cost}\n')
    results.append(simulate("space", players=2, games=GAMES, bots=["greedy"], seed=3, packs=[pack]))

# %% [markdown]
# How often is it taken, of the turns in which it could be had? And does the game get longer, or kinder?

# %%
figure, (left, right) = plt.subplots(1, 2, figsize=(9, 3.2))
shares = [result["cards"][CARD] for result in results]
marks = [wilson(min(one["acquired"], one["offered"]), one["offered"]) for one in shares]
values = [one["share"] for one in shares]
errors = [[v - low for v, (low, _) in zip(values, marks)], [high - v for v, (_, high) in zip(values, marks)]]
left.errorbar(
    COSTS, values, yerr=[[max(e, 0) for e in side] for side in errors], marker="o", capsize=4, color="#3b7ea1"
)
left.set(xlabel=f"cost of {CARD}", ylabel="taken, of the turns it was on offer", ylim=(0, 1), xticks=COSTS)
right.plot(
    COSTS, [result["turns"]["mean"] for result in results], marker="o", color="#2f855a", label="turns of a player"
)
right.plot(COSTS, [100 * result["out_share"] for result in results], marker="s", color="#c2410c", label="% who get out")
right.set(xlabel=f"cost of {CARD}", xticks=COSTS, ylim=(0, None))
right.legend()
figure.tight_layout()

# %% [markdown]
# `burgle balance space --pack FOLDER --report out.html` says what the whole game makes of such a change: goals, seats, every card and
# every place.
