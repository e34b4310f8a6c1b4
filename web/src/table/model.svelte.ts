/** A table as one device sees it: whose eyes, what is lit, what is asked. It knows options, never rules. */

import type { Catalogue, SpaceInfo, TokenInfo } from "../content/catalogue";
import { does, first, lies } from "../content/options";
import { grownContent, type StampedCard, stampsOf } from "../content/stamps";
import type { GameEvent, GameView, Odds, Option, PlayerView, Preview } from "../content/view";
import { gameLook } from "../look/games";
import type { Differs, Target } from "../map/contract";
import type { Reply, SeatState, Wire } from "../net/session.svelte";
import type { SeatInfo } from "../protocol/messages";
import { all, t } from "../words/words.svelte";
import { Advice } from "./advice.svelte";
import { Caution } from "./caution.svelte";
import { Curiosity } from "./curiosity";
import { Reach } from "./reach.svelte";
import { Reasons } from "./reasons.svelte";
import { aim, optionWords } from "./say";

/** Something on the table that one can point at. */
export interface Thing {
  kind: "card" | "token" | "space" | "note";
  key: string;
  place: "row" | "reserve" | "hand" | "play" | "discard" | "market" | "own" | "map" | "pile";
  at?: number;
}

/** Where what lies in a place of the table can be found by an option: a card of the row may be one of the reserve, too. */
const PLACES: Partial<Record<Thing["place"], string[]>> = {
  row: ["row", "reserve"],
  reserve: ["row", "reserve"],
  hand: ["hand"],
  play: ["play"],
  discard: ["discard"],
  own: ["own"],
  market: ["market"],
};

const same = (a: Thing | null, b: Thing | null) =>
  a === b || (!!a && !!b && a.kind === b.kind && a.key === b.key && a.place === b.place && a.at === b.at);

export class TableModel {
  readonly tape: boolean = false; // a game played back: nothing can be done
  selected = $state.raw<Thing | null>(null);
  marks = $state.raw<Differs | undefined>(); // places of the map that something else than a walk is about
  pointed = $state.raw<Thing | null>(null);
  looked = $state<string | null>(null); // a place that somebody asked to see
  #glanced = ""; // the one that is shown until something is done
  odds = $state.raw<Odds | null>(null);
  oddsAt = -1; // the number of the state that they are the odds of
  preview = $state.raw<{ of: string; value: Preview } | null>(null);
  said = $state(""); // the latest word of the table to this device: a refusal, a reason
  saidClause = $state("");
  saidAs = $state<"warn" | "hint">("warn");
  busy = $state(0);
  market = $state(0); // how often somebody wished to see what is for sale
  lifted = $state(-1); // the seat whose curtain is up, when several play on this device
  reach: Reach;
  advice: Advice;
  caution: Caution;
  reasons: Reasons;

  #curiosity = new Curiosity();
  #previews = new Map<string, Preview>(); // of this decision: what was looked at once is not asked again
  #pointTimer = 0;
  #told = -1; // the decision that waited when something was said
  #decided = -1; // the latest that was asked for
  #aroundTimer = 0;

  content: Catalogue;

  constructor(
    readonly session: Wire,
    content: Catalogue,
  ) {
    this.content = $state.raw(content);
    this.reach = new Reach(session);
    this.advice = new Advice(this);
    this.caution = new Caution(this);
    this.reasons = new Reasons(this);
    session.onUpdate = (state) => this.#updated(state);
  }

  /** Takes the same content in other words; what was said in the old ones is forgotten. */
  reword(content: Catalogue): void {
    this.content = content;
    this.reasons.forget();
    this.preview = null;
    this.#previews.clear();
    this.said = "";
    this.saidClause = "";
  }

  /** Looks at what came before this model did. */
  begin(): void {
    if (this.state) this.#updated(this.state);
  }

