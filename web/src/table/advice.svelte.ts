/** What a good bot would do, if the table lets one ask: what it points at is lit, and the emcee says it in a sentence. */

import { ref } from "../content/options";
import type { Option } from "../content/view";
import { has, t } from "../words/words.svelte";
import type { TableModel, Thing } from "./model.svelte";
import { optionWords } from "./say";

type Hint = Option & { decision: number; bot: string };

export class Advice {
  given = $state.raw<Hint | null>(null);
  thinking = $state(false);

  constructor(readonly model: TableModel) {}

  /** Whether the table gives hints at all; whether one can be had now is for `model.mine` to say. */
  get allowed(): boolean {
    const { seat, tape, session } = this.model;
    return seat >= 0 && !tape && (session.info?.settings.assist ?? "odds") === "odds";
  }

  async ask(): Promise<void> {
    const { model } = this;
    if (!this.allowed || !model.mine || this.thinking) return;
    this.thinking = true;
    const reply = await model.session.ask({ type: "ask", seat: model.seat, ask: "hint", target: "" });
    this.thinking = false;
    if (!reply.ok) {
      if (reply.refused.error !== "stale") model.tell(t("hint-none"));
      return;
    }
    const hint = reply.value;
    if (model.view?.decision?.id !== hint.decision) return;
    this.given = hint;
    model.tell(this.#sentence(hint), "", "hint");
  }

  forget(): void {
    this.given = null;
  }

  /** Whether pressing a thing is what was advised. */
  on(thing: Thing): boolean {
    return this.given !== null && this.model.optionFor(thing)?.code === this.given.code;
  }
  is(option: Option | undefined): boolean {
    return this.given !== null && option?.code === this.given.code;
  }

  /** Where on the map it lies, for the map to light. */
  get place(): string | undefined {
    const { given, model } = this;
    if (!given) return undefined;
    return Object.entries(model.targets).find(
      ([key, target]) => target.code === given.code || key === ref(given, "space")?.key,
    )?.[0];
  }

  #sentence(hint: Hint): string {
    const { me, content } = this.model;
    const id = `hint-why-${hint.verb.replaceAll(" ", "-")}`;
    const why = t(has(id) ? id : "hint-why-other", {
      skill: me?.skill ?? 0,
      swords: me?.sword ?? 0,
      boots: me?.boot ?? 0,
    });
    // A tile is shown on the map as it would be laid; degrees would say less.
    const what = ref(hint, "turn") || ref(hint, "cell") ? t("hint-lay") : optionWords(hint, content);
    return t("hint-says", { what, why });
  }
}
