/** What to do next, as somebody beside the table would say it: from what is lit, never from rules. */

import { does, lies } from "../content/options";
import { all, t } from "../words/words.svelte";
import { optionsHere } from "./deeds";
import type { TableModel } from "./model.svelte";
import { aim } from "./say";

/** On a small screen in fewer words: the button that ends the turn is beside them. */
export function nextStep(model: TableModel, brief = false): string {
  const { me, options } = model;
  if (!me) return "";
  if (model.plays.length > 0) return t("next-play", { n: me.hand?.length ?? 0 });
  if (model.owes) return t("emcee-must-choose");
  const can = (trait: Parameters<typeof does>[1]) => options.some((one) => does(one, trait));
  const goes = Object.values(model.targets).some((target) => target.kind === "go");
  const own = options.some((one) => lies(one, "own"));
  const offers = options.filter((one) => does(one, "open_offer"));
  const givers = [...new Set(offers.map((one) => aim(one, model.content)).filter(Boolean))];
  const parts = [
    ...optionsHere(model).map((one) => model.say(one)),
    can("acquires") ? t("next-skill", { n: me.skill }) : "",
    can("fights") ? t("next-sword", { n: me.sword }) : "",
    goes ? t("next-boot", { n: me.boot }) : "",
    options.some((one) => lies(one, "market")) ? t("next-market") : "",
    offers.length > 0 ? t("next-offer", { names: all(givers) || "none" }) : "",
  ].filter(Boolean);
  if (own && !(brief && parts.length > 0)) parts.push(t("next-own"));
  if (parts.length === 0) return t("next-end");
  const said = parts.join(", ");
  return `${said.charAt(0).toUpperCase()}${said.slice(1)}.${brief ? "" : ` ${t("next-then")}`}`;
}
