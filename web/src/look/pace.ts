import { likes } from "../net/remembered";

/** A duration at the speed this person likes; none at all where motion is not wanted. */
export function pace(milliseconds: number): number {
  const { speed } = likes();
  if (speed === 0 || matchMedia("(prefers-reduced-motion: reduce)").matches) return 0;
  return milliseconds / speed;
}
