// Which part of the map is on the screen. The map draws in its own units; the camera turns them into pixels.
import { pace } from "../../look/pace";
import type { Spot } from "../contract";
import { type Box, centre, type Point } from "../geometry";

const CLOSEST = 3.2; // pixels a unit
const ROOMY = 900; // pixels: on a wider screen even a small map may grow
const FARTHEST = 0.8; // of the scale at which everything is in the picture

export const NARROW = 560; // pixels: on less than this not all of a board can be shown and touched at once

export interface Shot {
  cx: number;
  cy: number;
  k: number;
}

export class Camera {
  width = $state(0);
  height = $state(0);
  shot = $state<Shot>({ cx: 0, cy: 0, k: 1 });
  /** Somebody moved the picture by hand: it stays there until it grows or Fit is pressed. */
  byHand = $state(false);
  /** The picture is on its way to somewhere: what is pressed now may be elsewhere in a moment. */
  moving = $state(false);
  /** Pixels at the head that buttons lie over: a map with room to spare stands below them. */
  roof = $state(0);
  frame: Element | null = null;
  readonly most: number;
  #frame = 0;

  /** `most` is the largest scale that Fit may choose: a small map is not blown up. */
  constructor(most: number) {
    this.most = most;
  }

  get viewBox(): string {
    const { cx, cy, k } = this.shot;
    return `${cx - this.width / 2 / k} ${cy - this.height / 2 / k} ${this.width / k} ${this.height / k}`;
  }

  get seen(): Box {
    const { cx, cy, k } = this.shot;
    return { x: cx - this.width / 2 / k, y: cy - this.height / 2 / k, w: this.width / k, h: this.height / k };
  }

  toScreen(p: Point): Point {
    const { cx, cy, k } = this.shot;
    return [(p[0] - cx) * k + this.width / 2, (p[1] - cy) * k + this.height / 2];
  }

  toMap(p: Point): Point {
    const { cx, cy, k } = this.shot;
    return [(p[0] - this.width / 2) / k + cx, (p[1] - this.height / 2) / k + cy];
  }

  /** The largest scale that Fit chooses here. */
  get largest(): number {
    return this.most * Math.max(1, Math.min(this.width / ROOMY, this.height / (ROOMY * 0.6)));
  }

  /** Where a place is in the window of the browser, for tips that others draw. */
  spot(p: Point, r: number): Spot {
    const [x, y] = this.toScreen(p);
    const frame = this.frame?.getBoundingClientRect();
    return { x: x + (frame?.left ?? 0), y: y + (frame?.top ?? 0), r: r * this.shot.k };
  }

  /** The whole box, above so many pixels that something else covers. */
  fitting(box: Box, covered = 0): Shot {
    const k = Math.min(this.width / box.w, Math.max(this.height - covered, 1) / box.h, this.largest) || 1;
    const [cx, cy] = centre(box);
    const spare = Math.max(0, this.height - covered - box.h * k) / 2;
    const lower = Math.min(spare, Math.max(0, this.roof - spare));
    return { cx, cy: cy + (covered / 2 - lower) / k, k };
  }

  fit(box: Box, ms: number, covered = 0): void {
    this.byHand = false;
    this.fly(this.fitting(box, covered), ms);
  }

  /** On a phone the whole map would be too small to touch: open near a place instead. */
  closeUp(box: Box, p: Point, k: number, ms: number): void {
    const whole = this.fitting(box);
    if (whole.k >= k) {
      this.fit(box, ms);
      return;
    }
    this.byHand = false;
    this.fly(this.held({ cx: p[0], cy: p[1], k }, box, 1), ms);
  }

  zoom(factor: number, around: Point, box: Box): void {
    const before = this.toMap(around);
    const k = Math.max(this.fitting(box).k * FARTHEST, Math.min(this.shot.k * factor, CLOSEST));
    const shot = {
      k,
      cx: before[0] - (around[0] - this.width / 2) / k,
      cy: before[1] - (around[1] - this.height / 2) / k,
    };
    this.#hold(this.held(shot, box));
  }

  pan(dx: number, dy: number, box: Box): void {
    const { cx, cy, k } = this.shot;
    this.#hold(this.held({ cx: cx - dx / k, cy: cy - dy / k, k }, box));
  }

  /** Brings a place into the picture, for who moves by keyboard; so many pixels at its foot and at its head are covered. */
  show(p: Point, margin: number, below = 0, above = 0): void {
    const [x, y] = this.toScreen(p);
    const roof = above > 0 ? Math.max(margin, above + margin / 2) : margin;
    const foot = Math.max(roof, this.height - Math.max(margin, below + margin / 2));
    const dx = x < margin ? x - margin : x > this.width - margin ? x - this.width + margin : 0;
    const dy = y < roof ? y - roof : y > foot ? y - foot : 0;
    if (dx || dy)
      this.fly({ ...this.shot, cx: this.shot.cx + dx / this.shot.k, cy: this.shot.cy + dy / this.shot.k }, 180);
  }

  fly(goal: Shot, ms: number): void {
    this.stop();
    const takes = pace(ms);
    if (takes <= 0) {
      this.shot = goal;
      return;
    }
    this.moving = true;
    const from = this.shot;
    const start = performance.now();
    const step = (now: number): void => {
      const done = Math.min(1, (now - start) / takes);
      const u = 1 - (1 - done) ** 3;
      // Scale by ratio, so that zooming feels even.
      const k = from.k * (goal.k / from.k) ** u;
      this.shot = { k, cx: from.cx + (goal.cx - from.cx) * u, cy: from.cy + (goal.cy - from.cy) * u };
      if (done < 1) this.#frame = requestAnimationFrame(step);
      else this.moving = false;
    };
    this.#frame = requestAnimationFrame(step);
  }

  stop(): void {
    cancelAnimationFrame(this.#frame);
    this.moving = false;
  }

  #hold(shot: Shot): void {
    this.stop();
    this.byHand = true;
    this.shot = shot;
  }

  /** Keeps the picture over the map: all of it (1), or a part, so that every corner can be brought to the middle. */
  held(shot: Shot, box: Box, part = 0.55): Shot {
    const slack = (size: number, screen: number): number => Math.max(0, size / 2 - (screen / 2 / shot.k) * part);
    const [mx, my] = centre(box);
    const [sx, sy] = [slack(box.w, this.width), slack(box.h, this.height)];
    return {
      k: shot.k,
      cx: Math.max(mx - sx, Math.min(mx + sx, shot.cx)),
      cy: Math.max(my - sy, Math.min(my + sy, shot.cy)),
    };
  }
}
