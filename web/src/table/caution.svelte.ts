/**
 * A costly surprise asks once before it happens. Only what cannot be taken back can surprise, and only what may cost a
 * lot: everything else is one click. Each kind of question can be switched off where it is asked.
 */

import { does, paid } from "../content/options";
import type { Option, Preview } from "../content/view";
import { lessonAt } from "../learn/tutorial/progress.svelte";
import { percent } from "../look/percent";
import type { Target } from "../map/contract";
import { like, likes } from "../net/remembered";
import { t } from "../words/words.svelte";
import type { TableModel } from "./model.svelte";
import { aim } from "./say";

export type Kind = "ko" | "hurt" | "last" | "leave" | "offer" | "waste" | "back";
export interface Doubt {
  kind: Kind;
  about: string; // what was pressed: pressing it again is an answer too
  text: string;
  go: () => void;
  does: string; // what going on does, as its button says it
  instead?: Option; // what could still be done before
}

const KO = 0.15; // the chance of a knock-out from which on one is asked
const WATCHFUL = 0.05; // and from which on actions are looked at more closely
const SPARE = 2; // skill that could have bought something

export class Caution {
  doubt = $state.raw<Doubt | null>(null);

  constructor(readonly model: TableModel) {}

  /** Asks about an option if there is reason to; true: it waits for an answer. */
  async stops(option: Option, go: () => void): Promise<boolean> {
    const about = `code ${option.code}`;
    if (this.#answered(about)) return false;
    const found = does(option, "ends_turn") ? this.#ending() : await this.#looking(option);
    if (!found) return false;
    const [kind, text, instead] = found;
    const deed = does(option, "ends_turn") ? t("doubt-go-end") : t("doubt-go", { what: this.model.say(option) });
    return this.#ask(kind, text, about, go, deed, instead);
  }

  /** The same for a walk across the map. */
  stopsWalk(key: string, target: Target, go: () => void): boolean {
    const about = `go ${key}`;
    const left = this.#left();
    const damage = target.cost?.damage ?? 0;
    if (this.#answered(about)) return false;
    const deed = t("doubt-go", { what: target.label });
    if (damage >= left) return this.#ask("hurt", t("doubt-hurt", { n: damage, left }), about, go, deed);
    if (target.leaves) return this.#ask("leave", t("doubt-leave"), about, go, t("doubt-go-out"));
    if (target.veil && damage > 0 && left - damage === 1) return this.#ask("last", t("doubt-last"), about, go, deed);
    return false;
  }

  /**
   * Taking back what others have done since is always asked about. Here the same press again is no answer: who presses it
   * several times means so many steps, and never a whole round.
   */
  asksUndo(go: () => void): void {
    const { events, seat } = this.model;
    const turn = events.findLastIndex((event) => event.code === "turn");
    const own = events[turn]?.seat === seat && events.slice(turn + 1).some((event) => event.seat === seat);
    const [text, does] = own ? [t("doubt-undo-shown"), t("doubt-go-shown")] : [t("doubt-undo"), t("doubt-go-undo")];
    this.doubt = { kind: "back", text, about: "undo", go, does };
  }

  /** Does it after all. */
  go(never = false): void {
    const doubt = this.doubt;
    this.doubt = null;
    if (!doubt) return;
    if (never) like({ unasked: [...likes().unasked, doubt.kind] });
    doubt.go();
  }
  /** Does what could still be done, instead. */
  instead(): void {
    const deed = this.doubt?.instead;
    this.doubt = null;
    if (deed) void this.model.act(deed.code);
  }
  drop(): void {
    this.doubt = null;
  }

  #answered(about: string): boolean {
    const again = this.doubt?.about === about;
    this.doubt = null;
    return again;
  }

  #ask(kind: Kind, text: string, about: string, go: () => void, deed: string, instead?: Option): boolean {
    const { caution, unasked } = likes();
    if (!caution || unasked.includes(kind) || lessonAt(this.model.session.table)) return false;
    this.doubt = { kind, text, about, go, does: deed, instead };
    return true;
  }

  #left(): number {
    const { me, content } = this.model;
    return me ? Math.max(0, (content.params.health ?? 10) - me.damage) : 0;
  }
  #risk(): number {
    return this.model.odds?.seats.find((one) => one.seat === this.model.seat)?.knock_out ?? 0;
  }

  /** Ending the turn: an attack may follow, and what was not used is gone. There must be something else to do. */
  #ending(): [Kind, string, Option?] | null {
    const { model } = this;
    const { options, odds, me } = model;
    if (options.length < 2 || !me) return null;
    const risk = this.#risk() * (odds?.attack ?? 0);
    if (risk >= KO) return ["ko", t("doubt-ko-end", { p: percent(risk) })];
    const deed = options.find((one) => does(one, "prize"));
    if (deed) return ["waste", t("doubt-waste-deed", { what: model.say(deed) }), deed];
    // What a card left open is a gift that ends with the turn; what has its price may be left alone on purpose.
    const gift = options.find((one) => does(one, "open_offer") && paid(one.cost).length === 0);
    if (gift) return ["offer", t("doubt-offer", { name: aim(gift, model.content) || "none" }), gift];
    const buys = options.filter((one) => does(one, "acquires") && (one.cost?.skill ?? 0) >= SPARE);
    const best = buys.sort((a, b) => (b.cost?.skill ?? 0) - (a.cost?.skill ?? 0))[0];
    return best ? ["waste", t("doubt-waste-skill", { n: me.skill, what: aim(best, model.content) }), best] : null;
  }

  /** Anything else: looked at ahead only when there is something to lose. */
  async #looking(option: Option): Promise<[Kind, string, Option?] | null> {
    const { model } = this;
    const left = this.#left();
    const price = option.cost?.damage ?? 0;
    if (price >= left && left > 0) return ["hurt", t("doubt-hurt", { n: price, left })];
    if (left > 2 && this.#risk() < WATCHFUL) return null;
    const ahead = await model.lookAhead(option.code);
    return ahead?.reveals ? this.#revealing(ahead, left) : null;
  }
  #revealing(ahead: Preview, left: number): [Kind, string] | null {
    const hurt = ahead.events
      .filter((event) => event.code === "hurt" && event.seat === this.model.seat)
      .reduce((sum, event) => sum + Number(event.a ?? 0), 0);
    if (hurt >= left) return ["hurt", t("doubt-hurt", { n: hurt, left })];
    const risk = this.#risk();
    if (risk >= KO && ahead.events.some((event) => event.code === "attack"))
      return ["ko", t("doubt-ko", { p: percent(risk) })];
    return hurt > 0 && left - hurt === 1 ? ["last", t("doubt-last")] : null;
  }
}
