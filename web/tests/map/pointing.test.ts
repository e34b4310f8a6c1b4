// Keys, clicks, touches, the camera and the tile in hand, without a browser.
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Targets } from "../../src/map/contract";
import { Camera } from "../../src/map/frame/camera.svelte";
import { elbowRoom, Pointing } from "../../src/map/frame/pointing.svelte";
import { GLYPHS, outlineOf } from "../../src/map/glyphs";
import { Hand } from "../../src/map/tiles/hand.svelte";

beforeEach(() => {
  vi.stubGlobal("cancelAnimationFrame", () => {});
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
});

const targets: Targets = { B: { kind: "go", label: "1 boot", cost: { boot: 1 } } };
const nodes = new Map([
  ["A", { p: [0, 0] as const, next: ["B", "C"] }],
  ["B", { p: [100, 20] as const, next: ["A"] }],
  ["C", { p: [-10, 90] as const, next: ["A"] }],
]);

function setUp() {
  const ears = { targets, onGo: vi.fn(), onHover: vi.fn(), onWhy: vi.fn() };
  const focus = vi.fn();
  const pointing = new Pointing(
    () => ears,
    () => nodes,
    focus,
    ([x, y]) => ({ x, y, r: 15 }),
  );
  const key = (name: string): KeyboardEvent =>
    ({ key: name, preventDefault: vi.fn(), stopPropagation: vi.fn() }) as unknown as KeyboardEvent;
  return { ears, focus, pointing, key };
}

describe("pointing", () => {
  it("follows paths with the arrow keys, and only where one leads that way", () => {
    const { pointing, focus, key } = setUp();
    pointing.key("A", key("ArrowRight"));
    pointing.key("A", key("ArrowDown"));
    pointing.key("A", key("ArrowUp"));
    expect(focus.mock.calls).toEqual([["B"], ["C"]]);
  });

  it("goes with Enter where it may, and asks why not where it may not", () => {
    const { pointing, ears, key } = setUp();
    pointing.key("B", key("Enter"));
    pointing.key("C", key("Enter"));
    pointing.key("B", key("?"));
    expect(ears.onGo.mock.calls).toEqual([["B", targets.B]]);
    expect(ears.onWhy.mock.calls).toEqual([["C"], ["B"]]);
  });

  it("drops what was touched, and leaves alone what a mouse or keys point at", () => {
    const { pointing } = setUp();
    pointing.press("C", true);
    pointing.focus("C"); // a touch does that, too
    pointing.drop();
    expect(pointing.current).toBe(null);
    pointing.focus("A");
    pointing.drop();
    expect(pointing.current).toBe("A");
  });

  it("goes with one click, but with two touches", () => {
    const { pointing, ears } = setUp();
    pointing.press("B", true);
    expect(ears.onGo).not.toHaveBeenCalled();
    expect(pointing.picked).toBe("B");
    pointing.press("B", true);
    pointing.press("B", false);
    expect(ears.onGo).toHaveBeenCalledTimes(2);
  });

  it("tells where on the screen the pointed-at place is", () => {
    const { pointing, ears } = setUp();
    pointing.hover("B");
    pointing.hover(null);
    expect(ears.onHover.mock.calls).toEqual([
      ["B", { x: 100, y: 20, r: 15 }],
      [null, undefined],
    ]);
  });
});

it("points at nothing once one has gone, though the place keeps the focus", () => {
  const { pointing, ears } = setUp();
  pointing.hover("B");
  pointing.focus("B"); // a click does both before it goes
  pointing.press("B", false);
  expect(ears.onGo).toHaveBeenCalledOnce();
  expect(pointing.current).toBe(null);
  expect(ears.onHover).toHaveBeenLastCalledWith(null, undefined);
});

describe("the camera", () => {
  const box = { x: 0, y: 0, w: 1000, h: 500 };
  const made = (): Camera => {
    const camera = new Camera(2);
    [camera.width, camera.height] = [800, 600];
    return camera;
  };

  it("shows everything, and no small map larger than life", () => {
    const camera = made();
    camera.fit(box, 0);
    expect(camera.shot).toEqual({ cx: 500, cy: 250, k: 0.8 });
    expect(camera.fitting({ x: 0, y: 0, w: 10, h: 10 }).k).toBe(2);
  });

  it("zooms around a point", () => {
    const camera = made();
    camera.fit(box, 0);
    const before = camera.toMap([300, 300]);
    camera.zoom(1.5, [300, 300], box);
    const after = camera.toMap([300, 300]);
    expect(after[0]).toBeCloseTo(before[0]);
    expect(after[1]).toBeCloseTo(before[1]);
  });

  it("never loses the map", () => {
    const camera = made();
    camera.fit(box, 0);
    for (let i = 0; i < 40; i++) camera.pan(-400, 300, box);
    const seen = camera.seen;
    expect(seen.x).toBeLessThan(box.w);
    expect(seen.y + seen.h).toBeGreaterThan(0);
    for (let i = 0; i < 40; i++) camera.zoom(0.5, [0, 0], box);
    expect(camera.shot.k).toBeGreaterThan(0.3);
  });

  it("flies at the speed that its owner likes, says while it does, and does not fly where motion is unwelcome", () => {
    const frames: FrameRequestCallback[] = [];
    vi.stubGlobal("requestAnimationFrame", (step: FrameRequestCallback) => frames.push(step));
    vi.stubGlobal("matchMedia", () => ({ matches: false }));
    const flight = (speed: number): number[] => {
      vi.stubGlobal("localStorage", { getItem: () => JSON.stringify({ speed }) });
      const camera = made();
      frames.length = 0;
      camera.fit(box, 500);
      const start = performance.now();
      const moving = [10, 200, 600].map((ms) => {
        frames.pop()?.(start + ms);
        return Number(camera.moving);
      });
      expect(camera.shot).toEqual(camera.fitting(box));
      return moving;
    };
    expect(flight(1)).toEqual([1, 1, 0]);
    expect(flight(4)).toEqual([1, 0, 0]);
    expect(flight(0)).toEqual([0, 0, 0]);
  });
});

describe("the tile in hand", () => {
  const fits: Targets = { "turn:90": { kind: "turn", label: "" }, "turn:270": { kind: "turn", label: "" } };

  it("turns only to ways round that fit", () => {
    const hand = new Hand(
      () => ({ tile: "D06", x: 0, y: 0, turned: 0 }),
      () => fits,
    );
    expect(hand.turned).toBe(90);
    hand.turn(1);
    expect(hand.key).toBe("turn:270");
    hand.turn(1);
    expect(hand.turned).toBe(90);
    hand.turn(-1);
    expect(hand.turned).toBe(270);
  });
});

it("has an outline for every sign", () => {
  for (const name of GLYPHS) expect(outlineOf(name), name).not.toBe("");
});

it("gives every place as much room as its neighbours leave", () => {
  const room = elbowRoom(nodes, 5);
  expect(room.get("A")).toBeCloseTo(Math.hypot(10, 90) / 2);
  expect(room.get("B")).toBeCloseTo(Math.hypot(100, 20) / 2);
});

it("takes a touch beside everything for the nearest place within a finger's width", () => {
  const { pointing } = setUp();
  pointing.pressNear([90, 30], 24);
  expect(pointing.picked).toBe("B");
  pointing.pressNear([50, 300], 24);
  expect(pointing.picked).toBe(null);
});
