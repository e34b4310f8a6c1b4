/** Why something cannot be done: asked of the table, kept while the decision waits, said in full or on a card. */

import type { Blocked } from "../content/view";
import { t } from "../words/words.svelte";
import type { Curiosity } from "./curiosity";
import type { TableModel, Thing } from "./model.svelte";

export class Reasons {
  #known = $state.raw<Record<string, Blocked[]>>({});

  constructor(
    readonly model: TableModel,
    readonly curiosity: Curiosity,
  ) {}

  /** The first reason against a thing, if it has been asked for. */
  of(thing: Thing): Blocked | undefined {
    return this.#known[this.model.attempt(thing)]?.[0];
  }

  forget(): void {
    this.#known = {};
  }

  /** Asks, and says it aloud. */
  async tell(thing: Thing | string): Promise<void> {
    const reasons = await this.#ask(typeof thing === "string" ? thing : this.model.attempt(thing));
    const first = reasons?.[0];
    if (reasons) this.model.tell(first ? first.text : t("why-you-can"), first?.clause ?? "");
  }

  /** What cannot be had now says why in place; asked once things have come to rest, one after the other. */
  async lookAround(): Promise<void> {
    const { model } = this;
    const view = model.view;
    if (!model.mine || !view || model.asked || model.plays.length > 0) return;
    const decision = view.decision?.id;
    for (const key of view.row) {
      const thing: Thing = { kind: "card", key: key ?? "", place: "row" };
      if (!key || model.optionFor(thing) || model.view?.decision?.id !== decision || !this.curiosity.may()) continue;
      if (!(await this.#ask(model.attempt(thing), decision))) return;
    }
  }

  /** A reason short enough for a card. */
  short(thing: Thing): string {
    const first = this.of(thing);
    if (!first) return "";
    const what = ["skill", "sword", "boot"].find((pool) => first.code.startsWith(`need_${pool}`));
    if (what && first.need > first.have && first.need > 0) {
      return t("needs-more", { what, n: first.need - first.have, have: first.have, need: first.need });
    }
    const card = thing.kind === "card" ? this.model.card(thing.key) : undefined;
    if (first.code === "wrong_place" && card?.text[0]) return card.text[0]; // where it can be dealt with stands on top
    return first.text.length <= 42 ? first.text : t("not-now");
  }

  /** The reasons against what one would type, unless the decision they were asked for has passed. */
  async #ask(target: string, decision?: number): Promise<Blocked[] | null> {
    const { model } = this;
    const reply = await model.session.ask({ type: "ask", seat: model.seat, ask: "why", target });
    if (!reply.ok || (decision !== undefined && model.view?.decision?.id !== decision)) return null;
    const reasons = reply.value as Blocked[];
    this.#known = { ...this.#known, [target]: reasons };
    return reasons;
  }
}