  /** Whose eyes: the one seat of this device, or of several the one that decides. */
  seat = $derived.by(() => {
    const mine = this.session.seats;
    if (mine.length === 0) return -1;
    const who = this.session.states[mine[0] as number]?.view?.decision?.who ?? -1;
    return mine.includes(who) ? who : mine.includes(this.lifted) ? this.lifted : (mine[0] as number);
  });
  state = $derived.by((): SeatState | undefined => this.session.states[this.seat]);
  view = $derived.by((): GameView | null => this.state?.view ?? null);
  seats = $derived.by((): SeatInfo[] => this.session.info?.seats ?? []);
  me = $derived.by((): PlayerView | null => this.view?.players[this.seat] ?? null);
  rivals = $derived.by((): PlayerView[] => {
    const players = this.view?.players ?? [];
    const from = this.seat < 0 ? 0 : this.seat + 1;
    return players
      .map((_, i) => players[(from + i) % players.length] as PlayerView)
      .filter((p) => p.seat !== this.seat);
  });
  shared = $derived.by(() => this.session.seats.length > 1);
  /** Whether a hand must be hidden until the device has changed hands. */
  curtain = $derived.by(() => this.shared && !this.view?.over && this.mine && this.lifted !== this.seat);
  /** Whether no hand is to be seen: also while others play, for the one that was drawn last belongs to who has put the device down. */
  veiled = $derived.by(() => this.shared && !this.view?.over && (!this.mine || this.lifted !== this.seat));
  /** Whether this device is asked; not while a bot plays its seat. */
  mine = $derived.by(
    () =>
      this.seat >= 0 && (this.view?.decision?.who === this.seat || this.rethinks) && !this.person(this.seat)?.stands_in,
  );
  /** What this seat has answered while others, who are asked at the same time, still think. */
  given = $derived.by((): Option | undefined => {
    const decision = this.view?.decision;
    return decision?.given === undefined ? undefined : decision.options?.find((o) => o.code === decision.given);
  });
  #rethinking = $state(-1); // the number of the answer that is being thought over
  /** Whether an answer that was given is being thought over: it can be changed until all have answered. */
  rethinks = $derived.by(() => this.given !== undefined && this.#rethinking === this.state?.seq);
  rethink(): void {
    this.#rethinking = this.state?.seq ?? -1;
  }
  /** Whose answers are still to come. */
  deciding = $derived.by((): number[] => {
    const decision = this.view?.decision;
    return decision ? (decision.open ?? [decision.who]) : [];
  });
  /** The names of those who still think, but for this seat. */
  thinking = $derived.by(() => all(this.deciding.filter((who) => who !== this.seat).map((who) => this.name(who))));
  options = $derived.by((): Option[] => (this.mine ? (this.view?.decision?.options ?? []) : []));
  /** In the middle of something: nothing else can be done, so all answers are buttons too, wherever they lie. */
  #question = $derived.by(() => this.mine && !this.free && !this.view?.placing);
  /** What needs a button: all that does not lie in sight. */
  answers = $derived.by(() =>
    this.options.filter((o) => this.#question || !(does(o, "in_sight") || does(o, "ends_turn"))),
  );
  end = $derived.by(() => this.options.find((o) => does(o, "ends_turn")));
  plays = $derived.by(() => this.options.filter((o) => does(o, "plays")));
  /** Everything is played, but a card leaves a choice without which the turn does not end. */
  owes = $derived.by(
    () =>
      !this.end && this.plays.length === 0 && !this.view?.placing && this.options.some((o) => does(o, "open_offer")),
  );
  /** The free part of a turn. */
  free = $derived.by(() => !!this.end || this.plays.length > 0 || this.owes);
  /** A question in the middle of something, as opposed to the free part of a turn. */
  asked = $derived.by(() => this.mine && this.answers.length > 0 && !this.free);

  /** Cards to choose from that lie nowhere in sight; they are laid out while the question is open. */
  draft = $derived.by((): Option[] => {
    return this.asked && this.answers.every((o) => lies(o, "draft")) ? this.answers : [];
  });

  targets = $derived.by((): Record<string, Target> => {
    const found: Record<string, Target> = {};
    for (const way of this.mine ? this.reach.ways : [])
      found[way.space] = way.target(this.space(way.space)?.name ?? way.space);
    for (const option of this.options) {
      const about = first(option);
      if (!about || does(option, "declines")) continue;
      const known = found[about.key];
      const turned = found[`turn:${about.key}`];
      if (about.kind === "tunnel") found[`end:${about.at} ${about.key}`] = this.#target(option, "go");
      else if (about.kind === "cell") found[`cell:${about.key}`] = this.#target(option, "slot");
      else if (about.kind === "turn") {
        if (!turned || (option.cost?.sword ?? 0) > (turned.cost?.sword ?? 0))
          found[`turn:${about.key}`] = this.#target(option, "turn");
      } else if (about.kind === "space") {
        const target = this.#target(option, does(option, "moves") ? "go" : "answer");
        if (!known || (known.code !== undefined && (known.cost?.damage ?? 0) > (target.cost?.damage ?? 0)))
          found[about.key] = target;
      }
    }
    return found;
  });

  stamps = $derived.by(() =>
    stampsOf(
      this.view ? gameLook(this.content.game).marks?.(this.view) : undefined,
      grownContent(this.content).people ?? {},
      (seat) => ({ name: this.name(seat), colour: this.colour(seat) }),
    ),
  );
  card(key: string): StampedCard | undefined {
    const card = this.content.cards[key];
    const stamps = this.stamps.get(key);
    return card && stamps ? { ...card, stamps } : card;
  }
  token(key: string): TokenInfo | undefined {
    return this.content.tokens[key];
  }
  #spaces = $derived.by(() => new Map(this.content.spaces.map((space) => [space.key, space])));
  space(key: string): SpaceInfo | undefined {
    return this.#spaces.get(key);
  }
  person(seat: number): SeatInfo | undefined {
    return this.seats[seat];
  }
  name(seat: number): string {
    if (seat < 0) return "";
    return this.person(seat)?.name || t("seat-name", { letter: "ABCDEF"[seat] ?? "?" });
  }
  colour(seat: number): string {
    return this.person(seat)?.colour ?? "blue";
  }

  /** The option that pressing a thing would take, if there is one. */
  optionFor(thing: Thing): Option | undefined {
    const places = PLACES[thing.place];
    return this.options.find((option) => {
      const about = first(option);
      return about?.kind === thing.kind && about.key === thing.key && (!places || lies(option, ...places));
    });
  }

  /** Whatever one would do with a thing, for asking why not: the table knows what that is. */
  attempt(thing: Thing): string {
    return `@${thing.kind} ${thing.key} ${PLACES[thing.place] ? thing.place : ""}`.trim();
  }

  isSelected = (thing: Thing) => same(this.selected, thing);

  point(thing: Thing | null): void {
    this.pointed = thing;
    clearTimeout(this.#pointTimer);
    if (thing && this.mine) this.#pointTimer = window.setTimeout(() => this.#wonder(thing), 90);
  }

  /** Looks closer at what the pointer rests on. */
  #wonder(thing: Thing): void {
    const codes = this.#does(thing);
    if (codes.length > 0 && this.preview?.of !== codes.join(" ") && this.#curiosity.may())
      void this.lookAhead(...codes);
    if (thing.kind === "space" && this.reach.curious(thing.key) && this.#curiosity.may())
      void this.reach.more(this.seat, thing.key);
  }

  /** What pressing a thing does, as one looks ahead at it: an option, or a walk. */
  #does(thing: Thing): number[] {
    const walk = thing.kind === "space" && this.mine ? this.reach.to(thing.key)?.way : undefined;
    return walk?.codes ?? this.options.filter((o) => o === this.optionFor(thing)).map((o) => o.code);
  }
  /** What is known of the consequences of what is pointed at, or selected. */
  ahead = $derived.by((): Preview | null => {
    const thing = this.pointed ?? this.selected;
    return thing && this.preview?.of === this.#does(thing).join(" ") ? this.preview.value : null;
  });

  /** A click does it; a tap selects first, so that nothing happens that was not shown. */
  press(thing: Thing, sure: boolean): void {
    const option = this.optionFor(thing);
    const again = this.isSelected(thing);
    const acts = option && (sure || again);
    if (!sure) this.pointed = null; // a finger points at nothing but what it touched
    this.selected = acts || (again && sure) ? null : thing; // what was done or read gives way to what is asked
    if (!option) void (this.selected && this.reasons.tell(thing));
    else if (acts) void this.act(option.code);
    else void this.lookAhead(option.code);
  }

  /** Takes an option, after a question where that may cost more than expected. */
  async act(code: number): Promise<void> {
    const option = this.options.find((one) => one.code === code);
    if (option && (await this.caution.stops(option, () => void this.#send(code)))) return;
    await this.#send(code);
  }
  /** Ends the turn, or says why it cannot end. */
  endTurn(): void {
    void (this.end ? this.act(this.end.code) : this.reasons.tell("end turn"));
  }
  async #send(...codes: number[]): Promise<void> {
    const decision = this.view?.decision;
    if (!decision || !this.mine) return;
    await this.#request(
      this.session.ask({ type: "act", seat: this.seat, decision: decision.id, codes, seq: this.state?.seq }),
    );
  }
  async gesture(gesture: "go" | "say", target = ""): Promise<void> {
    const reply = this.#gestured(gesture, target);
    if (reply) await this.#request(reply);
  }
  /** Plays the hand; what is left when nothing can simply be played is begun, so that its question is put. */
  async playAll(): Promise<void> {
    const reply = await this.#gestured("play_all");
    const next = this.plays[0];
    if (reply && !reply.ok && reply.refused.error === "illegal" && next) await this.act(next.code);
    else if (reply) {
      await this.#request(Promise.resolve(reply));
      this.#saysWhatIsLeft(reply.ok);
    }
  }
  /** A card that stays in hand says why; one that was drawn just now need not: drawing cannot simply be taken back. */
  #saysWhatIsLeft(done: boolean): void {
    const names = [...new Set(this.plays.map((one) => aim(one, this.content)))];
    if (!done || !this.state?.pending.undo || names.length === 0) return;
    const kept = this.options.some((one) => does(one, "open_offer")); // "discard a card, draw two" wants one
    this.tell(t(kept ? "play-kept" : "play-rest", { n: names.length, names: all(names) }), "", "hint");
  }
  #gestured(gesture: "play_all" | "go" | "say", target = ""): Promise<Reply> | undefined {
    const decision = this.view?.decision;
    if (!decision || !this.mine) return undefined;
    const seq = this.state?.seq;
    return this.session.ask({ type: "gesture", seat: this.seat, decision: decision.id, gesture, target, seq });
  }
  undo(to: "gesture" | "turn" | "redo"): void {
    const pending = this.state?.pending;
    const near = to !== "redo" && Boolean(pending?.undo); // what is shown may be over by the time it is asked for
    const go = () => void this.#request(this.session.ask({ type: "undo", seat: this.seat, to, near }));
    if (to !== "redo" && !near && pending?.beyond === "free") this.caution.asksUndo(go);
    else go();
  }
  async vote(line: number, yes: boolean): Promise<void> {
    await this.#request(this.session.ask({ type: "vote", seat: this.seat, line, yes }));
  }

  go(key: string, target: Target): void {
    if (target.kind !== "go" || key.startsWith("end:")) {
      if (target.code !== undefined) void this.act(target.code);
      return;
    }
    const found = this.reach.to(key);
    if (!found && target.code !== undefined) {
      void this.act(target.code); // no walk leads there, but an answer does
      return;
    }
    const walk = () => void (found ? this.#send(...found.way.codes) : this.gesture("go", key));
    if (!this.caution.stopsWalk(key, target, walk)) walk();
  }
  /** Turns to another way to a place, and says so. */
  async otherWay(key: string): Promise<void> {
    if (!this.mine) return;
    const turned = await this.reach.turn(this.seat, key);
    const found = this.reach.to(key);
    if (!turned || !found) this.tell(t("way-only"));
    else {
      const names = found.way.through.map((space) => this.space(space)?.name ?? space);
      this.tell(t("way-turned", { n: found.at + 1, of: found.ways.length, names: names.join(", ") }), "", "hint");
      void this.lookAhead(...found.way.codes);
    }
  }
  say(option: Option): string {
    return optionWords(option, this.content);
  }

  tell(text: string, clause = "", as: "warn" | "hint" = "warn"): void {
    this.saidAs = as;
    this.#told = this.view?.decision?.id ?? -1;
    this.said = text;
    this.saidClause = clause;
  }

  async #request(reply: Promise<Reply>): Promise<void> {
    this.busy++;
    const answer = await reply;
    this.busy--;
    if (answer.ok) {
      this.tell("");
      return;
    }
    const { error, text, reasons } = answer.refused;
    const first = reasons?.[0];
    if (error !== "stale") this.tell(first?.text ?? text, first?.clause ?? "");
  }

  #target(option: Option, kind: Target["kind"]): Target {
    const { code, cost } = option;
    return { kind, code, cost, veil: does(option, "reveals"), label: optionWords(option, this.content) };
  }

  /** Asks what an option, or a walk of several, would do. */
  async lookAhead(...codes: number[]): Promise<Preview | null> {
    const of = codes.join(" ");
    if (this.preview?.of === of) return this.preview.value;
    if (codes.length === 0 || this.session.info?.settings.assist === "off") return null;
    const decision = this.view?.decision?.id;
    const value = this.#previews.get(of) ?? (await this.#ahead(codes));
    if (!value || this.view?.decision?.id !== decision) return null;
    this.#previews.set(of, value);
    this.preview = { of, value };
    return value;
  }

  async #ahead(codes: number[]): Promise<Preview | null> {
    const reply = await this.session.ask({ type: "ask", seat: this.seat, ask: "preview", target: codes });
    return reply.ok ? reply.value : null;
  }

