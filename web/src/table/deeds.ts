/** What can be done where one stands: hack, take, mark, open, buy; each with what comes of it. */

import { amount, does, first, lies, paid, ref } from "../content/options";
import type { Option } from "../content/view";
import type { Deed } from "../map/contract";
import { t } from "../words/words.svelte";
import type { TableModel } from "./model.svelte";

/** Options of the free part of a turn that belong to the place, not to a card. */
export function optionsHere(model: TableModel): Option[] {
  if (!model.mine || !model.free || model.curtain || model.view?.placing) return [];
  return model.answers.filter((one) => does(one, "prize") || first(one)?.kind === "service");
}

/** What an option brings, in a few words. */
function effect(option: Option, model: TableModel): string {
  const artifact = model.token(ref(option, "artifact")?.key ?? "");
  if (artifact) return `${artifact.name} +${artifact.value}`;
  const price = paid(option.cost).map(([what, n]) => amount(model.content.resources, what, n));
  if (price.length > 0) return t("deed-costs", { price: price.join(", ") });
  const said = model.space(first(option)?.key ?? "")?.text.find((line) => line.includes(": "));
  return said?.split(": ").slice(1).join(": ") ?? "";
}

export function deedsHere(model: TableModel): Deed[] {
  const found = optionsHere(model).map(
    (one): Deed => ({
      code: one.code,
      label: model.say(one),
      effect: effect(one, model),
      hinted: model.advice.is(one),
    }),
  );
  const wares = model.mine && model.free ? model.options.filter((one) => lies(one, "market")) : [];
  if (wares.length > 0)
    found.push({
      code: -1,
      label: t("deed-market"),
      effect: t("deed-wares", { n: new Set(wares.map((one) => first(one)?.key)).size }),
    });
  return found;
}
