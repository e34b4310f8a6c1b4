/** The book as events tell it: pages in the order in which they were opened, each with its parts, choices and what came of them. */

import type { GameEvent } from "../content/view";

/** A piece of a page: a part of its text, what somebody chose, or what an instruction did. */
export interface Piece {
  seq: number;
  kind: "text" | "choice" | "margin";
  text: string;
  seat: number;
  code: string;
  event: GameEvent;
}

export interface StoryPage {
  ref: string;
  title: string;
  short: string;
  seat: number; // whom it addresses; -1: everybody
  seq: number;
  pieces: Piece[];
}

// The game goes on: what happens from here on is no result of the page.
const GOES_ON = new Set(
  "turn play acquire defeat move teleport buy reveal arrive attack cube end stop flip out escape artifact scored rage ride found".split(
    " ",
  ),
);
// What only the book does is told in any case; what also happens without it only to whom the page addresses.
const OF_THE_BOOK = new Set(
  "note vote vote_tie vote_lot written name_wanted unlocked mission checkmark starter sticker fetched missing destroyed stowed dented went_back story_points goal promoted track parcel_laid contract contract_stored contract_due contract_failed contract_done".split(
    " ",
  ),
);
const GAINS = new Set("gain coins clank quiet hurt heal draw token trash discard paid fee get".split(" "));
const inMargin = (event: GameEvent, page: StoryPage): boolean =>
  OF_THE_BOOK.has(event.code) || (GAINS.has(event.code) && page.seat >= 0 && event.seat === page.seat);

/** Lays the pages out. With `short` a page has its summary in place of its parts. */
export function pagesOf(events: readonly GameEvent[], short = false): StoryPage[] {
  const pages: StoryPage[] = [];
  let open: StoryPage | undefined; // whose instructions are being carried out
  for (const event of events) {
    const { code, page, seq, seat } = event;
    if (page && code === "passage") {
      open = { ref: page.ref, title: page.title, short: page.short ?? "", seat, seq, pieces: [] };
      pages.push(open);
      if (short && open.short) open.pieces.push({ seq, kind: "text", text: open.short, seat, code, event });
    } else if (page) {
      const ref = page.ref.split(".")[0];
      open = pages.findLast((one) => one.ref === ref) ?? open;
      if (!open) {
        // It was opened before anything that is still known here.
        open = { ref: ref ?? "", title: page.title, short: "", seat, seq, pieces: [] };
        pages.push(open);
      }
      if (code === "choice") open.pieces.push({ seq, kind: "choice", text: page.text, seat, code, event });
      else if (!(short && open.short)) open.pieces.push({ seq, kind: "text", text: page.text, seat, code, event });
    } else if (open && GOES_ON.has(code)) {
      open = undefined;
    } else if (open && event.text && inMargin(event, open)) {
      open.pieces.push({ seq, kind: "margin", text: event.text, seat, code, event });
    }
  }
  return pages;
}

/** The parts that are read one after the other. */
export const partsOf = (pages: readonly StoryPage[]): Piece[] =>
  pages.flatMap((page) => page.pieces.filter((piece) => piece.kind === "text")).sort((a, b) => a.seq - b.seq);

/** What stands between asterisks is written with emphasis. */
export function emphasised(text: string, lang = "en"): { text: string; em: boolean }[] {
  return quoted(text, lang)
    .split("*")
    .flatMap((piece, i) => (piece ? [{ text: piece, em: i % 2 === 1 }] : []));
}

/** A text in paragraphs, each in lines: an empty line parts the ones, the end of a line the others. */
export const paragraphsOf = (text: string, lang: string): ReturnType<typeof emphasised>[][] =>
  text
    .trim()
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.split("\n").map((line) => emphasised(line.trim(), lang)));

/** Quotation marks as a printer of that language sets them, where a text has those of a typewriter. */
export function quoted(text: string, lang: string): string {
  const [open, close] = lang === "de" ? ["„", "“"] : ["“", "”"];
  return text.replace(/(^|[\s(–—])(\*?)"/g, `$1$2${open}`).replaceAll('"', close);
}
