/** A series of games between bots: begun, followed, ended, opened. */

import { call } from "../net/http";
import type { MatchTold, NewMatch, OpenedReplay } from "../protocol/messages";

export type { BotFigures, MatchDone, MatchFigures, MatchTold, NewMatch } from "../protocol/messages";

const AGAIN = 900; // milliseconds between questions how far it has got
const at = (match: string, rest = "") => `/api/matches/${encodeURIComponent(match)}${rest}`;

export const fileOf = (match: string, form: "csv" | "json") => at(match, `/file?form=${form}`);
export const openGame = (match: string, game: number) => call<OpenedReplay>(at(match, "/open"), { game });

export class Series {
  told = $state.raw<MatchTold | null>(null);
  failed = $state("");
  busy = $state(false);
  #stopped = false;

  get running(): boolean {
    return this.told?.phase === "waiting" || this.told?.phase === "playing";
  }

  begin(wish: NewMatch): Promise<void> {
    return this.#do(() => call<MatchTold>("/api/matches", wish));
  }
  look(match: string): Promise<void> {
    return this.#do(() => call<MatchTold>(at(match)));
  }
  async cancel(): Promise<void> {
    const { told } = this;
    if (told) this.told = await call<MatchTold>(at(told.match, "/cancel"), {}).catch(() => told);
  }
  stop(): void {
    this.#stopped = true;
  }

  async #do(first: () => Promise<MatchTold>): Promise<void> {
    this.busy = true;
    this.failed = "";
    try {
      this.told = await first();
      this.busy = false;
      while (!this.#stopped && this.running && this.told) {
        await new Promise((done) => setTimeout(done, AGAIN));
        if (!this.#stopped && this.running) this.told = await call<MatchTold>(at(this.told.match));
      }
    } catch (error) {
      this.failed = (error as Error).message;
    }
    this.busy = false;
  }
}
