/** How often the page may ask by itself. A table listens to a hundred messages in twenty seconds; moves come first. */

const SPAN = 20_000;
const MOST = 60;

export class Curiosity {
  #asked: number[] = [];

  /** Whether one more question is no burden; it counts as asked. */
  may(now = performance.now()): boolean {
    this.#asked = this.#asked.filter((at) => now - at < SPAN);
    if (this.#asked.length >= MOST) return false;
    this.#asked.push(now);
    return true;
  }
}
