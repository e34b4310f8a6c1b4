/** A finger that rests on something wants to know what it is; what lies there is not pressed then. */

const RESTS = 420; // milliseconds
const SLIP = 10; // pixels that a resting finger may move

/** Calls `begin` when a finger rests on (or in) a node, unless that is not interested, and `end` when it is lifted; gives what stops it. */
export function held(node: HTMLElement, begin: (event: PointerEvent) => boolean, end?: () => void): () => void {
  let timer = 0;
  let at: [number, number] = [0, 0];
  let on = false;
  const swallow = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
  };
  const heed = () => node.removeEventListener("click", swallow, { capture: true });
  const down = (event: PointerEvent) => {
    heed(); // whoever presses anew, however soon, means it
    if (event.pointerType === "mouse" || !event.isPrimary) return;
    at = [event.clientX, event.clientY];
    clearTimeout(timer);
    timer = window.setTimeout(() => {
      on = begin(event);
    }, RESTS);
  };
  const move = (event: PointerEvent) => {
    if (Math.hypot(event.clientX - at[0], event.clientY - at[1]) > SLIP) stop();
  };
  const up = () => {
    if (on) {
      // The click that follows was no press.
      node.addEventListener("click", swallow, { capture: true, once: true });
      setTimeout(heed, 60);
    }
    stop();
  };
  const stop = () => {
    clearTimeout(timer);
    if (on) end?.();
    on = false;
  };
  const menu = (event: Event) => on && event.preventDefault();
  node.addEventListener("pointerdown", down);
  node.addEventListener("pointermove", move);
  node.addEventListener("pointerup", up);
  node.addEventListener("pointercancel", stop);
  node.addEventListener("contextmenu", menu);
  return () => {
    stop();
    node.removeEventListener("pointerdown", down);
    node.removeEventListener("pointermove", move);
    node.removeEventListener("pointerup", up);
    node.removeEventListener("pointercancel", stop);
    node.removeEventListener("contextmenu", menu);
  };
}
