"""The command line as a whole: each command is imported only when it runs, so that `burgle --help` is quick."""

from __future__ import annotations

from cyclopts import App, Group, Parameter

PLAY = Group("Play", sort_key=1)
LOOK = Group("Look things up", sort_key=2)
CHECK = Group("Check content and rules", sort_key=3)
STUDY = Group("Study the game", sort_key=4)
OTHER = Group("Other", sort_key=5)

COMMANDS = [
    (
        PLAY,
        "serve",
        "burgle.cli.serve:serve",
        "Start the table and open it in the browser; `burgle` alone does that too.",
    ),
    (PLAY, "play", "burgle.cli.play:play", "Play against bots, or pass the keyboard around."),
    (PLAY, "replay", "burgle.cli.play:replay", "Retell a saved game, or check that it still plays as it did."),
    (PLAY, "coach", "burgle.cli.coach:coach", "Look at a finished game again: luck, decisions, and what cost most."),
    (PLAY, "position", "burgle.cli.position:position", "Write a position in one line, or tell what is in one."),
    (LOOK, "games", "burgle.cli.look:games", "List the games and their options."),
    (LOOK, "cards", "burgle.cli.look:cards", "List the cards, or show some of them in full."),
    (LOOK, "rules", "burgle.cli.look:rules", "Look a rule up, or list which rules the tests cite."),
    (CHECK, "lint", "burgle.cli.check:lint", "Check packs of your own content."),
    (CHECK, "scenario", "burgle.cli.check:scenario", "Run scenario files: rules questions as text."),
    (CHECK, "verify", "burgle.cli.backups:verify", "Check a downloaded game, a backup, or all tables."),
    (OTHER, "backup", "burgle.cli.backups:backup", "Copy all tables to a file, also while the server runs."),
    (OTHER, "restore", "burgle.cli.backups:restore", "Put a backup back; what is there now is kept."),
    (STUDY, "simulate", "burgle.cli.study:simulate", "Let bots play many games and look at the numbers."),
    (STUDY, "balance", "burgle.cli.balance:balance", "Check a game against its balance goals; make a report."),
    (STUDY, "ladder", "burgle.cli.opponents:ladder", "Measure how strong bots are, and how sure that is."),
    (STUDY, "train", "burgle.cli.opponents:train", "Let bots learn what positions are worth."),
    (STUDY, "bench", "burgle.cli.study:bench", "Measure how fast the engine is here."),
    (STUDY, "perft", "burgle.cli.study:perft", "Count the ways in which a game can go on."),
]

# `burgle campaign NAME`
CAMPAIGN = [
    ("new", "burgle.cli.campaign:new", "Begin a campaign."),
    ("play", "burgle.cli.campaign:play", "Play its next game, or go on with the one that was left."),
    ("free", "burgle.cli.campaign:free", "Play with the box of a finished campaign."),
    ("member", "burgle.cli.campaign:member", "Take, name, hand over or leave a character."),
    ("name", "burgle.cli.campaign:name", "Give something its name."),
    ("show", "burgle.cli.campaign_look:show", "Show a campaign as it stands, or list them."),
    ("history", "burgle.cli.campaign_look:history", "Tell what happened, line by line."),
    ("compare", "burgle.cli.campaign_look:compare", "Compare two campaigns, or two moments."),
    ("rewind", "burgle.cli.campaign_keep:rewind", "Go back to an earlier line and play on from there."),
    ("branch", "burgle.cli.campaign_keep:branch", "Start another version of the story from an earlier line."),
    ("export", "burgle.cli.campaign_keep:export", "Write a campaign with all its games into one file."),
    ("import", "burgle.cli.campaign_keep:import_", "Take over a campaign from such a file."),
    ("edition", "burgle.cli.campaign_keep:edition", "Go on with another edition of the box."),
    ("verify", "burgle.cli.campaign_keep:verify", "Play every game again and compare."),
    ("lint", "burgle.cli.campaign_keep:lint", "Check a campaign of your own."),
    ("skim", "burgle.cli.campaign_keep:skim", "Play whole stories quickly and see what is reached."),
    ("routes", "burgle.cli.campaign_keep:routes", "Look for routes that reach everything in a pack."),
    ("tell", "burgle.cli.campaign_look:tell", "Print one way through a campaign as a book (spoils everything)."),
    ("open-box", "burgle.cli.campaign_look:open_box", "Print everything in a box (for authors)."),
]

# `burgle dataset NAME`
DATASET = [
    ("make", "burgle.cli.dataset:make", "Let bots play games and keep their moves."),
    ("expand", "burgle.cli.dataset:expand", "Play them again and write a line for every decision."),
    ("verify", "burgle.cli.dataset:verify", "Play them again and compare."),
    ("minari", "burgle.cli.dataset:minari", "Export one seat's episodes to Minari."),
]

HELP = """Heists in the manner of a deck-building board game, in your browser or terminal. Unofficial fan software.

Begin with `burgle` for the table in your browser, or with `burgle play space` in the terminal.
"""


def version() -> str:
    """Tell the version, and which form of the engine runs."""
    import burgle
    from burgle.kernel import COMPILED

    return f"burgle {burgle.__version__} (engine: {'compiled' if COMPILED else 'interpreted'})"


def build() -> App:
    """Put the command together."""
    app = App(
        name="burgle",
        help=HELP,
        version=version,
        version_format="plaintext",
        help_flags=["--help", "-h"],
        version_flags=["--version"],
        group_commands=OTHER,
        default_parameter=Parameter(negative=()),
        suppress_keyboard_interrupt=False,
        help_epilogue="Exit codes: 0 fine, 1 a check failed, 2 wrong usage or bad input.",
    )
    for group, name, where, summary in COMMANDS:
        app.command(where, name=name, group=group, help=summary)
    campaign = App(
        name="campaign", help="Play a campaign: a world that you change for good from game to game.", group=PLAY
    )
    for name, where, summary in CAMPAIGN:
        campaign.command(where, name=name, help=summary)
    app.command(campaign)
    dataset = App(name="dataset", help="Recorded games, to learn from and to study.", group=STUDY)
    for name, where, summary in DATASET:
        dataset.command(where, name=name, help=summary)
    app.command(dataset)
    app.register_install_completion_command(help="Install shell completion for bash, zsh or fish.")
    return app
