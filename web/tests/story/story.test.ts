// @vitest-environment happy-dom
// Reading: a new page opens by itself, its parts come one by one, a choice waits for its seal.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { flushSync } from "svelte";
import { beforeEach, expect, it } from "vitest";
import type { GameEvent, Option } from "../../src/content/view";
import { Story } from "../../src/story/story.svelte";
import type { TableModel } from "../../src/table/model.svelte";

const events = JSON.parse(
  readFileSync(join(import.meta.dirname, "../fixtures/three-nights-events.json"), "utf8"),
) as GameEvent[];
const arm = (code: number, label: string): Option => ({
  code,
  label: `choose ${label}`,
  verb: "choose",
  refs: [
    { kind: "choice", key: "lamp" },
    { kind: "label", key: label },
  ],
  traits: [],
});

function table(upTo: number) {
  const acted: number[] = [];
  const model = {
    session: { table: "t", seats: [0], states: {}, tokens: [] },
    state: { events: events.slice(0, upTo), fresh: [] },
    view: { turn: 0 },
    options: [] as Option[],
    act: async (code: number) => void acted.push(code),
  };
  return { model: model as unknown as TableModel, acted, raw: model };
}
beforeEach(() => sessionStorage.clear());

it("the prologue opens by itself, and is read part by part", () => {
  const story = new Story(table(8).model);
  story.hear();
  flushSync();
  expect(story.open).toBe(true);
  expect(story.current?.title).toBe("A Letter Under the Door");
  expect(story.shown.filter((piece) => piece.kind === "text")).toHaveLength(1);
  expect(story.unread).toHaveLength(1);
  story.next();
  expect(story.shown.filter((piece) => piece.kind === "text")).toHaveLength(2);
  story.next();
  expect(story.open).toBe(false);
});
it("what was read is not opened again on this device, and a later page is", () => {
  const first = table(8);
  const story = new Story(first.model);
  story.hear();
  story.close();
  const again = new Story(first.model);
  again.hear();
  expect(again.open).toBe(false);
  const later = new Story(table(events.length).model);
  later.hear();
  expect(later.open).toBe(true);
  expect(later.current?.ref).toBe("13");
});
it("a choice is picked by its number and done only when it is sealed, after all was read", async () => {
  const { model, acted, raw } = table(8);
  raw.options = [arm(7, "light"), arm(8, "leave")];
  const story = new Story(model);
  story.hear();
  story.pick(0);
  expect(story.picked).toBe(-1); // there is still something to read
  story.next();
  story.pick(1);
  expect(story.picked).toBe(8);
  expect(acted).toEqual([]);
  await story.seal();
  expect(acted).toEqual([8]);
  story.next();
  expect(story.open).toBe(true); // nobody leaves a question by accident
});
it("no page is turned to while another is read; one reads on to what came since, and its question waits for that", () => {
  const { model, raw } = table(events.findIndex((event) => event.code === "choice"));
  raw.options = [arm(7, "light"), arm(8, "leave")];
  const story = new Story(model);
  story.open = true;
  story.seen = 7; // the last part of the prologue lies open, and a thumb is on its way to the map
  story.hear();
  expect(story.current?.title).toBe("A Letter Under the Door");
  story.pick(0);
  expect(story.picked).toBe(-1);
  story.next();
  expect(story.open).toBe(true);
  expect(story.current?.title).toBe("On the Latch");
  story.pick(0);
  expect(story.picked).toBe(7);
});
it("what comes of an answer that was sealed here turns up by itself", async () => {
  const { model, raw } = table(events.length);
  raw.options = [arm(7, "light"), arm(8, "leave")];
  const story = new Story(model);
  story.open = true;
  story.seen = 7;
  story.picked = 7;
  await story.seal();
  story.hear();
  expect(story.current?.title).toBe("On the Latch");
});
