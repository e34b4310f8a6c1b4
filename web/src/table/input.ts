/** Fingers cover what they touch: a tap selects first. Mouse and keys act at once. */
export function sure(event: MouseEvent): boolean {
  const kind = (event as PointerEvent).pointerType;
  if (kind === "touch") return false;
  if (kind === "mouse" || kind === "pen" || event.detail === 0) return true;
  return !matchMedia("(pointer: coarse)").matches;
}
