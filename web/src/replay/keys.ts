/** Keys of the player. */

import type { Show } from "../table/show.svelte";
import type { Projector } from "./projector.svelte";

export function playerKeys(player: Projector, show: Show, log: () => void): () => void {
  function done(event: KeyboardEvent): boolean {
    const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    if (/^[0-6]$/.test(key)) {
      const seat = Number(key) - 1;
      if (seat < player.info.seats.length) void player.go(player.step, seat);
      return true;
    }
    switch (key) {
      case " ":
        if (show.attack && !player.playing) show.skip();
        else player.toggle();
        return true;
      case "ArrowRight":
      case "ArrowLeft": {
        show.end();
        const by = key === "ArrowRight" ? 1 : -1;
        if (event.shiftKey) player.jumpTurn(by);
        else player.jump(player.step + by);
        return true;
      }
      case "Home":
        player.jump(0);
        return true;
      case "End":
        player.jump(player.last);
        return true;
      case "n":
        show.end();
        void player.attack();
        return true;
      case "+":
      case "=":
        player.hasten(1);
        return true;
      case "-":
        player.hasten(-1);
        return true;
      case "l":
        log();
        return true;
      case "Escape":
        show.end();
        return true;
    }
    return false;
  }

  function press(event: KeyboardEvent): void {
    const target = event.target as HTMLElement;
    if (event.ctrlKey || event.metaKey || event.altKey || target.closest("select, textarea, dialog")) return;
    // A button that was reached by keyboard keeps its own Space, the map its own arrows.
    if (event.key === " " && target.closest("button, a")?.matches(":focus-visible")) return;
    if (event.key.startsWith("Arrow") && target.closest("[data-region='map'], [role='radiogroup']")) return;
    if (done(event)) event.preventDefault();
  }
  addEventListener("keydown", press);
  return () => removeEventListener("keydown", press);
}
