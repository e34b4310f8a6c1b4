/** Every space that can be reached now, with its price and the way there: the table searches, the page only shows. */

import type { GameView } from "../content/view";
import type { Target } from "../map/contract";
import type { Wire } from "../net/session.svelte";
import { t } from "../words/words.svelte";

export interface Way {
  space: string;
  through: string[];
  damage: number;
  clank: number;
  lockpicks: number;
  leaps: number;
  boots: number;
  swords: number;
  stops: string;
}

class Found {
  constructor(readonly way: Way) {}
  get space(): string {
    return this.way.space;
  }
  target(name: string): Target {
    const { boots, swords, damage, lockpicks, stops, through } = this.way;
    return {
      kind: "go",
      label: t("do-move", { name }),
      boots,
      swords,
      damage,
      keys: lockpicks,
      veil: stops === "reveals",
      via: through,
    };
  }
}

export class Reach {
  ways = $state.raw<Found[]>([]);

  constructor(readonly session: Wire) {}

  async look(seat: number, view: GameView | null, mine: boolean): Promise<void> {
    const decision = view?.decision?.id;
    const walks = mine && view?.decision?.options?.some((o) => o.space);
    this.ways = [];
    if (!walks) return;
    const reply = await this.session.ask({ type: "ask", seat, ask: "path", target: "" });
    if (!reply.ok || this.session.states[seat]?.view?.decision?.id !== decision) return;
    this.ways = Object.values(reply.value as Record<string, Way>).map((way) => new Found(way));
  }
}
