// Targets for the gallery: what the shell would hand in, roughly. The real ones come from the options.
import type { Catalogue } from "../../src/content/catalogue";
import { does, first } from "../../src/content/options";
import type { GameView } from "../../src/content/view";
import type { Target, Targets } from "../../src/map/contract";

export function lightUp(content: Catalogue, view: GameView, seat: number, boots: number): Targets {
  const found: Targets = {};
  for (const option of view.decision?.options ?? []) {
    const about = first(option);
    const base = { code: option.code, label: option.label, cost: option.cost, veil: does(option, "reveals") };
    if (about?.kind === "turn" && !does(option, "declines")) found[`turn:${about.key}`] ??= { ...base, kind: "turn" };
    else if (about?.kind === "cell") found[`cell:${about.key}`] = { ...base, kind: "slot" };
    else if (about?.kind === "tunnel") found[`end:${about.at} ${about.key}`] = { ...base, kind: "go" };
  }
  if (view.placing) return found;
  return { ...reach(content, view, seat, boots), ...found };
}

function reach(content: Catalogue, view: GameView, seat: number, boots: number): Targets {
  const from = view.players[seat]?.space ?? "";
  const spaces = new Map(content.spaces.map((space) => [space.key, space]));
  const best: Record<string, Target & { boots: number; damage: number; via: string[] }> = {};
  const queue: { key: string; boots: number; damage: number; via: string[] }[] = [
    { key: from, boots: 0, damage: 0, via: [] },
  ];
  while (queue.length) {
    const step = queue.shift();
    if (!step) break;
    const stops =
      step.key !== from && ["checkpoint", "cave"].some((mark) => spaces.get(step.key)?.marks.includes(mark));
    if (stops) continue;
    for (const path of content.paths) {
      const to = path.a === step.key ? path.b : path.b === step.key && !path.one_way ? path.a : "";
      if (!to || path.lock || to === from || spaces.get(to)?.marks.includes("pods")) continue;
      const cost = step.boots + path.boots;
      if (cost > boots || (best[to] && best[to].boots <= cost)) continue;
      const next = { key: to, boots: cost, damage: step.damage + path.enemies, via: [...step.via, to] };
      const reveals = Boolean(spaces.get(to)?.secret);
      best[to] = {
        ...next,
        cost: { boot: cost, damage: next.damage },
        kind: "go",
        label: `${cost} boots`,
        veil: reveals,
      };
      queue.push(next);
    }
  }
  return best;
}
