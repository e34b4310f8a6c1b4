"""How a screen must look, whatever it shows: axe finds nothing, nothing scrolls sideways, nothing is cut off."""

from __future__ import annotations

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]

# What can be seen to be wrong without knowing what the screen is about.
FAULTS = """() => {
  const faults = [];
  const root = document.documentElement;
  const name = (e) => `${e.tagName.toLowerCase()}.${[...e.classList].join('.')} "${(e.getAttribute('aria-label')
    ?? e.textContent).trim().slice(0, 40)}"`;
  if (root.scrollWidth > innerWidth + 1) faults.push(`the page is ${root.scrollWidth} wide on a screen of ${innerWidth}`);
  for (const face of document.fonts) if (face.status === 'error') faults.push(`the font ${face.family} did not come`);
  for (const image of document.images) if (!image.naturalWidth) faults.push(`no picture: ${image.src}`);
  const clips = (e) => getComputedStyle(e).overflowX !== 'visible' || getComputedStyle(e).overflowY !== 'visible';
  const seen = (e) => {
    const box = e.getBoundingClientRect();
    return box.width > 1 && box.height > 1 && e.checkVisibility({ opacityProperty: true, visibilityProperty: true })
      && !e.closest('svg, .hide, [inert]') && getComputedStyle(e).clipPath === 'none';
  };
  const top = document.querySelector('dialog[open]') ?? document.body;
  const pressed = [...top.querySelectorAll('button, a[href], input, select')].filter(seen);
  const within = (e) => {  // the part of the screen in which it can be seen or scrolled to
    for (let up = e.parentElement; up; up = up.parentElement) if (clips(up) && up !== document.body) return up;
    return root;
  };
  const visible = (e) => {  // without what the box around it hides
    const [box, around] = [e.getBoundingClientRect(), within(e)];
    if (around === root) return box;
    const frame = around.getBoundingClientRect();
    return { left: Math.max(box.left, frame.left), right: Math.min(box.right, frame.right),
      top: Math.max(box.top, frame.top), bottom: Math.min(box.bottom, frame.bottom) };
  };
  for (const e of pressed) {
    const box = e.getBoundingClientRect();
    const around = within(e);
    const scrolls = around.scrollWidth > around.clientWidth + 1 && getComputedStyle(around).overflowX !== 'hidden';
    const frame = around === root ? { left: 0, right: innerWidth } : around.getBoundingClientRect();
    if (!scrolls && (box.right > frame.right + 2 || box.left < frame.left - 2)) faults.push(`cut off: ${name(e)}`);
  }
  const cards = '[data-card], .marks, .scrub, aside, .coach, [role=dialog], .tip, .turn, .lay';
  const plain = pressed.filter((e) => !e.closest(cards) && getComputedStyle(e).display !== 'inline');
  for (const [i, a] of plain.entries())
    for (const b of plain.slice(i + 1)) {
      if (a.contains(b) || b.contains(a) || a.offsetParent !== b.offsetParent) continue;
      const [p, q] = [visible(a), visible(b)];
      const wide = Math.min(p.right, q.right) - Math.max(p.left, q.left);
      const high = Math.min(p.bottom, q.bottom) - Math.max(p.top, q.top);
      if (wide > 2 && high > 2) faults.push(`${name(a)} lies over ${name(b)}`);
    }
  return faults;
}"""


# Text that nobody can read: too small, or cut.
TEXTS = """(smallest) => {
  const faults = [];
  const root = document.documentElement;
  const name = (e) => `${e.tagName.toLowerCase()}.${[...e.classList].join('.')} "${e.textContent.trim().slice(0, 40)}"`;
  const clips = (e) => getComputedStyle(e).overflowX !== 'visible' || getComputedStyle(e).overflowY !== 'visible';
  const within = (e) => {
    for (let up = e.parentElement; up; up = up.parentElement) if (clips(up) && up !== document.body) return up;
    return root;
  };
  const top = document.querySelector('dialog[open]') ?? document.body;
  const texts = document.createTreeWalker(top, NodeFilter.SHOW_TEXT);
  const told = new Set();
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const e = text.parentElement;
    if (!text.textContent.trim() || told.has(e) || e.closest('.hide, [inert], [aria-hidden=true] svg, title, style, script'))
      continue;
    told.add(e);
    if (!e.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const box = e.getBoundingClientRect();
    const over = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    const map = e.closest('.burgle-map');
    if (map && over && !map.contains(over)) continue;  // a map under something that is looked at now
    const turned = e instanceof SVGElement && e.getScreenCTM?.();
    const scale = turned ? Math.hypot(turned.a, turned.b) : 1;
    const size = parseFloat(getComputedStyle(e).fontSize) * scale;
    if (size < smallest) faults.push(`${size.toFixed(1)} px: ${name(e)}`);
    if (e instanceof SVGElement || e.closest('[aria-hidden=true]')) continue;
    const style = getComputedStyle(e);
    const range = document.createRange();
    range.selectNodeContents(text);
    const [words, around] = [range.getBoundingClientRect(), within(e)];
    const frame = around.getBoundingClientRect();
    const moves = /auto|scroll/.test(getComputedStyle(around).overflowX + getComputedStyle(around).overflowY);
    if (around !== root && !moves && words.left < frame.right && words.right > frame.right + 2) faults.push(`cut: ${name(e)}`);
    const cut = (clips(e) && (e.scrollWidth > e.clientWidth + 1)) || (clips(e) && style.overflowY === 'hidden'
      && e.scrollHeight > e.clientHeight + 3);
    if (cut && !/auto|scroll/.test(style.overflowX + style.overflowY)) faults.push(`cut text: ${name(e)}`);
  }
  return faults;
}"""
SMALLEST = 10.95  # pixels, of eleven
# Letters are there, and cards have been measured by them.
DRAWN = "() => document.fonts.status === 'loaded' && !document.querySelector('[data-waits]')"


def faults(page: Page) -> list[str]:
    """What is wrong with how the page looks now."""
    page.wait_for_function(DRAWN)
    found: list[str] = page.evaluate(FAULTS)
    return found


def illegible(page: Page, screen: str) -> list[str]:
    """Text of a screen that is too small to be read, or cut."""
    page.wait_for_function(DRAWN)
    return [f"{screen}: {fault}" for fault in page.evaluate(TEXTS, SMALLEST)]


def violations(page: Page) -> list[str]:
    """What axe has to say against the page as it is now."""
    options = {"runOnly": {"type": "tag", "values": TAGS}, "resultTypes": ["violations"]}
    found = Axe().run(page, options=options).response["violations"]
    said = []
    for one in found:
        for node in one["nodes"][:4]:
            why = (node["any"] or node["all"] or [{}])[0].get("message", "")
            said.append(f"{one['id']} ({one['help']}): {node['target']} {node['html'][:160]} {why}")
    return said


def check(page: Page, screen: str) -> list[str]:
    """All complaints about a screen, each with its name."""
    return [f"{screen}: {fault}" for fault in faults(page) + violations(page)]
