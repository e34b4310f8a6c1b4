/** What a good bot would do, if the table lets one ask: what it points at is lit, and the emcee says it in a sentence. */

import { amount, does, paid, ref } from "../content/options";
import type { Expected, Hint, Odds, Option, Preview } from "../content/view";
import { percent } from "../look/percent";
import { has, t } from "../words/words.svelte";
import { aimOf } from "./aims";
import type { TableModel, Thing } from "./model.svelte";
import { optionWords } from "./say";

const HARDLY = 2; // hundredths below which it does not matter
const VAGUE = 3; // error in hundredths from which it is told

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
    const ahead = await model.lookAhead(hint.code); // what comes of it is said as soon as it is known
    if (this.given === hint) model.tell(this.#sentence(hint, ahead), "", "hint");
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

  /** The numbers behind it: price, points and gains in brackets, and the risk that comes with it. */
  #numbers(hint: Hint, ahead: Preview | null): { short: string; risk: string } {
    const { model } = this;
    const say = (what: string, n: number) => amount(model.content.resources, what, n);
    const card = model.card(ref(hint, "card")?.key ?? "");
    const token = model.token(ref(hint, "artifact")?.key ?? ref(hint, "token")?.key ?? "");
    const points = does(hint, "gets") || does(hint, "prize") ? (card?.points ?? token?.value ?? 0) : 0;
    const price = paid(hint.cost).map(([what, n]) => say(what, n));
    const gains = Object.entries(ahead?.changes ?? {}).flatMap(([what, n]) =>
      n > 0 && !hint.cost?.[what] ? [say(what, n)] : [],
    );
    const short = [
      price.length > 0 ? t("hint-price", { price: price.join(", ") }) : "",
      points > 0 ? t("hint-points", { n: points }) : "",
      gains.length > 0 && !does(hint, "plays") ? t("hint-gain", { what: gains.join(", ") }) : "",
    ].filter(Boolean);
    const hit = (odds: Odds | null | undefined) => {
      const safe = odds?.seats.find((one) => one.seat === model.seat)?.damage[0];
      return safe === undefined ? undefined : percent(1 - safe);
    };
    const [now, then] = [hit(model.odds), hit(ahead?.odds)];
    return {
      short: short.length > 0 ? ` (${short.join(", ")})` : "",
      risk:
        now && then && now !== then ? t("hint-risk-to", { p: now, to: then }) : now ? t("hint-risk", { p: now }) : "",
    };
  }

  #sentence(hint: Hint, ahead: Preview | null = null): string {
    const { me, content } = this.model;
    // What it is good for: the goal, where it serves that, else what is to be had.
    const aim = does(hint, "prize") || does(hint, "moves") ? aimOf(this.model) : null;
    const id = `hint-why-${hint.verb.replaceAll(" ", "-")}`;
    const why = aim
      ? [aim.what, aim.far].filter(Boolean).join(" ")
      : t(has(id) ? id : "hint-why-other", {
          skill: me?.skill ?? 0,
          swords: me?.sword ?? 0,
          boots: me?.boot ?? 0,
        });
    // A tile is shown on the map as it would be laid; degrees would say less.
    const what = ref(hint, "turn") || ref(hint, "cell") ? t("hint-lay") : optionWords(hint, content);
    // Chances say more than what they come of, and there is room for one sentence.
    const { short, risk } = this.#numbers(hint, ahead);
    const chances = this.#chances(hint);
    const advice = t(aim ? "hint-towards" : "hint-says", { what: chances ? what : `${what}${short}`, why });
    return `${advice} ${chances || risk}`.trim();
  }

  /** What is expected of it, and of the best other sort of turn; nothing is made of what hardly matters. */
  #chances({ expects, other }: Hint): string {
    if (!expects) return "";
    const chance = (one: Expected): string =>
      t("hint-chance", { win: one.win, error: one.error > VAGUE ? one.error : 0 });
    if (!other) return t("hint-expects", { chance: chance(expects) });
    const what = ref(other, "turn") || ref(other, "cell") ? t("hint-lay") : optionWords(other, this.model.content);
    // The usual way is left only for one that is surely better.
    const ahead = expects.win - other.win;
    if (ahead < HARDLY) return t(ahead > -HARDLY ? "hint-hardly" : "hint-maybe", { chance: chance(expects), what });
    const risk = Math.abs(other.caught - expects.caught) > VAGUE;
    const told = { chance: chance(expects), what, other: chance(other), caught: other.caught, instead: expects.caught };
    return t(risk ? "hint-compared-caught" : "hint-compared", told);
  }
}
