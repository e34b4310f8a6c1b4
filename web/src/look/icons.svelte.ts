/** Outlines by name: the common ones come with the page, a game's own when its table opens. */

import core from "virtual:icons/core";
import { byGame } from "./games";

/** Our own glyphs, on the same grid of 512. */
const OWN: Record<string, string> = {
  skill: "M256 16c22 128 74 194 224 240-150 46-202 112-224 240-22-128-74-194-224-240C182 210 234 144 256 16z",
  arrow: "M60 176h220V76l192 180-192 180V336H60z",
  veil: "M256 96C140 96 56 190 24 256c32 66 116 160 232 160s200-94 232-160C456 190 372 96 256 96zm0 60a100 100 0 1 1 0 200 100 100 0 0 1 0-200zm0 56a44 44 0 1 0 0 88 44 44 0 0 0 0-88z",
  undo: "M200 72v88h96c106 0 176 70 176 160 0 70-40 120-100 144 30-32 44-64 44-104 0-62-46-112-124-112h-92v88L40 204z",
  redo: "M312 72v88h-96c-106 0-176 70-176 160 0 70 40 120 100 144-30-32-44-64-44-104 0-62 46-112 124-112h92v88l160-132z",
  plus: "M214 60h84v154h154v84H298v154h-84V298H60v-84h154z",
  minus: "M60 214h392v84H60z",
  menu: "M64 110h384v60H64zm0 116h384v60H64zm0 116h384v60H64z",
  check: "M196 420 48 272l56-56 92 92 212-216 56 56z",
  cross: "m116 60 140 140L396 60l56 56-140 140 140 140-56 56-140-140-140 140-56-56 140-140L60 116z",
  up: "m256 130 200 200-56 56-144-144-144 144-56-56z",
  down: "m256 382 200-200-56-56-144 144-144-144-56 56z",
  play: "M120 56v400l320-200z",
  pause: "M112 64h104v384H112zM296 64h104v384H296z",
  "step-back": "M392 72v368L168 256zM88 72h64v368H88z",
  "step-on": "M120 72v368l224-184zM360 72h64v368h-64z",
  "turn-back": "M264 80v352L72 256zM456 80v352L264 256z",
  "turn-on": "M248 80v352l192-176zM56 80v352l192-176z",
  "save-arrow": "M216 56h80v180h92L256 372 124 236h92zM64 344h64v64h256v-64h64v128H64z",
  link: "M200 296a84 84 0 0 0 126 9l70-70a84 84 0 0 0-119-119l-40 40 34 34 40-40a36 36 0 0 1 51 51l-70 70a36 36 0 0 1-54-4zm112-80a84 84 0 0 0-126-9l-70 70a84 84 0 0 0 119 119l40-40-34-34-40 40a36 36 0 0 1-51-51l70-70a36 36 0 0 1 54 4z",
};

let outlines = $state.raw<Record<string, string>>({ ...core, ...OWN });

const SETS = byGame(import.meta.glob<Record<string, string>>("../games/*/icons.ts", { import: "default" }));

export async function loadIcons(game: string): Promise<void> {
  const set = await SETS[game]?.();
  if (set) outlines = { ...outlines, ...set };
}

/** More outlines, of a part of the page that comes when it is asked for. */
export function addIcons(set: Record<string, string>): void {
  outlines = { ...outlines, ...set };
}

export const outline = (name: string): string => outlines[name] ?? "";