  /** Shows a place on the map until something is done. */
  glance(space: string): void {
    if (this.advice.place) this.advice.forget(); // the map lights one place, and this is what was asked for last
    this.#glanced = space;
    this.looked = space;
  }
  /** What was shown or advised has been seen. */
  seen(): void {
    this.looked = null;
    this.advice.forget();
  }

  #updated(state: SeatState): void {
    if (state.seat !== this.seat) return;
    if (this.looked === this.#glanced) this.looked = null; // what the log shows stays
    this.#glanced = "";
    this.preview = null;
    this.#previews.clear();
    this.reasons.forget();
    this.advice.forget();
    const decided = state.view?.decision?.id ?? -1;
    if (decided !== this.#decided) this.caution.drop(); // a doubt about what is still to be decided stays
    this.#decided = decided;
    if (state.view?.decision?.id !== this.#told) this.tell("");
    if (this.selected && !this.#stillThere(this.selected)) this.selected = null;
    if (this.pointed && !this.#stillThere(this.pointed)) this.pointed = null; // what is gone cannot say that one left it
    this.reach.take({});
    clearTimeout(this.#aroundTimer);
    // Who is asked wants to see the ways at once; whoever looks on can wait until things have come to rest.
    this.#aroundTimer = window.setTimeout(() => void this.#lookAround(), this.mine ? 0 : 120);
  }

  #stillThere({ kind, key, place }: Thing): boolean {
    const view = this.view;
    if (!view || kind === "space") return true;
    if (place === "row") return view.row.includes(key);
    if (place === "hand") return this.me?.hand?.includes(key) ?? false;
    if (place === "play") return this.me?.play.includes(key) ?? false;
    return true;
  }

  /** Asks for all that is shown beside the view, in one question: the ways, the odds, why things cannot be had. */
  async #lookAround(): Promise<void> {
    const { view, seat } = this;
    const curious = this.#curiosity.may(); // who is asked asks in any case, which leaves less for the rest
    if (!view || view.over || (!this.mine && (this.session.info?.settings.assist === "off" || !curious))) return;
    const decision = view.decision?.id;
    const wonders = this.reasons.wonders();
    const target = wonders.length > 0 ? wonders : "";
    const seq = this.state?.seq ?? -1;
    const reply = await this.session.ask({ type: "ask", seat, ask: "around", target });
    if (!reply.ok) return;
    const found = reply.value;
    this.oddsAt = seq;
    this.odds = found.odds && "attack" in found.odds ? found.odds : null; // a table that only counts tells no chances
    if (this.seat !== seat || this.view?.decision?.id !== decision) return;
    this.reach.take(found.ways);
    this.reasons.take(found.why);
  }

  events = $derived.by((): GameEvent[] => this.state?.events ?? []);
}
