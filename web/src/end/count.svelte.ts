/** The loot is counted in front of everybody: category by category, seat by seat, and who won is told last. */

import { pace } from "../look/pace";

const CELL = 250;
const HUSH = 700; // before the winner

export class Count {
  shown = $state(0); // cells that lie open
  done = $state(false);
  #timer = 0;

  constructor(
    readonly cells: number,
    slowly: boolean,
  ) {
    if (slowly && pace(CELL) > 0) this.#wait(pace(HUSH));
    else this.finish();
  }

  open = (row: number, column: number, columns: number): boolean => row * columns + column < this.shown;

  #wait(time: number): void {
    this.#timer = window.setTimeout(() => this.#next(), time);
  }
  #next(): void {
    if (this.shown >= this.cells) {
      this.done = true;
      return;
    }
    this.shown++;
    this.#wait(pace(this.shown >= this.cells ? HUSH : CELL));
  }
  finish(): void {
    clearTimeout(this.#timer);
    this.shown = this.cells;
    this.done = true;
  }
  stop(): void {
    clearTimeout(this.#timer);
  }
}
