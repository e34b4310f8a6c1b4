// @vitest-environment happy-dom
import { expect, test, vi } from "vitest";
import type { Catalogue } from "../../src/content/catalogue";
import type { Wire } from "../../src/net/session.svelte";
import { TableModel } from "../../src/table/model.svelte";

const END = { code: 1, verb: "end turn", label: "end turn", refs: [], traits: ["ends_turn"] };
const OFFER = {
  code: 2,
  verb: "use offer",
  label: "use offer Parcel",
  refs: [{ kind: "card", key: "parcel", at: "play" }],
  traits: ["uses", "open_offer"],
};
const MOVE = {
  code: 3,
  verb: "move",
  label: "move A02",
  refs: [{ kind: "space", key: "A02" }],
  traits: ["moves", "in_sight"],
};
const PICK = { code: 4, verb: "choose", label: "choose clank 3", refs: [], traits: [] };

function table(options: object[], more: object = {}) {
  const ask = vi.fn(() => Promise.resolve({ ok: true, value: [{ text: "Choose first.", clause: "L1-039" }] }));
  const view = { decision: { id: 7, who: 0, options }, players: [{ seat: 0 }], ...more };
  const session = { seats: [0], states: { 0: { view } }, info: { seats: [] }, table: "t", ask } as unknown as Wire;
  return { model: new TableModel(session, { spaces: [], cards: {} } as unknown as Catalogue), ask };
}

test("an open choice keeps the turn from ending, but is no question: one may still walk", () => {
  const { model } = table([OFFER, MOVE]);
  expect(model.owes).toBe(true);
  expect(model.asked).toBe(false);
  expect(model.answers.map((one) => one.verb)).toEqual(["use offer"]);
});

test("who cannot end is told why, and who can ends", async () => {
  const { model, ask } = table([OFFER, MOVE]);
  model.endTurn();
  await vi.waitFor(() => expect(model.said).toBe("Choose first."));
  expect(model.saidClause).toBe("L1-039");
  expect(ask).toHaveBeenCalledWith({ type: "ask", seat: 0, ask: "why", target: "end turn" });

  const free = table([END, OFFER]);
  expect(free.model.owes).toBe(false);
  free.model.endTurn();
  await vi.waitFor(() => expect(free.model.caution.doubt?.kind).toBe("offer")); // once, for what would be lost
  free.model.endTurn();
  await vi.waitFor(() => expect(free.ask).toHaveBeenCalled());
  expect(free.ask.mock.calls[0]).toMatchObject([{ type: "act", codes: [1] }]);
});

test("a real question, and a tile in hand, are what they were", () => {
  expect(table([PICK]).model.asked).toBe(true);
  const laying = table(
    [OFFER, { code: 5, verb: "place", label: "place 0", refs: [{ kind: "turn", key: "0" }], traits: ["in_sight"] }],
    { placing: {} },
  ).model;
  expect(laying.owes).toBe(false);
  expect(laying.asked).toBe(true);
});

test("what a played hand leaves says why, unless it was only drawn", async () => {
  const card = { code: 6, verb: "play", label: "play Hack", refs: [{ kind: "card", key: "hack", at: "hand" }] };
  const play = { ...card, traits: ["plays"] };
  const said = async (options: object[], undo: number) => {
    const { model } = table(options);
    Object.assign(model.state as object, { pending: { undo } });
    await model.playAll();
    return model.said;
  };
  expect(await said([play, END], 1)).toMatch(/hack leaves you a choice/);
  expect(await said([play, END, OFFER], 1)).toMatch(/open offer/);
  expect(await said([play, END], 0)).toBe("");
  expect(await said([END], 1)).toBe("");
});
