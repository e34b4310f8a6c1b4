// The tile in hand: how it is turned now, and which turns there are.
import type { Placing, Targets } from "../contract";

export class Hand {
  /** Quarter turns that somebody chose; null until then. */
  #chosen = $state<number | null>(null);
  #placing: () => Placing | undefined;
  #targets: () => Targets;

  constructor(placing: () => Placing | undefined, targets: () => Targets) {
    this.#placing = placing;
    this.#targets = targets;
  }

  /** Degrees of the turns that the waiting decision offers. */
  get turns(): number[] {
    return [0, 90, 180, 270].filter((turned) => this.#targets()[`turn:${turned}`]);
  }

  get turned(): number {
    const turns = this.turns;
    if (this.#chosen !== null && turns.includes(this.#chosen)) return this.#chosen;
    const lying = this.#placing()?.turned ?? 0;
    return turns.includes(lying) ? lying : (turns[0] ?? lying);
  }

  get key(): string {
    return `turn:${this.turned}`;
  }

  /** Turns on to the next way round that fits. */
  turn(step: 1 | -1): void {
    const turns = this.turns;
    if (!turns.length) return;
    this.#chosen = turns[(turns.indexOf(this.turned) + step + turns.length) % turns.length] ?? null;
  }

  /** Turns to one of the ways round, by its key. */
  turnTo(key: string): void {
    const turned = Number(key.slice("turn:".length));
    if (this.turns.includes(turned)) this.#chosen = turned;
  }

  forget(): void {
    this.#chosen = null;
  }
}
