/** Setting a lesson's table: the game of its code, played ahead to where the part begins, with a quiet bot at it. */

import { byGame } from "../../look/games";
import { COLOURS } from "../../look/seats";
import { create, Denied, request } from "../../net/http";
import { keep, likes } from "../../net/remembered";
import type { TableSettings } from "../../protocol/messages";
import { visit } from "../../route.svelte";
import { t } from "../../words/words.svelte";
import type { Lesson, Line, Part } from "./lesson";
import { note } from "./progress.svelte";

const BOT = "quiet";
const LESSONS = byGame(import.meta.glob<Lesson>("../../games/*/lesson.ts", { import: "lesson" }));
export const lessonOf = async (game: string): Promise<Lesson | undefined> => LESSONS[game]?.();

async function set(game: string, part: Part, code: string) {
  const settings: TableSettings = { game, players: 2, code, undo: "free", title: t("learn-lesson"), spectators: false };
  return create(settings, [
    { controller: "human", name: likes().name || t("you"), colour: COLOURS[0] },
    { controller: part.ahead ? "human" : "bot", bot: part.ahead ? "" : BOT, name: t("lesson-by"), colour: COLOURS[1] },
  ]);
}

/** Sends the answers that were written down, as fast as the table takes them. */
async function playAhead(table: string, tokens: Record<string, string>, line: Line): Promise<void> {
  let decision = line.first;
  for (const [seat = 0, ...codes] of line.rows) {
    for (let left = codes; left.length > 0; ) {
      const token = tokens[seat] ?? "";
      const done = (await request(table, token, { type: "act", seat, decision, codes: left })) as { applied: number };
      if (!done.applied) throw new Error(t("lesson-other-rules"));
      decision += done.applied;
      left = left.slice(done.applied);
    }
  }
}

/** Begins a part at a table of its own. A first part can do without its code: any new game will do. */
export async function begin(lesson: Lesson, number: number): Promise<void> {
  const part = lesson.parts[number];
  if (!part) return;
  const { game } = lesson;
  const made = await set(game, part, part.code).catch((error: unknown) => {
    if (!(error instanceof Denied) || error.error !== "not_now") throw error;
    if (part.ahead) throw new Error(t("lesson-other-rules"));
    return set(game, part, "");
  });
  const host = made.tokens["0"] ?? "";
  await request(made.table, host, { type: "manage", seat: 0, manage: "start" });
  if (part.ahead) {
    await playAhead(made.table, made.tokens, await part.ahead());
    // Whoever played that seat leaves it to a bot: the host may not send away somebody who was here a moment ago.
    const guest = made.tokens["1"] ?? "";
    await request(made.table, guest, { type: "manage", seat: 1, manage: "bot", target: 1, value: BOT });
  }
  keep({ table: made.table, game, title: t("learn-lesson"), tokens: { 0: host }, at: Date.now() });
  note(game, { table: made.table, part: number, step: 0, from: -1, begun: -1 });
  visit("table", made.table);
}
