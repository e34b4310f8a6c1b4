/**
 * What a small card says never breaks off in the middle: where not all of it has room it is set tighter, around its icons;
 * where that does not do it says as many whole sentences as fit, and shows that there is more.
 */

const NEXT = /([.!?])\s+(?=[\p{Lu}\p{N}+−])/gu; // a Clank! in the middle ends no sentence

/** The sentences of a text. Not every browser can look behind itself in a pattern, so an end is marked first. */
export const apart = (text: string): string[] => text.replace(NEXT, "$1\n").split("\n");

/** Whether part of what it says lies outside of a card, under a line that is the last, or under what hangs on it. */
function cut(words: HTMLElement, body: HTMLElement, edge: number, hangs: readonly DOMRect[]): boolean {
  if (words.scrollHeight > words.clientHeight + 3 && getComputedStyle(words).overflowY === "hidden") return true;
  if (body.scrollHeight > body.clientHeight + 3 && getComputedStyle(body).overflowY === "hidden") return true;
  const lines = document.createRange();
  lines.selectNodeContents(words);
  if (lines.getBoundingClientRect().bottom > edge + 1) return true;
  const top = body.getBoundingClientRect().top;
  const over = hangs.filter((sign) => sign.bottom - 4 > top);
  if (over.length === 0) return false;
  const signs = [...(body.firstElementChild?.children ?? [])].map((sign) => sign.getBoundingClientRect());
  return [...signs, ...lines.getClientRects()].some((line) =>
    over.some((sign) => line.right > sign.left + 2 && line.left < sign.right - 2 && line.top < sign.bottom - 4),
  );
}

/** Leaves the first sentences that fit; if not even the first does, any one that does is better than none. */
function keep(parts: HTMLElement[], fits: () => boolean): void {
  for (let most = parts.length - 1; most > 0; most--) {
    (parts[most] as HTMLElement).hidden = true;
    if (fits()) return;
  }
  for (const one of parts.slice(1)) {
    for (const part of parts) part.hidden = part !== one;
    if (fits()) return;
  }
  for (const part of parts) part.hidden = true;
}

/** How a card tells its words: what it is set as, and which of its sentences are left out. */
interface Setting {
  tight: string | undefined;
  out: boolean[];
  more: boolean;
  beside: string;
  below: string;
}
const KEPT = 400; // settings that are remembered: the same cards come again and again
const settings = new Map<string, Setting>();

// Cards are measured between two pictures, a few at a time: whoever presses something meanwhile does not wait for all of them.
const BUDGET = 8; // milliseconds of a picture
const waiting = new Set<() => void>();
function measure(): void {
  const until = performance.now() + BUDGET;
  for (const fit of waiting) {
    waiting.delete(fit);
    fit();
    if (performance.now() > until) break;
  }
  if (waiting.size > 0) requestAnimationFrame(measure);
}
function later(fit: () => void): void {
  if (waiting.size === 0) requestAnimationFrame(measure);
  waiting.add(fit);
}

/** Keeps the words of a card whole, whatever its size is; it is measured when the browser has just worked that out. */
export function whole(words: HTMLElement): (() => void) | undefined {
  const [card, body] = [words.closest<HTMLElement>("[data-card]"), words.parentElement];
  const [parts, more] = [[...words.querySelectorAll<HTMLElement>(".st")], words.querySelector<HTMLElement>(".rest")];
  if (!card || !body || !more) return;
  const set = ({ tight, out, more: rest, beside, below }: Setting) => {
    if (tight === undefined) delete card.dataset.tight;
    else card.dataset.tight = tight;
    parts.forEach((part, i) => {
      part.hidden = out[i] ?? false;
    });
    more.hidden = !rest;
    body.style.setProperty("--beside", beside);
    body.style.setProperty("--below", below);
  };
  const find = (): Setting => {
    set({ tight: undefined, out: [], more: false, beside: "", below: "" });
    const edge =
      card.getBoundingClientRect().bottom - Math.max(0, parseFloat(getComputedStyle(body).paddingBottom) - 4);
    const [price, boss] = [".price", ".att"].map((sign) => card.querySelector(sign)?.getBoundingClientRect());
    const hangs = [price, boss].filter((sign) => !!sign);
    const found = () => ({
      tight: card.dataset.tight,
      out: parts.map((part) => part.hidden === true),
      more: !more.hidden,
      beside: body.style.getPropertyValue("--beside"),
      below: body.style.getPropertyValue("--below"),
    });
    if (words.getClientRects().length === 0 || !cut(words, body, edge, hangs)) return found();
    card.dataset.tight = "";
    const all = card.getBoundingClientRect();
    if (price) {
      const head = card.querySelector(".head")?.getBoundingClientRect().bottom ?? 0;
      body.style.setProperty("--beside", `${all.right - price.left - 3}px`);
      body.style.setProperty("--below", `${price.bottom - head - 2}px`);
    }
    // Where there is no room beside what hangs there, all of it stands below.
    const top = body.getBoundingClientRect().top;
    const signs = body.querySelector(".yl")?.getBoundingClientRect();
    const beside = boss && boss.left < all.left + all.width / 3 && boss.bottom > top;
    if (beside || (signs && signs.top > top + 6)) card.dataset.tight = "low";
    more.hidden = !cut(words, body, edge, []);
    if (!more.hidden) keep(parts, () => !cut(words, body, edge, []));
    const clear = body.getBoundingClientRect().top + 1;
    if (card.dataset.tight === "" && (price?.bottom ?? 0) <= clear) card.dataset.tight = "free"; // it hangs over no word
    return found();
  };
  const fit = () => {
    delete card.dataset.waits;
    if (!card.isConnected) return;
    // All that a card's look hangs on: what it says, how large it and its letters are, and what is laid over it.
    const letters = getComputedStyle(words).fontSize;
    const known = [card.className, card.clientWidth, card.clientHeight, letters, card.textContent].join("|");
    const kept = settings.get(known);
    if (kept) return set(kept);
    const found = find();
    if (document.fonts.status !== "loaded") return; // with other letters it is another
    if (settings.size >= KEPT) settings.clear();
    settings.set(known, found);
  };
  const ask = () => {
    card.dataset.waits = ""; // until it has been measured
    later(fit);
  };
  const sizes = new ResizeObserver(ask);
  for (const one of [card, body.firstElementChild]) if (one) sizes.observe(one); // letters may grow, and a card not
  if (document.fonts.status !== "loaded") void document.fonts.ready.then(ask);
  return () => {
    sizes.disconnect();
    waiting.delete(fit);
  };
}
