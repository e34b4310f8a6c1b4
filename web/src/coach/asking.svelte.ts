/** Asking the coach about a finished game, and waiting for the answer. */

import { call } from "../net/http";
import type { Coached, CoachProgress } from "../protocol/messages";

export type { Account, Coached, Costly, JudgedPlan, Outlook } from "../protocol/messages";

const AGAIN = 700; // milliseconds between questions how far it has got

export class Asking {
  phase = $state<CoachProgress["phase"]>("waiting");
  percent = $state(0);
  ahead = $state(0);
  text = $state("");
  found = $state.raw<Coached | null>(null);
  #stopped = false;

  constructor(readonly replay: string) {
    void this.ask();
  }

  async ask(): Promise<void> {
    const where = `/api/replays/${encodeURIComponent(this.replay)}/coach`;
    this.phase = "waiting";
    try {
      this.#take(await call<CoachProgress>(where, {}));
      while (!this.#stopped && (this.phase === "waiting" || this.phase === "working")) {
        await new Promise((done) => setTimeout(done, AGAIN));
        if (!this.#stopped) this.#take(await call<CoachProgress>(where));
      }
    } catch (error) {
      this.phase = "failed";
      this.text = (error as Error).message;
    }
  }

  stop(): void {
    this.#stopped = true;
  }

  #take(told: CoachProgress): void {
    this.phase = told.phase;
    this.percent = told.percent ?? 0;
    this.ahead = Math.max(0, (told.ahead ?? 0) - 1);
    this.text = told.text ?? "";
    this.found = told.found ?? null;
  }
}
