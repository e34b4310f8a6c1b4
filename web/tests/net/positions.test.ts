// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from "vitest";
import { gameOf, isPosition } from "../../src/net/positions";
import { keptTables } from "../../src/net/remembered";
import { plan, setTable } from "../../src/pages/tables";

const TEXT = "burgle1/legacy.2/3/with.side=overworld/pin=0867e13e972e.8e47d4b2/eyes=1/active=1/check=99b4e518";

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

test("a position is told from a share code, and names its game", () => {
  expect(isPosition(` ${TEXT}\n`)).toBe(true);
  expect(isPosition("SP4-7KQ2-AA")).toBe(false);
  expect(isPosition("")).toBe(false);
  expect(gameOf(TEXT)).toBe("legacy");
});

test("a pasted position opens a table of one's own", async () => {
  const asked: [string, unknown][] = [];
  const made = { table: "T1", tokens: { "1": "secret" }, invite: "i", watch: "w" };
  vi.stubGlobal("fetch", (path: string, how: { body: string }) => {
    asked.push([path, JSON.parse(how.body)]);
    return Promise.resolve(new Response(JSON.stringify(made)));
  });
  await setTable({ ...plan("space", "now"), code: ` ${TEXT} `, names: ["Zoe"] });
  expect(asked).toHaveLength(1);
  expect(asked[0]?.[0]).toBe("/api/positions");
  expect(asked[0]?.[1]).toMatchObject({ position: TEXT, name: "Zoe" });
  expect(keptTables()[0]).toMatchObject({ table: "T1", game: "legacy", tokens: { "1": "secret" } });
});
