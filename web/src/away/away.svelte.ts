/** Notices when somebody comes back to a table, and what they have missed. */

import type { GameEvent } from "../content/view";
import type { TableModel } from "../table/model.svelte";
import { type Line, recap, worthTelling } from "./recap";

const SEEN = "burgle.seen";
const SHORT = 12_000; // whoever was away for less has missed nothing
const SETTLE = 700; // what was missed comes right after a connection does
const MOST = 40;

interface Seen {
  event: number;
  at: number;
}

function all(): Record<string, Seen> {
  try {
    return (JSON.parse(localStorage.getItem(SEEN) ?? "{}") as Record<string, Seen>) ?? {};
  } catch {
    return {};
  }
}

export interface Digest {
  turns: number;
  events: number;
  lines: Line[];
}

export class Away {
  digest = $state.raw<Digest | null>(null);
  #seen: Seen | undefined;
  #present = false;
  #timer = 0;

  constructor(readonly model: TableModel) {
    this.#seen = all()[this.#key];
  }

  get #key(): string {
    return `${this.model.session.table}/${this.model.seat}`;
  }

  /** To be run as an effect: looks whether somebody is there, and who just came back. */
  watch(): void {
    const { events, state, session } = this.model;
    const here = document.visibilityState === "visible" && session.status === "live";
    if (!here || !state) {
      this.stop();
      this.#present = false;
    } else if (this.#present) this.#note(events);
    else if (!this.#timer) this.#timer = window.setTimeout(() => this.#arrive(), SETTLE);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = 0;
  }

  #arrive(): void {
    this.#timer = 0;
    this.#present = true;
    this.#welcome(this.model.events);
    this.#note(this.model.events);
  }

  #welcome(events: GameEvent[]): void {
    const seen = this.#seen;
    if (!seen || Date.now() - seen.at < SHORT || this.model.view?.over || this.model.shared) return;
    const missed = events.filter((event) => event.seq > seen.event);
    if (!worthTelling(missed, this.model.seat)) return;
    const { model } = this;
    const lines = recap(missed, model.seat, {
      person: (seat) => model.name(seat),
      card: (key) => model.card(key)?.name ?? key,
      token: (key) => model.token(key)?.name ?? key,
    });
    const turns = missed.filter((event) => event.code === "turn").length;
    if (lines.length > 0) this.digest = { turns, events: missed.length, lines };
  }

  #note(events: GameEvent[]): void {
    this.#seen = { event: events.at(-1)?.seq ?? -1, at: Date.now() };
    this.keep();
  }

  /** Remembers when somebody was last here. */
  keep(): void {
    if (!this.#seen || !this.#present) return;
    const kept = Object.entries({ ...all(), [this.#key]: { ...this.#seen, at: Date.now() } });
    const latest = kept.sort(([, a], [, b]) => b.at - a.at).slice(0, MOST);
    try {
      localStorage.setItem(SEEN, JSON.stringify(Object.fromEntries(latest)));
    } catch {
      // A private window: then nothing is told on return.
    }
  }
}
