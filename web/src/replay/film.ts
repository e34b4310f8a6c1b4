/** The positions of a finished game as one seat saw them, fetched a hundred at a time and put together from patches. */

import type { GameEvent, GameView } from "../content/view";
import { patched } from "../net/patch";
import { stepsOf } from "./api";

const REEL = 100;
const TOLD = 300; // events that a log shows

interface Reel {
  first: number;
  views: GameView[];
  events: GameEvent[][];
}

export interface Frame {
  view: GameView;
  events: GameEvent[]; // what led here, the latest last
  fresh: GameEvent[]; // what happened with this step
}

export class Film {
  #reels = new Map<string, Promise<Reel>>();

  constructor(
    readonly replay: string,
    readonly steps: number,
  ) {}

  /** One position; the reel after it is fetched ahead. */
  async frame(seat: number, step: number): Promise<Frame> {
    const number = Math.floor(step / REEL);
    const before = number > 0 ? this.#reel(seat, number - 1) : null;
    const reel = await this.#reel(seat, number);
    if ((number + 1) * REEL <= this.steps && step % REEL > REEL / 2) void this.#reel(seat, number + 1);
    const at = step - reel.first;
    const earlier = (await before)?.events.flat() ?? [];
    const events = [...earlier, ...reel.events.slice(0, at + 1).flat()].slice(-TOLD);
    return { view: reel.views[at] as GameView, events, fresh: reel.events[at] ?? [] };
  }

  #reel(seat: number, number: number): Promise<Reel> {
    const key = `${seat}/${number}`;
    const known = this.#reels.get(key);
    if (known) return known;
    const reel = this.#fetch(seat, number * REEL);
    this.#reels.set(key, reel);
    reel.catch(() => this.#reels.delete(key)); // asked for again when it is needed again
    return reel;
  }

  async #fetch(seat: number, first: number): Promise<Reel> {
    const steps = await stepsOf(this.replay, seat, first, Math.min(this.steps, first + REEL - 1));
    const views = [steps.view];
    for (const patch of steps.patches) views.push(patched(views.at(-1), patch) as GameView);
    return { first, views, events: steps.events };
  }
}
