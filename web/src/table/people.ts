/** What is told about a person at the table. */

import type { PlayerView } from "../content/view";
import { lessonAt } from "../learn/tutorial/progress.svelte";
import { t } from "../words/words.svelte";
import type { TableModel } from "./model.svelte";

export function artifactValue(model: TableModel, p: PlayerView): number {
  return Object.entries(p.tokens).reduce((sum, [key, n]) => {
    const token = model.token(key);
    return token?.pool === "artifact" ? sum + token.value * n : sum;
  }, 0);
}

export function whereabouts(model: TableModel, p: PlayerView): string {
  if (p.status !== "in") return t(`status-${p.status}`);
  const person = model.person(p.seat);
  const place = p.space ? (model.space(p.space)?.name ?? p.space) : "";
  // A lesson’s rival was played ahead by the page: nobody is away.
  const mood =
    person?.stands_in && !lessonAt(model.session.table)
      ? t("stands-in")
      : person?.controller === "human" && !person.online && !model.shared
        ? t("is-away")
        : model.deciding.includes(p.seat)
          ? t("is-thinking")
          : "";
  return [place, mood].filter(Boolean).join(" · ");
}
