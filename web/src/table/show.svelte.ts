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

// Four draws take three and a half seconds at most; where more are drawn they come faster.
const POUR = 800;
const DRAW = 350;
const HOLD = 150; // before what hurts whoever looks on
const DRAWS = 1800;
const LINGER = 900;
const READ = 2600; // without motion everything is there at once, and stays long enough to be read

export class Show {
  attack = $state.raw<AttackShow | null>(null);
  rate = $state(1); // how much faster than usual a tape is played
  #seen: GameEvent[] = [];
  #timer = 0;
  #odds: Odds | null = null;

  constructor(readonly model: TableModel) {}

  /** Looks at what the last update brought; to be run as an effect. */
  watch(): void {
    const state = this.model.state;
    const fresh = state?.fresh ?? [];
    const odds = this.model.odds;
    if (!state?.view || fresh === this.#seen) {
      this.#odds = odds ?? this.#odds;
      return;
    }
    this.#seen = fresh;
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
    const beat = this.attack ? Math.min(DRAW, DRAWS / this.attack.total) : DRAW;
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
        this.#feel(attack.drawn[shown - 1]);
        this.#next(shown >= attack.total ? LINGER : beat + (this.#mine(attack.drawn[shown]) ? HOLD : 0));
      },
      (still ? (wait === LINGER ? READ : 0) : pace(wait)) / this.rate,
    );
  }

  #mine = (drawn: Drawn | undefined): boolean =>
    drawn !== undefined && this.model.seat >= 0 && (drawn.cube === 1 || drawn.cube - 2 === this.model.seat);

  /** A phone shivers when its owner is hit. */
  #feel(drawn: Drawn | undefined): void {
    if (this.#mine(drawn) && !this.model.tape && pace(1) > 0) navigator.vibrate?.(30);
  }

  skip(): void {
    if (!this.attack) return;
    clearTimeout(this.#timer);
    if (this.attack.shown < this.attack.total) {
      this.attack = { ...this.attack, shown: this.attack.total };
      this.#next(LINGER);
    } else this.attack = null;
  }

  /** Gives way at once: whoever does something has seen enough. */
  end(): void {
    clearTimeout(this.#timer);
    this.attack = null;
  }
}
