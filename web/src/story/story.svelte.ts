/** The book at one table: which page lies open on this device, how far it is read, and what is asked. */

import { ref } from "../content/options";
import type { Option } from "../content/view";
import type { Differs } from "../map/contract";
import { likes } from "../net/remembered";
import type { StoryLabel, StoryQuestion } from "../protocol/messages";
import type { TableModel } from "../table/model.svelte";
import { Aloud } from "./aloud.svelte";
import { type Piece, pagesOf, partsOf, type StoryPage } from "./book";

const PATIENCE = 60_000; // milliseconds: as long as a table waits for who has not turned the page
const BEGUN = 2; // turns after which whoever comes in has missed the prologue
const kept = (table: string): string => `burgle.read.${table}`; // how far; the pages themselves are kept nowhere

export class Story {
  open = $state(false);
  picked = $state(-1); // an answer's code, before it is sealed
  page = $state(-1); // an older page that was leafed back to; -1 is the latest
  seen = $state(-1); // the number of the last event that was read
  short = $state(likes().short);
  readonly aloud = new Aloud();

  constructor(readonly model: TableModel) {
    this.seen = this.#begin();
  }

  #begin(): number {
    const stored = Number(sessionStorage.getItem(kept(this.model.session.table)) ?? Number.NaN);
    if (Number.isInteger(stored)) return stored;
    const events = this.model.state?.events ?? [];
    return (this.model.view?.turn ?? 0) > BEGUN ? (events.at(-1)?.seq ?? -1) : -1;
  }

  pages = $derived.by((): StoryPage[] => pagesOf(this.model.state?.events ?? [], this.short));
  parts = $derived.by((): Piece[] => partsOf(this.pages));
  unread = $derived.by((): Piece[] => this.parts.filter((part) => part.seq > this.seen));
  /** The page that lies open. */
  current = $derived.by((): StoryPage | undefined => {
    if (this.page >= 0) return this.pages[this.page];
    const last = this.parts.findLast((part) => part.seq <= this.seen);
    return (
      this.pages.find((page) => last && page.pieces.includes(last)) ??
      this.pages.findLast((page) => page.seq <= this.seen)
    );
  });
  /** What of it is shown: everything before the next part that was not read yet. */
  shown = $derived.by((): Piece[] => {
    const next = this.unread[0]?.seq ?? Number.POSITIVE_INFINITY;
    return this.current?.pieces.filter((piece) => piece.seq < next) ?? [];
  });
  /** A question of the story that this device may answer now: labels of a choice, or where a sticker goes. */
  asks = $derived.by((): Option[] =>
    this.model.options.filter((option) => ref(option, "choice") || ref(option, "spot")),
  );
  /** Where a sticker may go, and where it is to go: the map marks it. */
  spots = $derived.by((): Differs | undefined => {
    const found = this.asks.flatMap((option) => {
      const spot = ref(option, "spot")?.key;
      return spot ? [[spot, option.code === this.picked ? "chosen" : "choose"] as const] : [];
    });
    return found.length ? Object.fromEntries(found) : undefined;
  });
  /** The question as the story puts it, for everybody to read. */
  question = $derived.by((): StoryQuestion | null => this.model.state?.pending?.question ?? null);
  votes = $derived.by(() => this.question?.vote ?? this.asks[0]?.verb === "vote");
  ready = $derived.by(() => this.unread.length === 0);
  /** Who still reads, where a table reads together: nobody acts before all have. A minute is the most it waits. */
  readers = $derived.by((): number[] => (this.#late ? [] : (this.model.session.info?.reading ?? [])));
  mine = $derived.by((): number[] => this.readers.filter((seat) => this.model.session.seats.includes(seat)));
  others = $derived.by((): number[] => this.readers.filter((seat) => !this.mine.includes(seat)));
  host = $derived.by(() => this.model.session.seats.includes(this.model.session.info?.host ?? -1));
  #late = $state(false);

  /** Gives up waiting when the table does. */
  patience(): () => void {
    this.#late = false;
    const timer = window.setTimeout(() => {
      this.#late = true;
    }, PATIENCE);
    return () => clearTimeout(timer);
  }

  /** Tells the table that all who play here have read the page; the host may go on for everybody. */
  async tellReady(all = false): Promise<void> {
    const { session } = this.model;
    const seats = all ? [session.info?.host ?? -1] : this.mine;
    for (const seat of seats) await session.ask({ type: "ready", seat, all });
  }

  /** An answer in the words of the story. */
  label(option: Option): StoryLabel | undefined {
    const key = ref(option, "label")?.key;
    return this.question?.labels.find((one) => one.label === key);
  }

  /** Opens the book at what is new, and reads the first part of it. */
  turnTo(): void {
    this.page = -1;
    this.open = true;
    if (this.unread.length > 0) this.next();
  }

  /** Reads on; at the end of what there is, back to the map. */
  next(): void {
    this.page = -1;
    const [part, after] = this.unread;
    if (!part) {
      if (this.asks.length === 0) this.close();
      return;
    }
    const last = this.model.state?.events.at(-1)?.seq ?? part.seq;
    this.seen = after ? after.seq - 1 : Math.max(part.seq, last);
    this.waiting = after !== undefined;
    this.#keep();
  }

  /** Back to the map. What was not read yet counts as read: it stays in the book. */
  close(): void {
    this.open = false;
    this.aloud.stop();
    this.seen = Math.max(this.seen, this.model.state?.events.at(-1)?.seq ?? -1);
    this.#keep();
    void this.tellReady();
  }

  leaf(step: number): void {
    const here = this.current ? this.pages.indexOf(this.current) : -1;
    const to = Math.min(this.pages.length - 1, Math.max(0, here + step));
    this.page = to === this.pages.length - 1 ? -1 : to;
    this.aloud.stop();
  }

  pick(at: number): void {
    const option = this.asks[at];
    if (option && this.ready) this.picked = option.code;
  }

  /** Seals the choice: for good. */
  async seal(): Promise<void> {
    const option = this.asks.find((one) => one.code === this.picked);
    if (!option) return;
    this.aloud.stop();
    this.#decided = true;
    await this.model.act(option.code);
    this.picked = -1;
  }

  /** All who play on this device vote alike. */
  async agree(): Promise<void> {
    const code = this.picked;
    const { session } = this.model;
    this.#decided = true;
    for (const seat of session.seats) {
      const decision = session.states[seat]?.view?.decision;
      if (!decision?.options?.some((one) => one.code === code) || decision.given !== undefined) continue;
      await session.ask({ type: "act", seat, decision: decision.id, codes: [code], seq: session.states[seat]?.seq });
    }
    this.picked = -1;
  }

  read(): void {
    const words = this.shown.filter((piece) => piece.kind !== "margin").map((piece) => piece.text);
    this.aloud.toggle([this.current?.title ?? "", ...words].join(". "));
  }

  /** What the latest message brought: a new page turns up by itself, and so does a question. */
  hear(): void {
    const last = this.model.state?.events.at(-1)?.seq ?? -1;
    if (this.seen > last) this.seen = last; // it was taken back
    if (this.unread.length > 0 && this.page < 0 && !this.#reads()) this.turnTo();
    else if (this.asks.length > 0 && !this.open) this.open = true;
    else if (this.ready) this.seen = Math.max(this.seen, last);
    if (this.asks.length === 0) this.#decided = false;
    this.waiting = this.unread.length > 0;
    if (!this.asks.some((one) => one.code === this.picked)) this.picked = -1;
  }
  private waiting = false; // whether a part waits to be read on
  #decided = false; // whether an answer was sealed here: what comes of it turns up by itself

  /** Whether somebody reads what lies open: no page of another is turned to under their eyes, or under their thumb. */
  #reads(): boolean {
    if (!this.open || this.shown.length === 0) return false;
    const [next] = this.unread;
    return this.waiting || (!this.#decided && next !== undefined && !this.current?.pieces.includes(next));
  }

  #keep(): void {
    try {
      sessionStorage.setItem(kept(this.model.session.table), String(this.seen));
    } catch {
      // a private window: it will open at the first page again
    }
  }
}
