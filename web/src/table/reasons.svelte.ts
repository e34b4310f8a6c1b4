/** Why something cannot be done: asked of the table, kept while the decision waits, said in full or on a card. */

import type { BlockedView } from "../content/view";
import { t } from "../words/words.svelte";
import type { TableModel, Thing } from "./model.svelte";

// Reasons that name a place on the way there: it is shown on the map while it is spoken of.
const ON_THE_WAY = ["waits_between", "stops_between"];

export class Reasons {
  #known = $state.raw<Record<string, BlockedView[]>>({});
  #shows = ""; // the place that is shown

  constructor(readonly model: TableModel) {}

  /** The first reason against a thing, if it has been asked for. */
  of(thing: Thing): BlockedView | undefined {
    return this.#known[this.model.attempt(thing)]?.[0];
  }

  forget(): void {
    this.#known = {};
    this.#show("");
  }

  /** Asks, and says it aloud. */
  async tell(thing: Thing | string): Promise<void> {
    const reasons = await this.#ask(typeof thing === "string" ? thing : this.model.attempt(thing));
    const first = reasons?.[0];
    if (!reasons) return;
    this.model.tell(first ? first.text : t("why-you-can"), first?.clause ?? "");
    this.#show(first && ON_THE_WAY.includes(first.code) ? first.name : "");
  }

  #show(name: string): void {
    const { model } = this;
    if (model.looked === this.#shows) model.looked = null; // what the log shows stays
    this.#shows = (name && model.content.spaces.find((one) => one.name === name)?.key) || "";
    if (this.#shows) model.looked = this.#shows;
  }

  /** What cannot be had now and says why in place: what one would type for it, to ask about all of it at once. */
  wonders(): string[] {
    const { model } = this;
    if (!model.mine || !model.view || model.asked || model.plays.length > 0) return [];
    const things = model.view.row.map((key): Thing => ({ kind: "card", key: key ?? "", place: "row" }));
    return [...new Set(things.filter((one) => one.key && !model.optionFor(one)).map((one) => model.attempt(one)))];
  }

  /** Takes the answers. */
  take(found: Record<string, BlockedView[]>): void {
    this.#known = { ...this.#known, ...found };
  }

  /** A reason short enough for a card. */
  short(thing: Thing): string {
    const first = this.of(thing);
    if (!first) return "";
    const what = ["skill", "sword", "boot"].find((pool) => first.code.startsWith(`need_${pool}`));
    if (what && first.need > first.have && first.need > 0) {
      return t("needs-more", { what, n: first.need - first.have });
    }
    const card = thing.kind === "card" ? this.model.card(thing.key) : undefined;
    if (first.code === "wrong_place" && card?.text[0]) return card.text[0]; // where it can be dealt with stands on top
    return first.text.length <= 42 ? first.text : t("not-now");
  }

  /** What keeps one from a place however far it is: what opens it, or how much is missing. Null: it is no such place. */
  async #farther(space: string): Promise<{ ok: true; value: BlockedView[] } | null> {
    const { model } = this;
    if (model.me?.space === space || !model.space(space)) return null;
    const reply = await model.session.ask({ type: "ask", seat: model.seat, ask: "path", target: space });
    const reasons = reply.ok ? [] : (reply.refused.reasons ?? []);
    return reply.ok || reasons.length > 0 ? { ok: true, value: reasons } : null;
  }

  /** The reasons against what one would type. */
  async #ask(target: string): Promise<BlockedView[] | null> {
    const { model } = this;
    const space = target.startsWith("@space ") && model.mine && model.free ? target.slice("@space ".length) : "";
    const far = space ? await this.#farther(space) : null;
    const reply = far ?? (await model.session.ask({ type: "ask", seat: model.seat, ask: "why", target }));
    if (!reply.ok) return null;
    const reasons = reply.value;
    this.take({ [target]: reasons });
    return reasons;
  }
}
