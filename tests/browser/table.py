"""The table as somebody in front of the screen sees it: what is going on, what is lit, and what changed."""

from __future__ import annotations

from dataclasses import dataclass, field

from playwright.sync_api import Locator, Page

from tests.browser.words import say

# Listens to the page's socket from within: what it has asked and not been answered yet. And tells when something holds,
# or after so long that it does not: it looks after each word of the table and each change of the page, not all the time.
LISTEN = """
window.openQuestions = new Map();
window.heard = new EventTarget();
window.holds = (fits, patience) => new Promise((done) => {
  const end = performance.now() + patience;
  let soon = 0;
  const settle = (value) => {
    clearTimeout(soon);
    clearInterval(now_and_then);
    changes.disconnect();
    heard.removeEventListener('word', look);
    done(value);
  };
  // What holds must hold when a frame has been drawn, too: only then has the page measured itself anew.
  const drawn = (then) => requestAnimationFrame(() => setTimeout(then));
  const look = () => { soon ||= setTimeout(() => {
    soon = 0;
    if (fits()) drawn(() => (fits() ? settle(true) : look()));
    else if (performance.now() > end) settle(false);
  }, 5) };
  const changes = new MutationObserver(look);
  changes.observe(document, { attributes: true, characterData: true, childList: true, subtree: true });
  heard.addEventListener('word', look);
  const now_and_then = setInterval(look, 100);  // the end of a motion says nothing
  look();
});
window.WebSocket = class extends WebSocket {
  constructor(...given) {
    super(...given);
    this.addEventListener('message', ({ data }) => {
      window.openQuestions.delete(JSON.parse(data).key);
      heard.dispatchEvent(new Event('word'));
    });
  }
  send(text) {
    const { key } = JSON.parse(text);
    if (key) window.openQuestions.set(key, text);
    super.send(text);
  }
};
"""

# Whether the page rests: it waits for no answer, no map and no ring is on its way, and nothing moves but what never ends
# or cannot be pressed.
# Only then is everything where somebody who looks and then presses will find it.
RESTS = """() => window.openQuestions.size === 0 && !document.querySelector('[data-moving]')
  && document.getAnimations().every((one) => one.playState !== 'running'
    || one.effect.getComputedTiming().endTime === Infinity
    || getComputedStyle(one.effect.target).pointerEvents === 'none')"""

# Looks at the page as a whole. Things are named by their place among their kind, so that hands can press them.
# Whoever only waits for something glances: what is lit takes longest to find, and is asked for when it is acted upon.
LOOK = """(glance) => {
  const shown = (e) => e.getClientRects().length > 0 && getComputedStyle(e).visibility !== 'hidden';
  const all = (query) => [...document.querySelectorAll(query)].filter(shown);
  const words = (e) => (e.getAttribute('aria-label') ?? e.textContent).replace(/\\s+/g, ' ').trim();
  const said = (text) => window.spoken?.[text] ?? [text];
  const begins = (words, text) => said(text).some((one) => words.startsWith(one));
  const button = (text) => all('button').find((e) => !e.disabled && begins(e.textContent.trim(), text));
  const bare = (e) => {  // nothing lies over its middle, and the middle is on the screen
    const { left, top, width, height } = e.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    return !!hit && (e === hit || e.contains(hit) || hit.contains(e) && hit.matches('button'));
  };
  const whole = (e) => {  // a thumb does not aim at a place that the edge of the map cuts through
    if (!matchMedia('(pointer: coarse)').matches) return true;
    const [sign, map] = [e.getBoundingClientRect(), e.closest('.burgle-map')?.getBoundingClientRect()];
    return !map || sign.top >= map.top && sign.bottom <= map.bottom && sign.left >= map.left && sign.right <= map.right;
  };
  const lit = (kind, how) => [...document.querySelectorAll(kind)].flatMap((e, at) =>
    e.matches(how) && shown(e) && bare(e) && whole(e) ? [at] : []);
  const question = all('.ask .q')[0];
  const doubt = all('[role=alertdialog] [role=alert]')[0];
  const dialog = all('[role=dialog]').map(words)[0] ?? '';
  const scores = all('main[data-game] [role=table]')[0];
  const tip = all('aside.tip')[0];
  const lay = all('button.lay')[0];
  const answers = all('.ask .list button').map(words);
  const page = all('aside.book .go, aside.book [role=radiogroup]')[0];  // to be read, or to be sealed
  const read = page ? all('aside.book h2, aside.book .p, aside.book .chose').map((e) => e.textContent.length) : [];
  const state = {
    scene: scores && !page ? 'over' : tip ? 'tip' : begins(dialog, 'Pass to') ? 'curtain' : dialog ? 'attack'
      : page ? 'story' : doubt ? 'doubted' : question ? 'asked' : lay ? 'laying'
      : button('Play all') || button('End turn') || answers.length ? 'mine' : 'waiting',
    question: (doubt ?? question)?.textContent ?? '',
    said: all('[role=status]').map(words).join(' | '),
  };
  const seq = document.querySelector('[data-seq]')?.dataset.seq;
  const raid = document.querySelector('[role=dialog][data-number]')?.dataset.number;
  const seen = { ...state, mark: [seq, raid, state.scene, state.question, state.said, ...read].join('~') };
  return glance ? seen : {
    ...seen,
    hand: Boolean(button('Play all')),
    done: Boolean(button('End turn')),
    answers,
    cards: lit('[data-card]', '.s-ok, .s-lit'),
    goods: lit('.item', '.ok'),
    places: lit('.hotspot', '.lit'),
    turn: document.querySelector('[data-turn]')?.dataset.turn ?? '',
  };
}"""

LOOKED_FOR = ("Pass to", "Play all", "End turn")  # by what they say; pages in German are told what that is there

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

    scene: str  # over, tip, curtain, attack, story, doubted, asked, laying, mine or waiting
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
        fits = "wanted.length ? wanted.includes(scene) : scene !== 'waiting'"
        self.until(f"(wanted) => {{ const {{ scene }} = look(true); return {fits} }}", list(scenes), patience=60)
        return self.settled()

    def settled(self) -> Sight:
        """Wait until the page rests, and look."""
        self.until("rests")
        return self.look()

    def changed(self, before: Sight, patience: float = 30) -> Sight:
        """Wait until the table has answered, and the page rests."""
        self.until("(mark) => rests() && look(true).mark !== mark", before.mark, patience)
        return self.look()

    def until(self, fits: str, arg: object = None, patience: float = 30) -> None:
        """Wait until something holds, or say what does not."""
        script = f"([arg, patience]) => {{ const look = {LOOK}, rests = {RESTS}; return holds(() => ({fits})(arg), patience) }}"
        if not self.page.evaluate(script, [arg, patience * 1000]):
            waits = self.page.evaluate(f"() => [({RESTS})(), ...window.openQuestions.values()]")
            raise AssertionError(f"in vain: {fits} of {arg!r}, but {self.look()!r}; rests, waits for: {waits}")

    def focus(self) -> dict[str, object]:
        """What the keyboard is at: which card, item or place among its kind, and whether it is lit."""
        found: dict[str, object] = self.page.evaluate(FOCUS)
        return found

    def button(self, name: str) -> Locator:
        """A button by what it says."""
        return self.page.get_by_role("button", name=say(name))

    def insisting(self) -> Locator:
        """The button that does it after all, when the table has asked before a costly surprise."""
        return self.page.get_by_role("alertdialog").locator("[data-insist]")

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
