// What the table hands to a map and hears back from it. web/README.md tells the story.
import type { GameView, PlayerView } from "../content/view";

export type { Placing, TileView } from "../content/view";

export interface Target {
  kind: "go" | "answer" | "turn" | "slot";
  code?: number;
  label: string;
  /** What it takes, by the name of the resource; harm and noise are among them. */
  cost?: Readonly<Record<string, number>>;
  veil?: boolean;
  /** Going there is the end of the game for this player. */
  leaves?: boolean;
  via?: string[];
  /** How many ways lead there that one might like best, and which of them this is. */
  ways?: number;
  way?: number;
}

export type Targets = Record<string, Target>;

/** How a seat looks: its name and one of the colours of SEATS. */
export interface SeatLook {
  seat: number;
  name: string;
  colour: string;
}

/** Something that can be done where one stands. */
export interface Deed {
  code: number;
  label: string;
  effect: string;
  hinted?: boolean; // a bot would do it
}

/** A space that a pawn has just gone to. */
export interface Step {
  seat: number;
  space: string;
}

/** Where something is on the screen, for whoever draws a tip beside it. */
export interface Spot {
  x: number;
  y: number;
  r: number;
}

export type Words = (id: string, args?: Record<string, string | number>) => string;

/** The parts of a seat's view that lie on the map. Which of them there are depends on the game's chapters. */
export interface MapView
  extends Pick<GameView, "seat" | "active">,
    Partial<
      Pick<
        GameView,
        | "secrets"
        | "artifacts"
        | "ports"
        | "pods"
        | "blockade"
        | "stack_size"
        | "ghosts_banked"
        | "tiles"
        | "placing"
        | "opened"
        | "covered"
        | "marks"
        | "wayshrines"
        | "banks"
        | "agents"
        | "wights"
        | "fruits"
        | "coaches"
        | "shrines"
        | "stuck"
        | "waypoints"
        | "contracts"
        | "litter"
      >
    > {
  players: Pick<PlayerView, "seat" | "status" | "space">[];
}

/** What is marked, by space or path ("A03-A09"): where two worlds differ, or where something may go. */
export type Differs = Record<string, "added" | "gone" | "changed" | "choose" | "chosen">;

export interface MapProps {
  view: MapView;
  /** Whose eyes these are; -1 watches. */
  seat: number;
  people: readonly SeatLook[];
  /** Where pawns have gone in what happened last, step by step: they walk it. */
  walked?: readonly Step[];
  /** What may be lit, by key; nothing else is legal. */
  targets: Targets;
  /** What can be done where one stands; it is offered beside the pawn. */
  deeds?: readonly Deed[];
  onDeed?: (deed: Deed) => void;
  /** A key that another region points at. */
  hover?: string | null;
  /** Where two worlds that are laid over each other differ, or where a sticker may go. */
  differs?: Differs;
  /** A picture to look at, however small: all of it is shown. */
  whole?: boolean;
  /** Pixels at the foot of the picture that something lies over: nobody who is followed hides there. */
  below?: number;
  /** Of which so many lie over the pawn of whoever looks: a map that is seen whole makes way for them. */
  lift?: number;
  /** And at its head. */
  head?: number;
  /** Something lies over all of it: what is new on it waits until it can be seen. */
  veiled?: boolean;
  t: Words;
  onGo: (key: string, target: Target) => void;
  /** Pointed at or focused, with its place on the screen for whoever draws a card beside it. */
  onHover: (key: string | null, spot?: Spot) => void;
  onWhy: (key: string) => void;
  /** What another region points at has been seen. */
  onSeen?: () => void;
  /** Another way to the same place is wished for. */
  onOther?: (key: string) => void;
}
