/** Drama: an attack is told cube by cube while the table already stands where it ended. Input never waits for it. */

import type { GameEvent, Odds } from "../content/view";
import { pace } from "../look/pace";
import { likes } from "../net/remembered";
import { type Drawn, type Raid, raids } from "./attacks";
import type { TableModel } from "./model.svelte";

export type { Drawn } from "./attacks";
export interface AttackShow extends Raid {
  total: number;
  shown: number;
  odds: Odds | null;
  number: number; // of those told so far: two that look alike are still two
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
  later = $state.raw<AttackShow[]>([]); // those that are still to be told
  /** Whether something is being read that an attack must not cover: it is told afterwards. */
  waits: () => boolean = () => false;
  down = $state(0); // cubes of the attack that lie in their place
  rate = $state(1); // how much faster than usual a tape is played
  #seen: GameEvent[] = [];
  #timer = 0;
  #told = 0;
  #odds: Odds | null = null;
  #seq = -1; // of the state that was shown before

  constructor(readonly model: TableModel) {}

  /** Looks at what the last update brought; to be run as an effect. */
  watch(): void {
    const state = this.model.state;
    const fresh = state?.fresh ?? [];
    const odds = this.model.odds;
    if (!state?.view || fresh === this.#seen) {
      this.#odds = odds ?? this.#odds;
      this.#seq = state?.seq ?? -1;
      return;
    }
    this.#seen = fresh;
    const known = this.model.oddsAt === this.#seq; // odds of an older state were not those of this attack
    this.#seq = state.seq;
    const damage = state.view.players.map((player) => player.damage);
    const found = raids(fresh, damage, (card) => this.model.card(card)?.attack ?? false);
    if (this.model.tape) this.end(); // on a tape whoever moves on has seen enough
    this.later = [
      ...this.later,
      ...found.map((raid, i) => ({
        ...raid,
        total: raid.drawn.length,
        shown: 0,
        odds: i === 0 && known && this.#odds?.draws === raid.drawn.length ? this.#odds : null, // danger may have come
        number: ++this.#told,
      })),
    ];
    this.resume();
  }

  /** Whether there is an attack to tell, now or when what is being read has been. */
  get busy(): boolean {
    return this.attack !== null || this.later.length > 0;
  }

  /** Attacks whose cubes have not all landed: what came of them is told nowhere yet. */
  get unsettled(): number[] {
    const { attack, later } = this;
    return [...(attack && this.down < attack.total ? [attack] : []), ...later].map(({ from }) => from);
  }

  /** Goes on with what waits, if nothing else is told or read. */
  resume(): void {
    if (!this.attack && !this.waits()) this.#begin();
  }

  #begin(): void {
    const [first, ...later] = this.later;
    this.attack = first ?? null;
    this.later = later;
    this.down = 0;
    if (first) this.#next(POUR);
  }

  #next(wait: number): void {
    clearTimeout(this.#timer);
    if (wait === LINGER && !this.model.tape && likes().stay) return;
    const still = pace(1) === 0;
    const beat = this.attack ? Math.min(DRAW, DRAWS / this.attack.total) : DRAW;
    this.#timer = window.setTimeout(
      () => {
        const attack = this.attack;
        if (!attack) return;
        if (attack.shown >= attack.total) {
          this.#begin();
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
    } else this.#begin();
  }

  /** Gives way at once: whoever does something has seen enough. */
  end(): void {
    clearTimeout(this.#timer);
    this.attack = null;
    this.later = [];
  }
}
