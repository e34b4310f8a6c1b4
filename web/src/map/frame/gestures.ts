// Drag, wheel and pinch on the map. A press that does not travel stays a click on whatever lies there.
import type { Box, Point } from "../geometry";
import type { Camera } from "./camera.svelte";

const TRAVEL = 5; // pixels before a press becomes a drag

export function gestures(node: SVGSVGElement, camera: Camera, box: () => Box): () => void {
  camera.frame = node;
  const fingers = new Map<number, Point>();
  let travelled = 0;
  let dragging = false;

  const place = (event: PointerEvent | WheelEvent): Point => {
    const frame = node.getBoundingClientRect();
    return [event.clientX - frame.left, event.clientY - frame.top];
  };
  const spread = (): { gap: number; mid: Point } => {
    const [p = [0, 0], q = [0, 0]] = [...fingers.values()];
    return { gap: Math.hypot(p[0] - q[0], p[1] - q[1]) || 1, mid: [(p[0] + q[0]) / 2, (p[1] + q[1]) / 2] };
  };

  const press = (event: PointerEvent): void => {
    if (event.pointerType === "mouse" && event.button !== 0) return;
    fingers.set(event.pointerId, place(event));
    if (fingers.size === 1) {
      travelled = 0;
      dragging = false;
    }
  };
  const move = (event: PointerEvent): void => {
    const before = fingers.get(event.pointerId);
    if (!before) return;
    if (event.pointerType === "mouse" && event.buttons === 0) {
      // It was let go over something that came up meanwhile: nobody drags, and the next click is a click.
      fingers.delete(event.pointerId);
      dragging = false;
      return;
    }
    const now = place(event);
    if (fingers.size === 2) {
      const old = spread();
      fingers.set(event.pointerId, now);
      const fresh = spread();
      camera.zoom(fresh.gap / old.gap, fresh.mid, box());
      camera.pan(fresh.mid[0] - old.mid[0], fresh.mid[1] - old.mid[1], box());
      dragging = true;
      return;
    }
    const [dx, dy] = [now[0] - before[0], now[1] - before[1]];
    travelled += Math.hypot(dx, dy);
    if (!dragging && travelled < TRAVEL) return;
    if (!dragging) node.setPointerCapture(event.pointerId);
    dragging = true;
    fingers.set(event.pointerId, now);
    camera.pan(dx, dy, box());
  };
  const lift = (event: PointerEvent): void => {
    fingers.delete(event.pointerId);
  };
  const swallow = (event: MouseEvent): void => {
    if (!dragging) return;
    event.stopPropagation();
    event.preventDefault();
    dragging = false;
  };
  const wheel = (event: WheelEvent): void => {
    event.preventDefault();
    const step = event.deltaMode === 1 ? event.deltaY * 18 : event.deltaY;
    camera.zoom(Math.exp(-step * (event.ctrlKey ? 0.01 : 0.0016)), place(event), box());
  };

  node.addEventListener("pointerdown", press);
  node.addEventListener("pointermove", move);
  for (const end of ["pointerup", "pointercancel", "lostpointercapture"] as const) node.addEventListener(end, lift);
  node.addEventListener("click", swallow, true);
  node.addEventListener("wheel", wheel, { passive: false });
  return () => {
    node.removeEventListener("pointerdown", press);
    node.removeEventListener("pointermove", move);
    for (const end of ["pointerup", "pointercancel", "lostpointercapture"] as const)
      node.removeEventListener(end, lift);
    node.removeEventListener("click", swallow, true);
    node.removeEventListener("wheel", wheel);
    camera.stop();
  };
}
