# %% [markdown]
# # A bot in ten lines, and how good it is
#
# A bot answers questions in a world that its seat cannot tell from the real one. Here is one that only goes shopping, one that
# takes what it can, one that looks a step ahead, and a plot of who wins, with the error that so few games leave. `GAMES=400` before
# the command plays more.

# %%
import os
import random

import matplotlib.pyplot as plt

from burgle.bots import Bot, World
from burgle.bots.loading import BOTS
from burgle.kernel.engine import answer
from burgle.kernel.traits import GETS
from burgle.lab.ladder import wilson
from burgle.lab.rewards import potentials
from burgle.lab.simulate import simulate

GAMES = int(os.environ.get("GAMES", "60"))


# %%
class Shopper(Bot):
    """Plays all cards, buys the dearest card it can, and never goes anywhere."""

    def choose(self, world: World, options: list[int]) -> int:
        acquire = next(a for a in world.known.rules.actions if a.name == "acquire").kind
        cards = world.known.rules.cards
        return max(options, key=lambda code: cards[code & 0xFFFF].cost if code >> 16 == acquire else 0)


# %% [markdown]
# Whoever buys everything and goes nowhere is lost. The next one takes whatever can be taken where it stands, and otherwise plays
# by chance: it wanders, and now and then it stumbles out with something.


# %%
class Magpie(Bot):
    """Takes what it can get, wherever chance leads it."""

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed)
        self.dice = random.Random(seed)

    def choose(self, world: World, options: list[int]) -> int:
        takes = {action.kind for action in world.known.rules.actions if action.traits & GETS}
        shiny = [code for code in options if code >> 16 in takes]
        return self.dice.choice(shiny or options)


# %% [markdown]
# A thief tries every answer on a copy of its world and takes the best. How a position stands is told by the same number that learners
# are paid by (`reward="points"`): points, an artifact in hand, Boots to the next goal.


# %%
class Thief(Bot):
    """Looks one step ahead, for a prize and the way home."""

    def choose(self, world: World, options: list[int]) -> int:
        def worth(code: int) -> float:
            after = world.state.copy()
            answer(after, code)
            return potentials(after)[world.seat]

        return max(options, key=worth)


BOTS["shopper"], BOTS["magpie"], BOTS["thief"] = Shopper, Magpie, Thief

# %% [markdown]
# Each plays against `random` and `greedy`. Seats move on by one from game to game, so nobody always begins.

# %%
colours = {"shopper": "#c9a227", "magpie": "#3b7ea1", "thief": "#2f855a"}
rivals = ["greedy", "random"]
found = {}
for name in colours:
    for rival in rivals:
        won = simulate("legacy", players=2, games=GAMES, bots=[name, rival], seed=1)["wins_by_bot"][name]
        found[name, rival] = (won["share"], *wilson(won["wins"], int(won["seats"])))

# %%
figure, axes = plt.subplots(figsize=(7, 3))
for at, (names, (share, low, high)) in enumerate(found.items()):
    axes.barh(at, share, color=colours[names[0]])
    axes.errorbar(share, at, xerr=[[share - low], [high - share]], color="black", capsize=4)
axes.set_yticks(range(len(found)), [f"{name} against {rival}" for name, rival in found])
axes.set_xlabel(f"share of its games won, {GAMES} games each, 95 % intervals")
axes.set_xlim(0, 1)
figure.tight_layout()

# %% [markdown]
# None is a match for `greedy`, but the thief beats chance: often neither gets out, and then nobody wins. What a good bot does is told in the manual (`docs/bots.md`): prices for everything, and plans that are tried out in
# several possible worlds.
