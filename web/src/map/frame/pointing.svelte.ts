// What is pointed at, and what a click, a tap or a key on it means.
import type { Spot, Target, Targets } from "../contract";
import { distance, type Point, sub, unit } from "../geometry";

export interface Node {
  p: Point;
  next: readonly string[];
}

/** How large each place may be to the touch without taking anything from its neighbours. */
export function elbowRoom(nodes: ReadonlyMap<string, Node>, least: number): Map<string, number> {
  const all = [...nodes];
  return new Map(
    all.map(([key, node]) => {
      const gaps = all.flatMap(([other, { p }]) => (other === key ? [] : [distance(p, node.p) / 2]));
      return [key, Math.max(least, Math.min(...gaps))];
    }),
  );
}

export interface Ears {
  targets: Targets;
  onGo: (key: string, target: Target) => void;
  onHover: (key: string | null, spot?: Spot) => void;
  onWhy: (key: string) => void;
  onOther?: (key: string) => void;
}

const ARROWS: Record<string, Point> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

export class Pointing {
  hovered = $state<string | null>(null);
  focused = $state<string | null>(null);
  /** Touched once: the tip offers Go, a second touch goes. */
  picked = $state<string | null>(null);
  #ears: () => Ears;
  #nodes: () => ReadonlyMap<string, Node>;
  #focus: (key: string) => void;
  #spot: (p: Point) => Spot;

  constructor(
    ears: () => Ears,
    nodes: () => ReadonlyMap<string, Node>,
    focus: (key: string) => void,
    spot: (p: Point) => Spot,
  ) {
    this.#spot = spot;
    this.#ears = ears;
    this.#nodes = nodes;
    this.#focus = focus;
  }

  get current(): string | null {
    return this.hovered ?? this.picked ?? this.focused;
  }

  #tell(): void {
    const node = this.current ? this.#nodes().get(this.current) : undefined;
    this.#ears().onHover(this.current, node && this.#spot(node.p));
  }

  hover(key: string | null): void {
    if (key === this.hovered) return;
    this.hovered = key;
    this.#tell();
  }

  focus(key: string | null): void {
    this.focused = key;
    this.#tell();
  }

  press(key: string, touch: boolean, other = false): void {
    const target = this.#ears().targets[key];
    if (touch) this.hovered = null; // a mouse that rests elsewhere has nothing to say now
    if (other && target?.ways) this.other(key);
    else if (!target) {
      this.picked = touch ? key : null;
      this.#ears().onWhy(key);
    } else if (touch && this.picked !== key) {
      this.picked = key;
    } else {
      this.go(key);
    }
    if (touch) this.#tell();
  }

  /** Turns to another way to the same place. */
  other(key: string): void {
    this.#ears().onOther?.(key);
  }

  go(key: string): void {
    const target = this.#ears().targets[key];
    if (!target) return;
    this.picked = null;
    this.hovered = null;
    this.focused = null; // a click leaves the focus there
    this.#tell(); // whoever goes has seen enough of the place, and wants to see what can be done there
    this.#ears().onGo(key, target);
  }

  /** A press beside everything: whatever is nearest within a finger's width, or nothing. Tells whether there was something. */
  pressNear(p: Point, reach: number): boolean {
    let best: string | null = null;
    let least = reach;
    for (const [key, node] of this.#nodes()) {
      const far = distance(node.p, p);
      if (far < least) [best, least] = [key, far];
    }
    if (best) this.press(best, true);
    else this.letGo();
    return best !== null;
  }

  /** What was touched has been seen enough of: something else was done since, or somebody closed it. */
  drop(): void {
    if (!this.picked) return;
    if (this.focused === this.picked) this.focused = null; // a touch leaves the focus there
    this.picked = null;
    this.#tell();
  }

  letGo(): void {
    this.picked = null;
    this.hovered = null;
    this.#tell();
  }

  key(key: string, event: KeyboardEvent): void {
    const arrow = ARROWS[event.key];
    if (arrow && !event.altKey && !event.ctrlKey && !event.metaKey) {
      const next = this.neighbour(key, arrow);
      if (next) this.#focus(next);
    } else if (event.key === "Enter" || event.key === " ") {
      if (this.#ears().targets[key]) this.go(key);
      else this.#ears().onWhy(key);
    } else if (event.key.toLowerCase() === "a" && this.#ears().targets[key]?.ways) {
      this.other(key);
    } else if (event.key === "?") {
      this.#ears().onWhy(key);
    } else if (event.key === "Escape") {
      this.letGo();
      return;
    } else {
      return;
    }
    event.preventDefault();
    event.stopPropagation();
  }

  /** The space along a path that lies most in the direction of an arrow key. */
  neighbour(key: string, arrow: Point): string | null {
    const nodes = this.#nodes();
    const here = nodes.get(key);
    if (!here) return null;
    let best: string | null = null;
    let most = 0.35;
    for (const next of here.next) {
      const there = nodes.get(next);
      if (!there) continue;
      const way = unit(sub(there.p, here.p));
      const agrees = way[0] * arrow[0] + way[1] * arrow[1];
      if (agrees > most) [best, most] = [next, agrees];
    }
    return best;
  }
}
