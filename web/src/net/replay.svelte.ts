/** A finished game as a session that nothing new happens at: a line is chosen, and the table stands as it stood then. */

import type { GameEvent, GameView } from "../content/view";
import type { TableInfo } from "../protocol/messages";
import { Denied } from "./http";
import type { Reply, SeatState } from "./session.svelte";

interface Opened {
  replay: string;
  table: string;
  lines: number;
  sound: boolean;
  problems: string[];
}

async function read<T>(answer: Response): Promise<T> {
  const said = (await answer.json()) as T & { error?: string; text?: string };
  if (!answer.ok) throw new Denied(said.error ?? "", said.text ?? answer.statusText);
  return said;
}

/** Fetches a finished game of one's own and opens it; the file could as well be kept and opened elsewhere. */
export async function openTable(table: string, tokens: string[]): Promise<Opened> {
  const headers = { Authorization: `Bearer ${tokens.join(",")}` };
  const file = await fetch(`/api/tables/${encodeURIComponent(table)}/replay`, { headers });
  if (!file.ok) return read<Opened>(file);
  return openFile(await file.blob());
}

export async function openFile(file: Blob): Promise<Opened> {
  const headers = { "Content-Type": "application/x-ndjson" };
  return read<Opened>(await fetch("/api/replays", { method: "POST", headers, body: file }));
}

export class ReplaySession {
  info = $state.raw<TableInfo | null>(null);
  seats = $state.raw<number[]>([]);
  states = $state.raw<Record<number, SeatState>>({});
  status = "live" as const;
  reason = "";
  line = $state(0);
  onUpdate: ((state: SeatState) => void) | null = null;
  #asked = 0;

  constructor(
    readonly opened: Opened,
    readonly table = opened.table,
  ) {}

  get last(): number {
    return this.opened.lines - 1;
  }

  async show(line: number): Promise<GameView | null> {
    this.line = Math.max(0, Math.min(this.last, line));
    const asked = ++this.#asked;
    const path = `/api/replays/${encodeURIComponent(this.opened.replay)}/${this.line}`;
    const shown = await read<{ view: GameView | null; events: GameEvent[] }>(await fetch(path));
    if (asked !== this.#asked) return null; // somebody moved on
    const before = this.states[-1]?.events.at(-1)?.seq ?? -1;
    const state: SeatState = {
      seat: -1,
      seq: this.line,
      view: shown.view,
      pending: { undo: 0, redo: 0, veil: "", veil_clause: "", vote: "", vote_by: -1 },
      events: shown.events,
      fresh: shown.events.filter((event) => event.seq > before),
    };
    this.states = { ...this.states, [-1]: state };
    this.onUpdate?.(state);
    return shown.view;
  }

  ask(): Promise<Reply> {
    const refused = { type: "refused", key: "", error: "not_now", text: "", seq: -1, reasons: [] } as const;
    return Promise.resolve({ ok: false, refused: { ...refused, reasons: [] } });
  }

  close(): void {}
}
