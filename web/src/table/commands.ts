/**
 * The command line: what one would say. Numbers are those of the terminal (docs/terminal.md): the row, the reserve and its
 * enemy always come first and keep theirs; all that can be done beside them counts on from there.
 */

import { does, first, type Trait } from "../content/options";
import type { Option } from "../content/view";
import { percent } from "../look/percent";
import { t } from "../words/words.svelte";
import type { TableModel, Thing } from "./model.svelte";
import { aim } from "./say";

export interface Numbered {
  words: string;
  thing?: Thing;
  option?: Option;
}

/** Everything that has a number now; the first is number 1. */
export function numbered(model: TableModel): Numbered[] {
  const { view } = model;
  if (!view) return [];
  const reserve = [...Object.keys(view.reserve ?? {}), ...(view.reserve_enemy ? [view.reserve_enemy] : [])];
  const cards: Thing[] = [
    ...view.row.map((key): Thing => ({ kind: "card", key: key ?? "", place: "row" })),
    ...reserve.map((key): Thing => ({ kind: "card", key, place: "reserve" })),
  ];
  const found: Numbered[] = cards.map((thing) => {
    const option = thing.key ? model.optionFor(thing) : undefined;
    return { words: option ? model.say(option) : (model.card(thing.key)?.name ?? ""), thing, option };
  });
  const taken = new Set(found.map((one) => one.option?.code));
  const rest = model.options.filter((option) => !taken.has(option.code));
  return [...found, ...rest.map((option) => ({ words: model.say(option), option }))];
}

/** What a word that one may say means an option to do. */
const MEANS: Record<string, Trait> = {
  move: "moves",
  m: "moves",
  go: "moves",
  buy: "gets",
  acquire: "acquires",
  fight: "fights",
  use: "uses",
  play: "plays",
  end: "ends_turn",
};

/** What a word and a part of a name mean, if they mean one thing only. */
function meant(model: TableModel, word: string, rest: string): Option | string | undefined {
  const trait = MEANS[word];
  if (!trait) return undefined;
  const at = Number(rest);
  const all = numbered(model);
  if (Number.isInteger(at) && rest !== "") {
    const option = all[at - 1]?.option;
    return option && does(option, trait) ? option : undefined;
  }
  const wanted = rest.toLowerCase();
  const fits = (name: string) => name.toLowerCase().includes(wanted);
  const options = model.options.filter((one) => does(one, trait) && fits(aim(one, model.content)));
  const different = new Map(options.map((one) => [aim(one, model.content), one]));
  if (different.size === 1) return [...different.values()][0];
  if (trait !== "moves" || wanted === "") return undefined;
  const far = model.reach.ways.filter(
    ({ space }) => space.toLowerCase() === wanted || fits(model.space(space)?.name ?? ""),
  );
  return far.length === 1 ? far[0]?.space : undefined;
}

function take(model: TableModel, option: Option | undefined): void {
  const about = option && first(option);
  const target = about?.kind === "space" ? model.targets[about.key] : undefined;
  if (about && target?.kind === "go") model.go(about.key, target);
  else if (option) void model.act(option.code);
}

function hear(model: TableModel, what: string): boolean {
  const { me, view, odds } = model;
  const names = (keys: (string | null)[]) =>
    keys.map((key, i) => (key ? `${i + 1} ${model.card(key)?.head ?? key}` : "")).filter(Boolean);
  const list = (lines: string[]) =>
    model.tell(lines.length > 0 ? `${lines.join("; ")}.` : t("say-nothing"), "", "hint");
  switch (what) {
    case "options":
      list(numbered(model).flatMap(({ words, option }, i) => (option ? [`${i + 1} ${words}`] : [])));
      return true;
    case "row":
      list(names(view?.row ?? []));
      return true;
    case "hand":
      list(names(me?.hand ?? []));
      return true;
    case "status":
      if (me)
        model.tell(
          `${t("emcee-pools", { skill: me.skill, swords: me.sword, boots: me.boot })} ${t("health-left", { left: Math.max(0, (model.content.params.health ?? 10) - me.damage), most: model.content.params.health ?? 10 })}. ${t("say-where", { place: (me.space && model.space(me.space)?.name) || "–" })}`,
          "",
          "hint",
        );
      return true;
    case "players":
      list(
        model.rivals.map((p) =>
          t("say-player", {
            name: model.name(p.seat),
            place: (p.space && model.space(p.space)?.name) || "–",
            damage: p.damage,
            points: p.points,
          }),
        ),
      );
      return true;
    case "odds": {
      const mine = odds?.seats.find((one) => one.seat === model.seat);
      if (odds && mine)
        model.tell(
          t("odds-said", { draws: odds.draws, safe: percent(mine.damage[0] ?? 1), ko: percent(mine.knock_out) }),
          "",
          "hint",
        );
      else model.tell(t("say-no-odds"));
      return true;
    }
    case "hint":
      void model.advice.ask();
      return true;
    case "undo":
      void model.undo("gesture");
      return true;
    case "redo":
      void model.undo("redo");
      return true;
    case "reset":
      void model.undo("turn");
      return true;
    case "help":
    case "why":
      model.tell(t("say-help"), "", "hint");
      return true;
    default:
      return false;
  }
}

