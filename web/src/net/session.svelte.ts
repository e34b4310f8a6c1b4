/**
 * One table over one socket. The socket may come and go: requests wait and are sent again under the same key (the table
 * does each of them once), and what was missed is asked for by number.
 */

import type { Answers, GameEvent, GameView } from "../content/view";
import type {
  Act,
  Ask,
  ClientMessage,
  Gesture,
  Manage,
  Mute,
  Pending,
  Ready,
  Refused,
  Say,
  ServerMessage,
  TableInfo,
  Undo,
  Vote,
} from "../protocol/messages";
import { Talk } from "../talk/talk.svelte";
import { lang as spoken } from "../words/words.svelte";
import { digestOf } from "./digest";
import { nonce } from "./http";
import { patched } from "./patch";

const PROTOCOL = 1;
const FIRST_WAIT = 400;
const LONGEST_WAIT = 15_000;
const QUIET = 25_000; // a ping after so long without a word
const EVENTS_KEPT = 600;

export interface SeatState {
  seat: number;
  seq: number;
  view: GameView | null;
  pending: Pending;
  events: GameEvent[];
  fresh: GameEvent[]; // what the last message added
  anew?: boolean; // not what happened next: everything was told again, or taken back
}

export type Reply<Value = unknown> = { ok: true; value: Value; applied: number } | { ok: false; refused: Refused };
type Request = Act | Gesture | Undo | Vote | Ask | Manage | Ready | Say | Mute;
type Plain<T> = T extends unknown ? Omit<T, "key"> : never;
export type Wish = Plain<Request>;
/** What a wish is answered with: a question by its own kind of answer, all else by a word at most. */
export type Granted<W extends Wish> = W extends { ask: infer Question extends keyof Answers }
  ? Answers[Question]
  : string;

/** Updates that wait until those before them have been looked at. */
export interface Held {
  readonly behind: boolean;
  readonly waits: boolean; // for a click, before the next turn is told
  busy: () => boolean;
  skip(): void;
  catchUp(): void;
}

/** What a table is seen through: a session with the server, or a game played back. */
export interface Wire {
  readonly table: string;
  /** What the seats are proved with; none where nothing can be done. */
  readonly tokens: string[];
  readonly info: TableInfo | null;
  readonly seats: number[];
  readonly states: Record<number, SeatState>;
  readonly status: "connecting" | "live" | "lost" | "gone";
  /** What has happened and is not shown yet, where it is shown one thing after the other. */
  readonly held?: Held;
  /** What people say to each other, where they can. */
  readonly talk?: Talk;
  onUpdate: ((state: SeatState) => void) | null;
  ask<W extends Wish>(message: W): Promise<Reply<Granted<W>>>;
}

export class Session implements Wire {
  info = $state.raw<TableInfo | null>(null);
  seats = $state.raw<number[]>([]);
  states = $state.raw<Record<number, SeatState>>({});
  status = $state<"connecting" | "live" | "lost" | "gone">("connecting");
  reason = $state("");
  readonly talk = new Talk(this);
  onUpdate: ((state: SeatState) => void) | null = null;

  #socket: WebSocket | null = null;
  #run = "";
  #wait = FIRST_WAIT;
  #timer = 0;
  #quiet = 0;
  #closed = false;
  #anew = false; // whether all is to be told again
  #counts = true; // whether we count as the table does: if not even a whole view fits, there is no use in comparing
  #open = new Map<string, { message: Request; done: (reply: Reply) => void }>();

