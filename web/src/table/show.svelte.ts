/** Drama: an attack is told cube by cube while the table already stands where it ended. Input never waits for it. */

import type { GameEvent, Odds } from "../content/view";
import { pace } from "../look/pace";
import type { TableModel } from "./model.svelte";

export interface Drawn {
  cube: number; // 0 the boss, 1 hunter or ghost, from 2 on the seats
  seat: number;
}
export interface AttackShow {
  cause: string;
  total: number;
  drawn: Drawn[];
  shown: number;
  before: number[]; // damage of each seat when it began
  hurt: number[]; // and how often each seat was hurt so far, by number of cubes shown
  odds: Odds | null;
}

const POUR = 900;
const DRAW = 500;
const LINGER = 1600;

export class Show {
  attack = $state.raw<AttackShow | null>(null);
  #seen = -1;
  #timer = 0;
  #odds: Odds | null = null;

  constructor(readonly model: TableModel) {}

  /** Looks at what the last update brought; to be run as an effect. */
  watch(): void {
    const state = this.model.state;
    const fresh = state?.fresh ?? [];
    const last = fresh.at(-1)?.seq ?? -1;
    const odds = this.model.odds;
    if (!state?.view || last <= this.#seen) {
      this.#odds = odds ?? this.#odds;
      return;
    }
    this.#seen = last;
    const at = fresh.findIndex((event) => event.code === "attack");
    if (at >= 0) this.#begin(fresh, at);
  }

  #begin(fresh: GameEvent[], at: number): void {
    const events = fresh.slice(at);
    const drawn = events.filter((e) => e.code === "cube").map((e) => ({ cube: Number(e.a), seat: e.seat }));
    if (drawn.length === 0) return;
    const cause = fresh.slice(0, at).findLast((e) => e.code === "reveal" && this.model.card(String(e.a))?.attack);
    const players = this.model.view?.players ?? [];
    const lost = players.map((p) =>
      events.filter((e) => e.code === "hurt" && e.seat === p.seat).reduce((sum, e) => sum + Number(e.a), 0),
    );
    this.attack = {
      cause: cause ? String(cause.a) : "",
      total: drawn.length,
      drawn,
      shown: 0,
      before: players.map((p) => Math.max(0, p.damage - (lost[p.seat] ?? 0))),
      hurt: lost,
      odds: this.#odds,
    };
    this.#next(POUR);
  }

  #next(wait: number): void {
    clearTimeout(this.#timer);
    const still = pace(1) === 0;
    this.#timer = window.setTimeout(
      () => {
        const attack = this.attack;
        if (!attack) return;
        if (attack.shown >= attack.total) {
          this.attack = null;
          return;
        }
        const shown = still ? attack.total : attack.shown + 1;
        this.attack = { ...attack, shown };
        this.#next(shown >= attack.total ? LINGER : DRAW);
      },
      still ? 900 : pace(wait),
    );
  }

  skip(): void {
    if (!this.attack) return;
    clearTimeout(this.#timer);
    if (this.attack.shown < this.attack.total) {
      this.attack = { ...this.attack, shown: this.attack.total };
      this.#next(LINGER);
    } else this.attack = null;
  }
}
