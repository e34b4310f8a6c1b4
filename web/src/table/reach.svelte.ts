/** Every space that can be reached now, with its price and the way there: the table searches, the page only shows. */

import type { WayThere as Way } from "../content/view";
import type { Target } from "../map/contract";
import type { Wire } from "../net/session.svelte";
import { t } from "../words/words.svelte";

/** The ways to one space; the best comes first, and whoever plays may turn to another. */
class Found {
  constructor(
    readonly ways: Way[],
    readonly at = 0,
  ) {}
  get way(): Way {
    return this.ways[this.at] as Way;
  }
  get space(): string {
    return this.way.space;
  }
  target(name: string): Target {
    const { cost, stops, through } = this.way;
    return {
      kind: "go",
      label: t("do-move", { name }),
      cost,
      veil: stops === "reveals",
      leaves: stops === "out",
      via: through,
      ways: this.ways.length,
      way: this.at,
    };
  }
}

export class Reach {
  ways = $state.raw<Found[]>([]);
  #asked = new Set<string>();

  constructor(readonly session: Wire) {}

  /** Takes what the table has found in the position as it is now. */
  take(ways: Record<string, Way>): void {
    this.#asked.clear();
    this.ways = Object.values(ways).map((way) => new Found([way, ...way.others]));
  }

  to(space: string): Found | undefined {
    return this.ways.find((found) => found.space === space);
  }

  /** Whether there may be more ways to a space than are known. */
  curious(space: string): boolean {
    return !this.#asked.has(space) && (this.to(space)?.way.through.length ?? 0) > 1;
  }

  /** Finds ways that come to the same as the best one; asked for what is pointed at only, and once. */
  async more(seat: number, space: string): Promise<void> {
    const known = this.to(space);
    if (!known || !this.curious(space)) return;
    this.#asked.add(space);
    const before = this.ways;
    const reply = await this.session.ask({ type: "ask", seat, ask: "path", target: space });
    if (!reply.ok || (before !== this.ways && this.to(space) !== known)) return;
    const way = reply.value as Way;
    this.#put(new Found([way, ...way.others], known.at));
  }

  /** Turns to the next way there; false: there is only one. */
  async turn(seat: number, space: string): Promise<boolean> {
    await this.more(seat, space);
    const found = this.to(space);
    if (!found || found.ways.length < 2) return false;
    this.#put(new Found(found.ways, (found.at + 1) % found.ways.length));
    return true;
  }

  #put(found: Found): void {
    this.ways = this.ways.map((one) => (one.space === found.space ? found : one));
  }
}
