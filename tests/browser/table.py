"""The table as somebody in front of the screen sees it: what is going on, what is lit, and what changed."""

from __future__ import annotations

from dataclasses import dataclass, field

from playwright.sync_api import Locator, Page, TimeoutError

# Listens to the page's socket from within: what it has asked and not been answered yet.
LISTEN = """
window.openQuestions = new Map();
window.WebSocket = class extends WebSocket {
  constructor(...given) {
    super(...given);
    this.addEventListener('message', ({ data }) => window.openQuestions.delete(JSON.parse(data).key));
  }
  send(text) {
    const { key } = JSON.parse(text);
    if (key) window.openQuestions.set(key, text);
    super.send(text);
  }
};
"""

# Looks at the page as a whole. Things are named by their place among their kind, so that hands can press them.
# Whoever only waits for something glances: what is lit takes longest to find, and is asked for when it is acted upon.
LOOK = """(glance) => {
  const shown = (e) => e.getClientRects().length > 0 && getComputedStyle(e).visibility !== 'hidden';
  const all = (query) => [...document.querySelectorAll(query)].filter(shown);
  const words = (e) => (e.getAttribute('aria-label') ?? e.textContent).replace(/\\s+/g, ' ').trim();
  const button = (text) => all('button').find((e) => !e.disabled && e.textContent.trim().startsWith(text));
  const bare = (e) => {  // nothing lies over its middle, and the middle is on the screen
    const { left, top, width, height } = e.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    return !!hit && (e === hit || e.contains(hit) || hit.contains(e) && hit.matches('button'));
  };
  const lit = (kind, how) =>
    [...document.querySelectorAll(kind)].flatMap((e, at) => (e.matches(how) && shown(e) && bare(e) ? [at] : []));
  const question = all('.ask .q')[0];
  const doubt = all('[role=alertdialog] [role=alert]')[0];
  const dialog = all('[role=dialog]').map(words)[0] ?? '';
  const scores = all('main[data-game] [role=table]')[0];
  const tip = all('aside.tip')[0];
  const lay = all('button.lay')[0];
  const answers = all('.ask .list button').map(words);
  const state = {
    scene: scores ? 'over' : tip ? 'tip' : /^(Pass to)/.test(dialog) ? 'curtain' : dialog ? 'attack'
      : doubt ? 'doubted' : question ? 'asked' : lay ? 'laying'
      : button('Play all') || button('End turn') || answers.length ? 'mine' : 'waiting',
    question: (doubt ?? question)?.textContent ?? '',
    said: all('[role=status]').map(words).join(' | '),
  };
  const seq = document.querySelector('[data-seq]')?.dataset.seq;
  const seen = { ...state, mark: [seq, state.scene, state.question, state.said].join('~') };
  return glance ? seen : {
    ...seen,
    hand: Boolean(button('Play all')),
    done: Boolean(button('End turn')),
    answers,
    cards: lit('[data-card]', '.s-ok, .s-lit'),
    goods: lit('.item', '.ok'),
    places: lit('.hotspot', '.lit'),
    turn: all('.turn, .bar b').map(words)[0] ?? '',
  };
}"""

FOCUS = """() => {
  const at = document.activeElement;
  const among = (query) => [...document.querySelectorAll(query)].indexOf(at);
  return { body: at === document.body, id: at.id, lit: at.matches('.lit'), lays: at.matches('.lay, .ghost'),
    '[data-card]': among('[data-card]'), '.item': among('.item'), '.hotspot': among('.hotspot'),
    '.ask .list button': among('.ask .list button'), tip: at.matches('aside.tip .pri') };
}"""


@dataclass(frozen=True)
class Sight:
    """What somebody sees at one glance."""

    scene: str  # over, tip, curtain, attack, doubted, asked, laying, mine or waiting
    hand: bool = False  # there are cards to play
    done: bool = False  # the turn may end
    question: str = ""
    answers: list[str] = field(default_factory=list)
    cards: list[int] = field(default_factory=list)  # that may be had
    goods: list[int] = field(default_factory=list)
    places: list[int] = field(default_factory=list)  # to go to
    said: str = ""
    turn: str = ""
    mark: str = field(default="", repr=False)  # changes whenever the table has said something


class Table:
    """One table on one screen."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def look(self) -> Sight:
        """See what is there now."""
        return Sight(**self.page.evaluate(LOOK))

    def wait(self, *scenes: str) -> Sight:
        """Wait until it looks like one of these, or like anything but waiting."""
        wanted = list(scenes)
        fits = "wanted.length ? wanted.includes(scene) : scene !== 'waiting'"
        script = f"(wanted) => {{ const {{ scene }} = ({LOOK})(true); return {fits} }}"
        self.page.wait_for_function(script, arg=wanted, polling=50, timeout=60_000)
        return self.settled()

    def settled(self) -> Sight:
        """Wait until all questions of the page are answered, and look."""
        self.page.wait_for_function("() => window.openQuestions.size === 0", polling=20)
        return self.look()

    def changed(self, before: Sight, patience: float = 15) -> Sight:
        """Wait until the table has answered."""
        script = f"(mark) => window.openQuestions.size === 0 && ({LOOK})(true).mark !== mark"
        try:
            self.page.wait_for_function(script, arg=before.mark, polling=30, timeout=patience * 1000)
        except TimeoutError:
            waits = self.page.evaluate("() => [...window.openQuestions.values()]")
            now = self.look()
            raise AssertionError(
                f"nothing came of it: {before}, {now}, {before.mark!r} {now.mark!r} open: {waits}"
            ) from None
        return self.look()

    def focus(self) -> dict[str, object]:
        """What the keyboard is at: which card, item or place among its kind, and whether it is lit."""
        found: dict[str, object] = self.page.evaluate(FOCUS)
        return found

    def button(self, name: str) -> Locator:
        """A button by what it says."""
        return self.page.get_by_role("button", name=name)

    def card(self, at: int) -> Locator:
        """One of the cards that may be had."""
        return self.page.locator("[data-card]").nth(at)

    def item(self, at: int) -> Locator:
        """One of the goods that may be bought."""
        return self.page.locator(".item").nth(at)

    def place(self, at: int) -> Locator:
        """One of the places that may be gone to."""
        return self.page.locator(".hotspot").nth(at)

    def answer(self, at: int) -> Locator:
        """One of the answers to a question."""
        return self.page.locator(".ask .list button").nth(at)
