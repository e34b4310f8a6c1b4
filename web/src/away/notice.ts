/** It is your turn: a dot in the tab, a chime, and a message from the browser, as each was wished for. */

import { ring } from "../learn/sounds";
import { likes } from "../net/remembered";
import { t } from "../words/words.svelte";

const DOT = '<circle cx="76" cy="24" r="22" fill="#E4572E" stroke="#fff" stroke-width="6"/></svg>';
let plain = "";
let drawn = "";

/** A dot on the page's icon. */
export async function dot(on: boolean): Promise<void> {
  const icon = document.querySelector<HTMLLinkElement>("link[rel='icon']");
  if (!icon) return;
  plain ||= icon.href;
  if (on && !drawn)
    drawn = await fetch(plain)
      .then((answer) => answer.text())
      .then((svg) => `data:image/svg+xml,${encodeURIComponent(svg.replace("</svg>", DOT))}`)
      .catch(() => plain);
  icon.href = on ? drawn : plain;
}

/** Two soft notes. Browsers let a page sound only after it was touched once. */
export const chime = (): void => ring("your-turn");

export const mayNotify = (): NotificationPermission | "missing" =>
  "Notification" in window ? Notification.permission : "missing";

/** Asks once, when somebody wishes for messages. */
export async function askToNotify(): Promise<boolean> {
  return "Notification" in window && (await Notification.requestPermission()) === "granted";
}

/** Tells whoever plays here that they are waited for. */
export function yourTurn(game: string, round: number, table: string): void {
  const { sound: wished, notify } = likes();
  if (wished) chime();
  if (!notify || document.visibilityState === "visible" || mayNotify() !== "granted") return;
  try {
    const note = new Notification(t("notice-your-turn"), { body: t("notice-at", { game, n: round }), tag: table });
    note.onclick = () => {
      focus();
      note.close();
    };
  } catch {
    // Some phones only allow this to a service worker.
  }
}
