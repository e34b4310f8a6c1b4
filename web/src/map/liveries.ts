// Seats on the map: a colour, a shape and a letter each, so that any two of them suffice.
import type { SeatLook } from "./contract";
import { type Point, ring, star } from "./geometry";

export interface Livery {
  fill: string;
  glow: string;
  ink: string;
  ring: string;
  letter: string;
  shape: "triangle" | "circle" | "square" | "diamond" | "star" | "cross";
}

/** Okabe-Ito, in the order and with the shapes of the table's protocol. */
export const LIVERIES: Record<string, Livery> = {
  blue: { fill: "#0072B2", glow: "#4AA8E0", ink: "#fff", ring: "#fff", letter: "A", shape: "triangle" },
  vermilion: { fill: "#D55E00", glow: "#FF8A3D", ink: "#14100a", ring: "#fff", letter: "B", shape: "circle" },
  green: { fill: "#009E73", glow: "#2CCB9C", ink: "#0a120e", ring: "#fff", letter: "C", shape: "square" },
  yellow: { fill: "#F0E442", glow: "#F0E442", ink: "#17140a", ring: "#3a3606", letter: "D", shape: "diamond" },
  purple: { fill: "#CC79A7", glow: "#E79CC5", ink: "#17140a", ring: "#fff", letter: "E", shape: "star" },
  sky: { fill: "#56B4E9", glow: "#8FD0F5", ink: "#06202e", ring: "#fff", letter: "F", shape: "cross" },
};

const ORDER = Object.values(LIVERIES);
const byOrder = (seat: number): Livery => ORDER[Math.max(0, seat) % ORDER.length] as Livery;

export function liveryOf(people: readonly SeatLook[], seat: number): Livery {
  const colour = people.find((person) => person.seat === seat)?.colour ?? "";
  return LIVERIES[colour] ?? byOrder(seat);
}

export const nameOf = (people: readonly SeatLook[], seat: number): string =>
  people.find((person) => person.seat === seat)?.name ?? byOrder(seat).letter;

/** Whose cube or mark it is: a seat at the table, or a character of the campaign who is not there. */
export type Owner = number | Omit<SeatLook, "seat">;
export const ownerLivery = (people: readonly SeatLook[], owner: Owner): Livery =>
  typeof owner === "number" ? liveryOf(people, owner) : (LIVERIES[owner.colour] ?? byOrder(0));
export const ownerName = (owner: Owner, named: (seat: number) => string): string =>
  typeof owner === "number" ? named(owner) : owner.name;

/** Outlines of equal visual weight; null means a circle. */
export function outline(shape: Livery["shape"], r: number): readonly Point[] | null {
  switch (shape) {
    case "triangle":
      return [
        [0, -1.12 * r],
        [1.12 * r, 0.86 * r],
        [-1.12 * r, 0.86 * r],
      ];
    case "square":
      return ring(4, 1.27 * r, -45);
    case "diamond":
      return ring(4, 1.2 * r);
    case "star":
      return star(5, 1.3 * r, 0.68 * r);
    case "cross": {
      const [a, b] = [0.42 * r, 1.1 * r];
      return [
        [-a, -b],
        [a, -b],
        [a, -a],
        [b, -a],
        [b, a],
        [a, a],
        [a, b],
        [-a, b],
        [-a, a],
        [-b, a],
        [-b, -a],
        [-a, -a],
      ];
    }
    default:
      return null;
  }
}
