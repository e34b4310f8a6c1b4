/** What people at the table say to each other: the lines that came, what nobody here has read yet, and whom one does not hear. */

import { kept, like, likes, note } from "../net/remembered";
import type { Session, Wish } from "../net/session.svelte";
import type { Chat, ChatLine } from "../protocol/messages";

export const PHRASES = [
  "hello",
  "good_luck",
  "your_turn",
  "moment",
  "nice",
  "ouch",
  "sneaky",
  "sorry",
  "thanks",
  "good_game",
] as const;
export type Phrase = (typeof PHRASES)[number];
export const LONGEST = 200;
const SHOWN = 7000; // milliseconds for which a new line is seen while the chat is closed
const KEPT = 200;

export class Talk {
  lines = $state.raw<ChatLine[]>([]);
  muted = $state.raw<number[]>([]);
  unread = $state(0);
  /** The latest line, for a moment. */
  fresh = $state.raw<ChatLine | null>(null);
  failed = $state("");
  /** Nobody is heard on this device. */
  silent = $state(!likes().chat);
  #open = false;
  #timer = 0;

  constructor(readonly session: Session) {}

  /** Whether there is anybody to talk with: people at other devices, or, for who watches, people who talk. */
  get company(): boolean {
    const people = (this.session.info?.seats ?? []).filter((seat) => seat.controller === "human");
    const mine = this.session.seats;
    return mine.length > 0 ? people.some((seat) => !mine.includes(seat.seat)) : this.lines.length > 0;
  }
  /** As whom one speaks; -1 for who watches. */
  speaker(seat: number): number {
    return this.session.seats.includes(seat) ? seat : (this.session.seats[0] ?? -1);
  }

  /** The server begins to count anew. */
  forget(): void {
    this.lines = [];
    this.unread = 0;
    this.fresh = null;
  }

  hear(chat: Chat): void {
    const before = new Set(this.lines.map((line) => line.number));
    const muted = chat.muted ?? [];
    const news = (chat.lines ?? []).filter((line) => !before.has(line.number));
    this.muted = muted;
    this.lines = [...this.lines, ...news]
      .filter((line) => !muted.includes(line.seat))
      .sort((a, b) => a.number - b.number)
      .slice(-KEPT);
    if (this.#open) this.#noted();
    const heard = kept(this.session.table)?.heard ?? 0; // before this visit
    const others = news.filter((line) => line.at > heard && !this.session.seats.includes(line.seat));
    const last = others.at(-1);
    if (!last || this.silent) return;
    if (!this.#open) this.unread += others.length;
    // What was said before one came is not news.
    if (Date.now() - last.at > SHOWN && others.length > 1) return;
    this.fresh = last;
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => {
      this.fresh = null;
    }, SHOWN);
  }

  /** What was read here is not new again at the next visit. */
  #noted(): void {
    const last = this.lines.at(-1);
    if (last) note(this.session.table, { heard: last.at });
  }

  /** Read from now on, until it is closed. */
  read(): () => void {
    this.#open = true;
    this.#noted();
    this.unread = 0;
    this.fresh = null;
    return () => {
      this.#open = false;
    };
  }

  async say(seat: number, what: { phrase: Phrase } | { text: string }): Promise<boolean> {
    return this.#ask({ type: "say", seat: this.speaker(seat), phrase: "", text: "", ...what });
  }

  /** For all who play on this device. */
  async mute(target: number, on: boolean): Promise<void> {
    for (const seat of this.session.seats) await this.#ask({ type: "mute", seat, target, on });
  }

  hush(silent: boolean): void {
    this.silent = silent;
    if (silent) this.fresh = null;
    like({ chat: !silent });
  }

  async #ask(wish: Wish): Promise<boolean> {
    const reply = await this.session.ask(wish);
    this.failed = reply.ok ? "" : reply.refused.text;
    return reply.ok;
  }
}
