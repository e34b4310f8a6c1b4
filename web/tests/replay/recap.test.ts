import { describe, expect, it } from "vitest";
import { recap, worthTelling } from "../../src/away/recap";
import type { GameEvent } from "../../src/content/view";
import { has } from "../../src/words/words.svelte";

let seq = 0;
const event = (code: string, seat: number, a: string | number | null = null): GameEvent => ({
  seq: seq++,
  code,
  seat,
  a,
  b: null,
  cause: "",
  clause: "",
  text: code,
});
const names = { person: (seat: number) => `P${seat}`, card: (key: string) => key, token: (key: string) => key };

describe("while you were away", () => {
  const events = [
    event("turn", 1, 5),
    event("acquire", 1, "lamp"),
    event("acquire", 1, "rope"),
    event("artifact", 1, "crown"),
    event("clank", 0, 2),
    event("turn", 2, 6),
    event("attack", -1, 4),
    event("cube", 0, 2),
    event("hurt", 0, 1),
    event("hurt", 2, 1),
    event("out", 2, 3),
  ];
  it("tells first what hurt", () => {
    const lines = recap(events, 0, names);
    expect(lines.filter((line) => line.hurts).map((line) => [line.id, line.args.n])).toEqual([
      ["away-hits", 1],
      ["away-clank", 2],
    ]);
    expect(lines.slice(2).every((line) => !line.hurts)).toBe(true);
    expect(lines.map((line) => line.id)).toContain("away-artifact");
    expect(lines.find((line) => line.id === "away-bought")?.args).toMatchObject({ name: "P1", things: "lamp, rope" });
  });
  it("says that an attack missed", () => {
    const lines = recap(events, 1, names);
    expect(lines.some((line) => line.hurts)).toBe(false);
    expect(lines[0]?.id).toBe("away-unhurt");
  });
  it("has words for everything", () => {
    for (const seat of [-1, 0, 1, 2]) for (const line of recap(events, seat, names)) expect(has(line.id)).toBe(true);
  });
  it("keeps quiet about little", () => {
    expect(worthTelling(events, 0)).toBe(true);
    expect(worthTelling([event("turn", 1, 5), event("play", 1, "lamp")], 0)).toBe(false);
    expect(worthTelling([event("hurt", 0, 1)], 0)).toBe(true);
  });
});
