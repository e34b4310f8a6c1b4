// @vitest-environment happy-dom
import { expect, test, vi } from "vitest";
import type { Camera } from "../../src/map/frame/camera.svelte";
import { gestures } from "../../src/map/frame/gestures";

function pointer(type: string, at: [number, number], buttons: number): Event {
  const event = new MouseEvent(type, { clientX: at[0], clientY: at[1], buttons, bubbles: true, cancelable: true });
  return Object.assign(event, { pointerId: 1, pointerType: "mouse" });
}

test("a mouse that was let go over something else drags nothing, and its next click is a click", () => {
  const node = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  node.setPointerCapture = vi.fn();
  const camera = { pan: vi.fn(), zoom: vi.fn(), stop: vi.fn() };
  const stop = gestures(node, camera as unknown as Camera, () => ({ x: 0, y: 0, w: 9, h: 9 }));
  const heard = vi.fn();
  node.addEventListener("click", heard);
  node.dispatchEvent(pointer("pointerdown", [10, 10], 1));
  // It is let go over a button that came up under it: the map never hears of that.
  node.dispatchEvent(pointer("pointermove", [60, 60], 0));
  node.dispatchEvent(pointer("pointermove", [90, 90], 0));
  expect(camera.pan).not.toHaveBeenCalled();
  node.dispatchEvent(pointer("click", [90, 90], 0));
  expect(heard).toHaveBeenCalledOnce();
  node.dispatchEvent(pointer("pointerdown", [10, 10], 1));
  node.dispatchEvent(pointer("pointermove", [60, 60], 1));
  expect(camera.pan).toHaveBeenCalled();
  stop();
});
