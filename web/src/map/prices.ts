// How what is paid is marked on a map; what is not in this list is said in words.
import type { Target } from "./contract";
import type { GlyphName } from "./glyphs";

interface Mark {
  glyph?: GlyphName;
  path?: string;
  tone: string;
}

export const MARKS: Readonly<Record<string, Mark>> = {
  boot: { glyph: "leather-boot", tone: "var(--c-boot, #f3c24f)" },
  sword: { glyph: "broadsword", tone: "var(--c-sword, #ff8272)" },
  lockpick: { glyph: "lockpicks", tone: "var(--c-key, #b8e3c9)" },
  intern: {
    path: "M8,2L.6,5.6L8,9.2L15.4,5.6ZM3.6,8.4V11.6Q8,14.4 12.4,11.6V8.4L8,10.6Z",
    tone: "var(--c-intern, #b9e28c)",
  },
  gold: { glyph: "two-coins", tone: "var(--c-coin, #ffdd66)" },
  credit: { glyph: "two-coins", tone: "var(--c-coin, #ffdd66)" },
  teleport: { glyph: "teleport", tone: "var(--c-tele, #b7a6ff)" },
  damage: { glyph: "hearts", tone: "var(--bad, #ff6b5e)" },
  clank: { glyph: "ringing-bell", tone: "var(--c-clank, #ffa24a)" },
};
const LAST = ["damage", "clank"];

/** What a target takes, as one reads it: what is paid first, then what it does to one. Boots are told even if it takes none. */
export function prices(target: Target | undefined): [what: string, n: number][] {
  const told = Object.entries(target?.cost ?? {}).filter(([what, n]) => n > 0 || what === "boot");
  const place = ([what]: [string, number]) => (what === "boot" ? -1 : LAST.indexOf(what) + 1);
  return told.sort((a, b) => place(a) - place(b));
}
