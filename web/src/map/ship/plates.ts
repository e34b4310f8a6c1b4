// Finds a place for every module's name: on an edge of its deck, where it hides nothing.
import { type Box, clearance, distance, type Point } from "../geometry";
import type { Deck, Rail, Road } from "./layout";

export interface Plate {
  id: string;
  name: string;
  p: Point;
  w: number;
  upright: boolean;
}

export const PLATE_HEIGHT = 19;
const LETTER = 8.9; // of the display face at its size, spaced

export const plateWidth = (name: string): number => name.length * LETTER + 24;

/** The box that a plate covers. */
export function plateBox(plate: Plate): Box {
  const [w, h] = plate.upright ? [PLATE_HEIGHT, plate.w] : [plate.w, PLATE_HEIGHT];
  return { x: plate.p[0] - w / 2, y: plate.p[1] - h / 2, w, h };
}

export function placePlates(decks: Deck[], spots: Map<string, Point>, roads: Road[], rail: Rail | null): Plate[] {
  const laid: Plate[] = [];
  for (const deck of decks) {
    const options = candidates(deck);
    const rated = options.map((plate) => ({ plate, room: clearRoom(plate, decks, spots, roads, rail, laid) }));
    laid.push(rated.reduce((p, q) => (q.room > p.room ? q : p)).plate);
  }
  return laid;
}

function candidates(deck: Deck): Plate[] {
  const w = plateWidth(deck.name);
  const found: Plate[] = [];
  const put = (x: number, y: number, upright = false): void => {
    found.push({ id: deck.id, name: deck.name, p: [x, y], w, upright });
  };
  const { x, y, w: wide, h: high } = deck.box;
  const reach = deck.role === "prow" ? wide * 0.42 : wide;
  for (let i = 0; i <= 12; i++) {
    const along = x + 12 + w / 2 + ((reach - 24 - w) * i) / 12;
    if (reach > w + 24 || i === 0) {
      put(along, y);
      put(along, y + high);
    }
    const down = y + 12 + w / 2 + ((high - 24 - w) * i) / 12;
    if (high > w + 24 && deck.role === "stern") put(x + 5, down, true);
  }
  return found;
}

/** The distance from a plate to the nearest thing that it should not touch, with a liking for outer edges. */
function clearRoom(
  plate: Plate,
  decks: Deck[],
  spots: Map<string, Point>,
  roads: Road[],
  rail: Rail | null,
  laid: Plate[],
): number {
  const box = plateBox(plate);
  const n = Math.ceil(plate.w / 10);
  const points = Array.from({ length: n + 1 }, (_, i): Point => {
    const along = -plate.w / 2 + (plate.w * i) / n;
    return plate.upright ? [plate.p[0], plate.p[1] + along] : [plate.p[0] + along, plate.p[1]];
  });
  let room = 60;
  for (const p of points) {
    for (const q of spots.values()) room = Math.min(room, distance(p, q) - 26);
    for (const q of rail?.locks ?? []) room = Math.min(room, distance(p, q) - 22);
    for (const road of roads) {
      room = Math.min(room, clearance(road.curve, p, 14) - 11);
      for (const sign of road.signs) room = Math.min(room, distance(p, sign.p) - 21);
    }
    for (const other of laid) {
      const q: Point = [clampTo(p[0], plateBox(other), "x"), clampTo(p[1], plateBox(other), "y")];
      room = Math.min(room, distance(p, q) - 12);
    }
  }
  // On an outer edge nothing else is near; a plate that reaches into a neighbour's deck is worse.
  for (const deck of decks) {
    if (deck.id === plate.id) continue;
    const other = deck.box;
    const dx = Math.max(other.x - (box.x + box.w), box.x - (other.x + other.w), 0);
    const dy = Math.max(other.y - (box.y + box.h), box.y - (other.y + other.h), 0);
    room -= Math.max(0, 14 - Math.hypot(dx, dy)) * 0.8;
  }
  return Math.min(room, 16) + room * 0.02;
}

const clampTo = (n: number, box: Box, axis: "x" | "y"): number =>
  Math.max(box[axis], Math.min(box[axis] + (axis === "x" ? box.w : box.h), n));
