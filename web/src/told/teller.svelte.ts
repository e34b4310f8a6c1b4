/**
 * Stands between a table and whoever looks at it: what rivals do is shown one thing after the other, at the pace that was
 * wished for, and nothing is left out or changes places. Whoever does something is at the newest state at once.
 */

import type { GameView } from "../content/view";
import { pace } from "../look/pace";
import { likes } from "../net/remembered";
import type { Granted, Held, Reply, SeatState, Wire, Wish } from "../net/session.svelte";
import { beat, begins, TURN } from "./beats";

const LOOK = 100; // how often it is seen whether an attack has gone by
const HASTE = 0.3; // a long turn is told faster, but not faster than this
const EASE = 1.8; // and a short one slower

export class Teller implements Wire, Held {
  readonly held = this;
  states = $state.raw<Record<number, SeatState>>({});
  /** Something has happened that is not shown yet. */
  behind = $state(false);
  /** It waits for a click before it tells the next turn. */
  waits = $state(false);
  onUpdate: ((state: SeatState) => void) | null = null;
  /** Whether something is being shown that comes first. */
  busy: () => boolean = () => false;

  #queue: SeatState[] = [];
  #timer = 0;
  #free = 0; // when what is shown has been looked at
  #spent = 0; // on this turn so far

  constructor(readonly wire: Wire) {
    this.states = wire.states;
    wire.onUpdate = (state) => this.#hear(state);
    document.addEventListener("visibilitychange", this.#turnedAway);
  }

  close(): void {
    clearTimeout(this.#timer);
    document.removeEventListener("visibilitychange", this.#turnedAway);
  }

  get table() {
    return this.wire.table;
  }
  get tokens() {
    return this.wire.tokens;
  }
  get info() {
    return this.wire.info;
  }
  get seats() {
    return this.wire.seats;
  }
  get talk() {
    return this.wire.talk;
  }
  get status() {
    return this.wire.status;
  }

  ask<W extends Wish>(message: W): Promise<Reply<Granted<W>>> {
    // What the table would answer now is about things that are not shown yet.
    if (this.behind && message.type === "ask") {
      const refused = { type: "refused", key: "", error: "stale", text: "", seq: -1, reasons: [] } as const;
      return Promise.resolve({ ok: false, refused: { ...refused, reasons: [] } });
    }
    return this.wire.ask(message);
  }

  /** Goes on: with the next turn if it waits for that, else to the newest state, or for who only watches to the next turn. */
  skip(): void {
    if (this.waits) {
      this.waits = false;
      this.#free = 0;
      this.#tell();
    } else if (this.seats.length > 0) this.catchUp();
    else {
      const at = this.#queue.findIndex((state) => begins(state.fresh) >= 0);
      this.#show(this.#queue.splice(0, at < 0 ? this.#queue.length : at + 1));
      this.#tell();
    }
  }

  /** Shows what there is, at once. */
  catchUp(): void {
    this.waits = false;
    this.#show(this.#queue.splice(0));
    this.#tell();
  }

  #turnedAway = (): void => {
    if (document.visibilityState === "hidden") this.catchUp();
  };

  #hear(state: SeatState): void {
    if (state.anew) this.catchUp();
    if (this.#queue.length === 0 && (state.anew || !this.#patient() || this.#acts() || !this.#worthIt(state)))
      this.#show([state]);
    else this.#queue.push(state);
    this.#tell();
  }

  /** Whether turns are told at all: not to somebody who is elsewhere, or wants nothing to move. */
  #patient(): boolean {
    const { told, speed } = likes();
    return TURN[told] > 0 && speed > 0 && document.visibilityState === "visible";
  }
  /** Whether somebody on this device is asked in what is shown: then nothing is held back. */
  #acts(): boolean {
    return Object.values(this.states).some(({ seat, view }) => this.seats.includes(seat) && asks(view, seat));
  }
  #worthIt(state: SeatState): boolean {
    return beat(state.fresh) > 0 || Date.now() < this.#free;
  }

  /** Shows the next thing as soon as the last one has been looked at. */
  #tell(): void {
    clearTimeout(this.#timer);
    this.behind = this.#queue.length > 0;
    if (!this.behind || this.waits) return;
    const wait = this.busy() ? LOOK : Math.max(0, this.#free - Date.now());
    this.#timer = window.setTimeout(() => {
      if (!this.busy()) this.#next();
      this.#tell();
    }, wait);
  }

  #next(): void {
    const first = this.#queue[0];
    if (!first) return;
    const many = this.#queue.findIndex((state) => state.seq !== first.seq); // each seat of this device has one
    const now = this.#queue.splice(0, many < 0 ? this.#queue.length : many);
    const time = this.#time(first);
    this.#show(now);
    this.#spent += time;
    this.#free = Date.now() + time;
    const next = begins(first.fresh);
    if (next < 0) return;
    this.#spent = 0;
    this.waits = likes().told === "wait" && !this.seats.includes(next);
  }

  /** How long this is looked at: so that a turn takes about as long as was wished for. */
  #time(state: SeatState): number {
    const whole = TURN[likes().told];
    const full = pace(whole);
    if (full === 0) return begins(state.fresh) >= 0 ? whole : 0; // without motion a turn is shown as one
    const own = (beat(state.fresh) * full) / TURN.usual;
    const end = this.#queue.findIndex((one) => begins(one.fresh) >= 0);
    if (end < 0) return own;
    const left = this.#queue.slice(0, end + 1).reduce((sum, one) => sum + (beat(one.fresh) * full) / TURN.usual, 0);
    return own * Math.min(EASE, Math.max(HASTE, (full - this.#spent) / Math.max(1, left)));
  }

  /** Shows the last of these; what happened in all of them is told with it. */
  #show(states: SeatState[]): void {
    const last = new Map<number, SeatState>();
    for (const state of states) {
      const fresh = [...(last.get(state.seat)?.fresh ?? []), ...state.fresh];
      last.set(state.seat, last.has(state.seat) ? { ...state, fresh } : state);
    }
    if (last.size === 0) return;
    this.states = { ...this.states, ...Object.fromEntries(last) };
    for (const state of last.values()) this.onUpdate?.(state);
  }
}

function asks(view: GameView | null, seat: number): boolean {
  const decision = view?.decision;
  return !!decision && (decision.open ?? [decision.who]).includes(seat);
}
