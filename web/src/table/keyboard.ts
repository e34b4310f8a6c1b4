/** Keys of the table: everything can be done without a mouse. */

import type { TableModel } from "./model.svelte";
import type { Show } from "./show.svelte";

interface Hooks {
  log: () => void;
  chat: () => void;
  close: () => void;
  skip: () => void;
  show: Show;
}

const REGIONS: Record<string, string> = {
  r: "row",
  v: "reserve",
  m: "market",
  g: "map",
  h: "hand",
  b: "boss",
  i: "detail",
};
const ORDER = ["map", "row", "reserve", "market", "boss", "rivals", "hand", "detail"];
const THINGS = "button:not(:disabled), input, a[href]";
const FOCUSABLE = `${THINGS}, [tabindex='0']`; // numbers that explain themselves, too

/** Goes to the first thing of a region that does something, or else to its first number. */
function enter(region: string): void {
  const place = document.querySelector<HTMLElement>(`[data-region="${region}"]`);
  (place?.querySelector<HTMLElement>(THINGS) ?? place?.querySelector<HTMLElement>(FOCUSABLE))?.focus();
}

function next(step: number): void {
  const here = document.activeElement?.closest<HTMLElement>("[data-region]")?.dataset.region ?? "";
  const at = ORDER.indexOf(here);
  enter(ORDER[(at + step + ORDER.length) % ORDER.length] as string);
}

/** Arrows walk through the things of a region; the map has ways of its own. */
function walk(step: number): boolean {
  const region = document.activeElement?.closest<HTMLElement>("[data-region]");
  if (!region || region.dataset.region === "map") return false;
  const things = [...region.querySelectorAll<HTMLElement>(FOCUSABLE)];
  const at = things.indexOf(document.activeElement as HTMLElement);
  if (at < 0) return false;
  things[(at + step + things.length) % things.length]?.focus();
  return true;
}

export function keyboard(model: TableModel, hooks: Hooks): () => void {
  function press(event: KeyboardEvent): void {
    // What stands over the table has keys of its own, wherever the focus is.
    if (document.querySelector("dialog[open]")) return;
    const field = (event.target as HTMLElement).closest("input, select, textarea");
    if (field) {
      if (event.key === "Escape") (event.target as HTMLElement).blur();
      return;
    }
    if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === "z") {
      void model.undo(event.shiftKey ? "redo" : "gesture");
      event.preventDefault();
      return;
    }
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (done(event)) event.preventDefault();
  }

  function done(event: KeyboardEvent): boolean {
    const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    if (key.length === 1) hooks.show.end(); // input never waits for the drama
    if (/^[petu1-9]$/.test(key)) model.session.held?.catchUp(); // nor for what rivals did
    if (model.curtain) return false;
    if (/^[1-9]$/.test(key)) return number(Number(key) - 1);
    const placing = model.view?.placing !== undefined; // Q and E turn the tile then; the map listens
    switch (key) {
      case "p":
        if (model.plays.length > 0) void model.playAll();
        return true;
      case "e":
        if (placing) return false;
        model.endTurn();
        return true;
      case "t":
        void model.advice.ask();
        return true;
      case "u":
        void model.undo("gesture");
        return true;
      case "l":
        hooks.log();
        return true;
      case "c":
        hooks.chat();
        return true;
      case "?":
        if (model.pointed) void model.reasons.tell(model.pointed);
        return true;
      case "/":
        document.getElementById("command")?.focus();
        return true;
      case "F6":
        next(event.shiftKey ? -1 : 1);
        return true;
      case "ArrowRight":
      case "ArrowDown":
        return walk(1);
      case "ArrowLeft":
      case "ArrowUp":
        return walk(-1);
      case "Escape":
        hooks.close();
        model.selected = null;
        model.seen();
        model.caution.drop();
        model.tell("");
        return true;
    }
    const region = REGIONS[key];
    if (region) enter(region);
    return region !== undefined;
  }

  /** Numbers answer a question (also one of the page's own), and play cards of the hand otherwise. */
  function number(at: number): boolean {
    if (model.caution.doubt) {
      if (at === 0) model.caution.go();
      else if (at === 1 && model.caution.doubt.instead) model.caution.instead();
      else model.caution.drop();
      return true;
    }
    if (model.asked) {
      const answer = model.answers[at];
      if (answer) void model.act(answer.code);
      return true;
    }
    const key = model.me?.hand?.[at];
    if (key) model.press({ kind: "card", key, place: "hand", at }, true);
    return true;
  }

  /** An attack lies over everything: what goes on with it does so even where the map or a card has a use for the key. */
  function skip(event: KeyboardEvent): void {
    const held = model.session.held;
    if (!(hooks.show.attack || held?.behind) || ![" ", "Enter", "Escape"].includes(event.key)) return;
    if (document.querySelector("dialog[open]")) return;
    if ((event.target as Element).closest?.("input, select, textarea, [role=dialog] button, [data-told] button"))
      return;
    if (hooks.show.attack) hooks.skip();
    else held?.skip();
    event.preventDefault();
    event.stopPropagation();
  }

  addEventListener("keydown", skip, true);
  addEventListener("keydown", press);
  return () => {
    removeEventListener("keydown", skip, true);
    removeEventListener("keydown", press);
  };
}
