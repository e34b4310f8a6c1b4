// The ship's outline, drawn from its decks and roads: nothing here knows which modules there are.
import { type Box, centre, chance, clearance, grown, outside, overlap, type Point, pair, samples } from "../geometry";
import type { GlyphName } from "../glyphs";
import type { Deck, Ship } from "./layout";
import { plateBox } from "./plates";

const EMBLEMS: Record<string, GlyphName> = {
  cargo_bay: "cargo-crate",
  corridor: "gears",
  command: "overlord-helm",
  hydroponics: "sprout",
  promenade: "shop",
  doomsday_cannon: "cannon",
  arena: "crossed-swords",
  med_lab: "medical-pack-alt",
  engineering: "cog",
};
const SPARE: readonly GlyphName[] = ["stairs", "star-altar", "lantern-flame", "processor", "rocket", "stone-stack"];

/** The faint sign on a deck; a module that nobody has thought of yet gets one by its name. */
export function emblem(deck: Deck): GlyphName {
  return EMBLEMS[deck.key] ?? SPARE[Math.floor(chance(deck.key)() * SPARE.length)] ?? "cog";
}

export const emblemOf = (deck: Deck): { name: GlyphName; p: Point; size: number } => ({
  name: emblem(deck),
  p: centre(deck.box),
  size: Math.min(deck.box.w, deck.box.h) * 0.82,
});

/** A deck's outline: cut corners aft, a dome fore, rounded corners elsewhere. */
export function deckPath(deck: Deck, spots: Iterable<Point>): string {
  const { x, y, w, h } = deck.box;
  if (deck.role === "stern") {
    const cut = Math.min(46, h / 5);
    return `M${x + cut * 0.55},${y} H${x + w - 12} q12,0 12,12 V${y + h - 12} q0,12 -12,12 H${x + cut * 0.55} L${x},${y + h - cut} V${y + cut} Z`;
  }
  if (deck.role === "prow")
    return domePath(
      deck.box,
      [...spots].filter((p) => outside(p, deck.box) === 0),
    );
  const r = 16;
  return `M${x + r},${y} h${w - 2 * r} q${r},0 ${r},${r} v${h - 2 * r} q0,${r} -${r},${r} h${2 * r - w} q-${r},0 -${r},-${r} v${2 * r - h} q0,-${r} ${r},-${r} Z`;
}

/** A flat back and a rounded front, widened until every space has room inside. */
function domePath(box: Box, inside: Point[]): string {
  const neck = box.x + box.w * 0.34;
  const mid = box.y + box.h / 2;
  const bulge = 2.5; // between an ellipse (2) and a box
  let [rx, ry] = [box.x + box.w - neck, box.h / 2];
  const room = (): boolean =>
    inside.every(
      (p) => p[0] <= neck || ((p[0] + 20 - neck) / rx) ** bulge + ((Math.abs(p[1] - mid) + 18) / ry) ** bulge <= 1,
    );
  for (let i = 0; i < 20 && !room(); i++) {
    rx += 2;
    ry += 2;
  }
  const dome = Array.from({ length: 33 }, (_, i): Point => {
    const angle = -Math.PI / 2 + (i / 32) * Math.PI;
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    return [neck + rx * Math.max(0, c) ** (2 / bulge), mid + Math.sign(s) * ry * Math.abs(s) ** (2 / bulge)];
  });
  return `M${box.x + 12},${mid - ry} L${dome.map(pair).join(" L")} H${box.x + 12} q-12,0 -12,-12 V${mid - ry + 12} q0,-12 12,-12 Z`;
}

/** The fuselage that holds stern, corridor and prow together. */
export function spine(ship: Ship): Box | null {
  const [stern, prow] = ["stern", "prow"].map((role) => ship.decks.find((deck) => deck.role === role));
  if (!stern || !prow) return null;
  const h = Math.min(stern.box.h, prow.box.h) * 0.8;
  const [from, to] = [stern.box.x + stern.box.w / 2, prow.box.x + prow.box.w / 2];
  return { x: from, y: (centre(stern.box)[1] + centre(prow.box)[1]) / 2 - h / 2, w: to - from, h };
}

export interface Jet {
  x: number;
  y: number;
  size: number;
}

