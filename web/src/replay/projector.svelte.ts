/** Plays a finished game back. To the table it is a wire like any other, over which nothing can be done. */

import type { Around } from "../content/view";
import type { Granted, Reply, SeatState, Wire, Wish } from "../net/session.svelte";
import type { Pending, TableInfo } from "../protocol/messages";
import { type Opened, type Outline, oddsAt, type TapeMark, type Turn } from "./api";
import { Film } from "./film";

export const SPEEDS: readonly number[] = [0.5, 1, 2, 4, 8];
const BEAT = 850; // from one move to the next
const QUICK = 480; // a card played, a step walked
const SLOW = new Set(["turn", "acquire", "defeat", "artifact", "out", "escape", "found", "buy", "hurt", "reveal"]);
const NOTHING: Pending = {
  undo: 0,
  redo: 0,
  veil: "",
  veil_clause: "",
  beyond: "",
  vote: "",
  vote_by: -1,
  vote_line: -1,
  question: null,
};

export class Projector implements Wire {
  readonly tokens: string[] = [];
  readonly table: string;
  readonly status = "live";
  readonly info: TableInfo;
  seats = $state.raw<number[]>([]);
  states = $state.raw<Record<number, SeatState>>({});
  step = $state(0);
  eyes = $state(-1);
  playing = $state(false);
  speed = $state(1);
  failed = $state("");
  onUpdate: ((state: SeatState) => void) | null = null;
  /** Whether something is being shown that the next move has to wait for. */
  busy: () => boolean = () => false;

  #film: Film;
  #timer = 0;
  #asked = 0;

  constructor(
    readonly opened: Opened,
    readonly outline: Outline,
  ) {
    this.table = outline.info.table;
    // Everybody was there; who is online now does not matter.
    this.info = {
      ...outline.info,
      seats: outline.info.seats.map((seat) => ({ ...seat, online: 1, stands_in: false })),
    };
    this.#film = new Film(opened.replay, outline.steps);
  }

  get last(): number {
    return this.outline.steps;
  }
  turn = $derived.by((): Turn => {
    const passed = this.outline.turns.filter((turn) => turn.step <= this.step);
    return (passed.at(-1) ?? this.outline.turns[0]) as Turn;
  });
  nextAttack = $derived.by((): TapeMark | undefined =>
    this.outline.marks.find((mark) => mark.kind === "attack" && mark.step > this.step),
  );

  /** Goes to a step; only a single step forward tells what happened on the way. */
  async go(step: number, eyes = this.eyes): Promise<void> {
    const to = Math.max(0, Math.min(this.last, Math.round(step)));
    const forward = to === this.step + 1 && eyes === this.eyes;
    const asked = ++this.#asked;
    this.step = to;
    try {
      const { view, events, fresh } = await this.#film.frame(eyes, to);
      if (asked !== this.#asked) return; // somebody moved on
      const state: SeatState = { seat: eyes, seq: to, view, pending: NOTHING, events, fresh: forward ? fresh : [] };
      this.states = { [eyes]: state };
      this.seats = eyes >= 0 ? [eyes] : [];
      this.eyes = eyes;
      this.failed = "";
      this.onUpdate?.(state);
    } catch (error) {
      this.pause();
      this.failed = (error as Error).message;
    }
  }

  jump(step: number): void {
    this.pause();
    void this.go(step);
  }
  /** A turn back is first the beginning of this one. */
  jumpTurn(by: 1 | -1): void {
    const { turns } = this.outline;
    const found =
      by > 0 ? turns.find((turn) => turn.step > this.step) : turns.findLast((turn) => turn.step < this.step);
    this.jump(found?.step ?? (by > 0 ? this.last : 0));
  }
  /** To just before the next attack, and then through it. */
  async attack(): Promise<void> {
    const next = this.nextAttack;
    if (!next) return;
    this.pause();
    await this.go(next.step - 1);
    await this.go(next.step);
  }

  toggle(): void {
    if (this.playing) this.pause();
    else this.play();
  }
  play(): void {
    if (this.step >= this.last) void this.go(0);
    this.playing = true;
    this.#wait(200);
  }
  pause(): void {
    this.playing = false;
    clearTimeout(this.#timer);
  }
  hasten(by: 1 | -1): void {
    const at = SPEEDS.indexOf(this.speed) + by;
    this.speed = SPEEDS[Math.max(0, Math.min(SPEEDS.length - 1, at))] ?? 1;
  }

  #wait(time: number): void {
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => void this.#tick(), time / this.speed);
  }

  async #tick(): Promise<void> {
    if (!this.playing) return;
    if (this.busy()) {
      this.#wait(120 * this.speed);
      return;
    }
    await this.go(this.step + 1);
    if (this.step >= this.last) this.pause();
    else if (this.playing) {
      const fresh = this.states[this.eyes]?.fresh ?? [];
      this.#wait(fresh.some((event) => SLOW.has(event.code)) ? BEAT : QUICK);
    }
  }

  async ask<W extends Wish>(message: W): Promise<Reply<Granted<W>>> {
    if (message.type === "ask" && message.ask === "around") {
      const odds = await oddsAt(this.opened.replay, this.step).catch(() => null);
      if (odds) return { ok: true, value: { odds, ways: {}, why: {} } as Around as Granted<W>, applied: 0 };
    }
    const refused = { type: "refused", key: "", error: "not_now", text: "", seq: -1, reasons: [] } as const;
    return { ok: false, refused: { ...refused, reasons: [] } };
  }
}
