// Outlines of rooms by what they are. Drawn by code, a little different for every room, the same at every visit.

import { type Point, pair, ring, rough } from "../geometry";
import type { Kind } from "../holds";

const closed = (points: readonly Point[]): string => `M${points.map(pair).join(" L")}Z`;

export function roomPath(kind: Kind, name: string, r: number): string {
  switch (kind) {
    case "cave":
      return closed(rough(name, 9, r * 1.06, 0.3));
    case "wayshrine":
      return closed(ring(8, r * 1.08, 22.5));
    case "chest":
    case "library":
    case "prison": {
      const s = r * 0.93;
      return `M${3 - s},${-s} H${s - 3} q3,0 3,3 V${s - 3} q0,3 -3,3 H${3 - s} q-3,0 -3,-3 V${3 - s} q0,-3 3,-3Z`;
    }
    case "market":
      return `M${-r},${-r * 0.35} L${-r * 0.78},${-r} H${r * 0.78} L${r},${-r * 0.35} V${r * 0.9} H${-r}Z`;
    case "artifact":
      return closed([
        [0, -r * 1.18],
        [r * 1.12, -r * 0.3],
        [r * 0.72, r],
        [-r * 0.72, r],
        [-r * 1.12, -r * 0.3],
      ]);
    case "shrine":
    case "crypt":
      return `M${-r},${r} V${-r * 0.2} a${r},${r * 0.95} 0 0 1 ${2 * r},0 V${r}Z`;
    default:
      return closed(rough(name, 14, r * 0.97, 0.1));
  }
}