export function jets(ship: Ship): Jet[] {
  const stern = ship.decks.find((deck) => deck.role === "stern");
  if (!stern) return [];
  const { x, y, h } = stern.box;
  return [0.24, 0.5, 0.76].map((at, i) => ({ x: x - 21, y: y + h * at, size: i === 1 ? 1.15 : 0.95 }));
}

/** Small lights along the outermost edges, and a row of windows around the prow. */
export function lights(ship: Ship): Point[] {
  const found: Point[] = [];
  const body = spine(ship);
  for (const { box, role } of ship.decks) {
    if (role === "prow") continue;
    for (const u of [0.22, 0.78]) {
      found.push([box.x - 10, box.y + box.h * u], [box.x + box.w + 10, box.y + box.h * u]);
      found.push([box.x + box.w * u, box.y - 10], [box.x + box.w * u, box.y + box.h + 10]);
    }
  }
  const free = (p: Point): boolean =>
    ship.decks.every((deck) => outside(p, deck.box) >= 10) &&
    ship.decks.filter((deck) => outside(p, deck.box) < 40).length < 2 &&
    !(body && outside(p, body) < 12) &&
    ship.roads.every((road) => !road.joint || clearance(road.curve, p) > 40) &&
    ship.plates.every((plate) => outside(p, plateBox(plate)) > 4);
  return found.filter(free);
}

/** Fuel tanks fill what the fuselage has free below and above its decks. */
export function tanks(ship: Ship): Box[] {
  const body = spine(ship);
  if (!body) return [];
  const found: Box[] = [];
  for (const deck of ship.decks.filter((one) => one.role === "hull" && overlap(one.box, body))) {
    const low = deck.box.y + deck.box.h;
    if (low + 60 > body.y + body.h + 30) continue;
    const strip: Box = { x: deck.box.x + 6, y: low + 16, w: deck.box.w - 12, h: body.y + body.h - low - 10 };
    const inTheWay = ship.decks
      .filter((one) => one.id !== deck.id && overlap(grown(one.box, 14), strip))
      .map((one) => one.box);
    let from = strip.x;
    for (const box of [...inTheWay.sort((p, q) => p.x - q.x), { x: strip.x + strip.w + 16, y: 0, w: 0, h: 0 }]) {
      const room = Math.min(box.x - 22, strip.x + strip.w) - from;
      const lines = Math.max(1, Math.floor(strip.h / 26));
      for (let i = 0; room > 90 && i < lines; i++) found.push({ x: from, y: strip.y + i * 26, w: room, h: 20 });
      from = box.x + box.w + 22;
    }
  }
  return found.filter((tank) => ship.roads.every((road) => samples(road.curve, 16).every((p) => outside(p, tank) > 9)));
}

/** What stands on the outer edge of an exchangeable deck; which one goes by its sign. */
export interface Mast {
  kind: "barrel" | "dish" | "dome" | "stack";
  p: Point;
  down: boolean;
}

const MASTS: Partial<Record<GlyphName, Mast["kind"]>> = {
  cannon: "barrel",
  sprout: "dome",
  cog: "stack",
  gears: "stack",
  shop: "dome",
};

export function masts(ship: Ship): Mast[] {
  const body = spine(ship);
  if (!body) return [];
  return ship.decks
    .filter((deck) => deck.role === "hull" && outside(centre(deck.box), body) > 20)
    .map((deck) => {
      const down = centre(deck.box)[1] > centre(body)[1];
      const plate = ship.plates.find((one) => one.id === deck.id);
      const outer = down ? deck.box.y + deck.box.h : deck.box.y;
      const near = plate && Math.abs(plate.p[1] - outer) < 20 && plate.p[0] > centre(deck.box)[0];
      return {
        kind: MASTS[emblem(deck)] ?? "dish",
        p: [deck.box.x + deck.box.w * (near ? 0.2 : 0.72), outer + (down ? 20 : -20)],
        down,
      };
    });
}

export interface Star {
  p: Point;
  r: number;
  dim: number;
}

export function stars(view: Box): Star[] {
  const random = chance("stars");
  return Array.from({ length: 260 }, () => {
    const size = random();
    return {
      p: [view.x - view.w * 0.5 + random() * view.w * 2, view.y - view.h * 0.5 + random() * view.h * 2],
      r: 0.4 + size * 1.1,
      dim: 0.15 + size * 0.4,
    };
  });
}