  constructor(
    readonly table: string,
    readonly tokens: string[],
    readonly address: string = defaultAddress(),
    public lang: string = spoken(),
  ) {
    this.#connect();
    addEventListener("online", this.#hurry);
    document.addEventListener("visibilitychange", this.#hurry);
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    clearInterval(this.#quiet);
    removeEventListener("online", this.#hurry);
    document.removeEventListener("visibilitychange", this.#hurry);
    this.#socket?.close();
  }

  /** Has everything told again in another language. */
  speak(lang: string): void {
    if (lang === this.lang) return;
    this.lang = lang;
    this.#startOver();
  }

  /** Comes again as if nothing were known yet. */
  #startOver(): void {
    this.#anew = true;
    if (this.#socket === null) return; // it will say so when it comes back
    const old = this.#socket;
    clearInterval(this.#quiet);
    this.status = "connecting";
    this.#connect();
    old.close();
  }

  /** Sends a request and waits for its answer, however often the socket breaks on the way. */
  ask<W extends Wish>(message: W): Promise<Reply<Granted<W>>> {
    const request = { ...message, key: nonce() } as Request;
    return new Promise((done) => {
      this.#open.set(request.key, { message: request, done: done as (reply: Reply) => void });
      if (this.status === "live") this.#send(request);
    });
  }

  #hurry = (): void => {
    if (this.status !== "live" && !this.#closed && document.visibilityState === "visible") {
      clearTimeout(this.#timer);
      this.#wait = FIRST_WAIT;
      if (this.#socket === null) this.#connect();
    }
  };

  #connect(): void {
    const socket = new WebSocket(this.address);
    this.#socket = socket;
    socket.onopen = () => {
      const seen = Object.values(this.states).map((state) => state.seq);
      this.#send({
        type: "hello",
        protocol: PROTOCOL,
        table: this.table,
        tokens: this.tokens,
        since: seen.length > 0 && !this.#anew ? Math.min(...seen) : -1,
        run: this.#run,
        lang: this.lang,
      });
    };
    socket.onmessage = (message) => {
      if (this.#socket === socket) this.#hear(JSON.parse(message.data as string) as ServerMessage);
    };
    socket.onclose = () => this.#lost(socket);
  }

  #lost(socket: WebSocket): void {
    if (this.#socket !== socket) return;
    this.#socket = null;
    clearInterval(this.#quiet);
    if (this.#closed || this.status === "gone") return;
    this.status = "lost";
    this.#timer = window.setTimeout(() => this.#connect(), this.#wait * (0.7 + Math.random() * 0.6));
    this.#wait = Math.min(LONGEST_WAIT, this.#wait * 2);
  }

  #send(message: ClientMessage): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #hear(message: ServerMessage): void {
    switch (message.type) {
      case "welcome":
        if (message.run !== this.#run) {
          this.states = {};
          this.talk.forget();
        }
        this.#run = message.run;
        this.#anew = false;
        this.info = message.info;
        this.seats = message.seats;
        this.status = "live";
        this.#wait = FIRST_WAIT;
        clearInterval(this.#quiet);
        this.#quiet = window.setInterval(() => this.#send({ type: "ping" }), QUIET);
        for (const { message: request } of this.#open.values()) this.#send(request);
        break;
      case "snapshot": {
        const events = message.events;
        this.info = message.info;
        if (message.digest && digestOf(message.view) !== message.digest) this.#counts = false;
        this.#keep({
          seat: message.seat,
          seq: message.seq,
          view: message.view,
          pending: message.pending,
          events,
          fresh: [],
          anew: true,
        });
        break;
      }
      case "update": {
        const old = this.states[message.seat];
        if (!old || message.seq < old.seq) break;
        if (message.info) this.info = message.info; // who came and went is told without a new line
        if (message.seq === old.seq) break;
        const fresh = message.events;
        const undone = message.undone ?? -1;
        const before = undone >= 0 ? old.events.filter((event) => event.seq < undone) : old.events;
        const view = patched(old.view, message.patch) as GameView | null;
        if (message.digest && this.#counts && digestOf(view) !== message.digest) {
          this.#startOver(); // whatever went wrong on the way, nobody plays on before another table than the table's
          break;
        }
        this.#keep({
          seat: message.seat,
          seq: message.seq,
          view,
          pending: message.pending,
          events: [...before, ...fresh].slice(-EVENTS_KEPT),
          fresh,
          anew: undone >= 0,
        });
        break;
      }
      case "chat":
        this.talk.hear(message);
        break;
      case "done":
        this.#settle(message.key, { ok: true, value: message.value, applied: message.applied ?? 0 });
        break;
      case "answer":
        this.#settle(message.key, { ok: true, value: message.value, applied: 0 });
        break;
      case "refused":
        if (message.error === "no_table" || message.error === "protocol") {
          this.status = "gone";
          this.reason = message.text;
        }
        this.#settle(message.key, { ok: false, refused: message });
        break;
      case "goodbye":
        if (message.reason === "no_table") {
          this.status = "gone";
          this.reason = message.reason;
        } else if (message.retry) this.#wait = message.retry;
        break;
    }
  }

  #keep(state: SeatState): void {
    this.states = { ...this.states, [state.seat]: state };
    this.onUpdate?.(state);
  }

  #settle(key: string, reply: Reply): void {
    this.#open.get(key)?.done(reply);
    this.#open.delete(key);
  }
}

function defaultAddress(): string {
  const here = new URL("ws", document.baseURI);
  here.protocol = here.protocol === "https:" ? "wss:" : "ws:";
  here.hash = "";
  return here.href;
}