/** A line as the command line knows it: its first word may be another for the same, in the language of the page. */
export function heard(line: string): string {
  const [verb = "", ...rest] = line.trim().split(/\s+/);
  const also = new Map(
    t("say-also")
      .split(" ")
      .map((pair) => pair.split("=") as [string, string]),
  );
  return [also.get(verb.toLowerCase()) ?? verb, ...rest].join(" ");
}

/** Does what a line says; what is not known here the table is asked to understand. */
export function command(model: TableModel, line: string): void {
  const text = line.trim().toLowerCase();
  const [verb = "", ...more] = text.split(/\s+/);
  const rest = more.join(" ");
  if (hear(model, text)) return;
  if (text === "play all" || text === "all") void model.playAll();
  else if (verb === "why") why(model, rest);
  else if (/^\d+$/.test(text)) byNumber(model, Number(text));
  else act(model, verb, rest, line.trim());
}

function byNumber(model: TableModel, n: number): void {
  const one = numbered(model)[n - 1];
  if (one?.option) take(model, one.option);
  else if (one?.thing?.key) void model.reasons.tell(one.thing);
  else model.tell(t("say-no-number", { n }));
}

function act(model: TableModel, verb: string, rest: string, line: string): void {
  const found = meant(model, verb, rest);
  if (typeof found === "string") {
    const target = model.targets[found];
    if (target) model.go(found, target);
  } else if (found) take(model, found);
  else if (/^\d+$/.test(rest) && verb in MEANS) why(model, rest);
  else if (MEANS[verb] === "moves" && named(model, rest)?.kind === "space") why(model, rest);
  else void model.gesture("say", line);
}

const fold = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

/** The thing that a name means, or the only one that a part of a name fits: what lies here first, then anywhere. */
function named(model: TableModel, text: string): Thing | undefined {
  const wanted = fold(text);
  const { view, content } = model;
  if (wanted === "" || !view) return undefined;
  const cards = (keys: (string | null)[], place: Thing["place"]): Thing[] =>
    keys.flatMap((key) => (key ? [{ kind: "card", key, place } as const] : []));
  const reserve = [...Object.keys(view.reserve ?? {}), view.reserve_enemy ?? null];
  const things: { thing: Thing; name: string }[] = [
    ...[...cards(view.row, "row"), ...cards(reserve, "reserve"), ...cards(model.me?.hand ?? [], "hand")].map(
      (thing) => ({
        thing,
        name: fold(model.card(thing.key)?.name ?? ""),
      }),
    ),
    ...content.spaces.map((space) => ({
      thing: { kind: "space", key: space.key, place: "map" } as const,
      name: fold(space.name),
    })),
    ...Object.entries(content.tokens).flatMap(([key, token]) =>
      token.price > 0 ? [{ thing: { kind: "token", key, place: "market" } as const, name: fold(token.name) }] : [],
    ),
  ];
  const exact = things.find(({ name, thing }) => name === wanted || thing.key.toLowerCase() === text.toLowerCase());
  const part = things.filter(({ name }) => name.includes(wanted));
  return exact?.thing ?? (new Set(part.map(({ name }) => name)).size === 1 ? part[0]?.thing : undefined);
}

/** A name without the words around it by which people ask, and say what they would do there. */
function nameIn(asked: string): string {
  const around = new Set(t("say-around").split(" "));
  const words = asked.split(/\s+/);
  while (words.length > 1 && around.has(words[0] ?? "")) words.shift();
  while (words.length > 1 && around.has(words.at(-1) ?? "")) words.pop();
  return words.join(" ");
}

function why(model: TableModel, rest: string): void {
  const one = /^\d+$/.test(rest) ? numbered(model)[Number(rest) - 1] : undefined;
  if (one?.option) model.tell(`${one.words}: ${t("why-you-can")}`, "", "hint");
  else if (one?.thing?.key) void model.reasons.tell(one.thing);
  else {
    const asked = rest.replace(/[?.!]+$/, "");
    void model.reasons.tell(named(model, asked) ?? named(model, nameIn(asked)) ?? asked);
  }
}
