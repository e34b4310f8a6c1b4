// Made by tools/protocol.py from src/burgle/table/messages.py: change that, and run `make protocol`.

import type { AnswerValue, BlockedView, GameEvent, GameView, Option } from "../content/view";

export const PROTOCOL = 1;

/** The first message on a socket. Without tokens one watches. */
export interface Hello {
  type: "hello";
  protocol: number;
  table: string;
  tokens?: string[];
  since?: number;
  run?: string;
  lang?: string;
}

/** Answer decisions with options, in this order; what reveals something ends the gesture early. */
export interface Act {
  type: "act";
  key: string;
  seat: number;
  decision: number;
  codes: number[];
  seq?: number;
}

/** Several answers in one: `play all`, `go` to a space by the best way, or what a typed line means. */
export interface Gesture {
  type: "gesture";
  key: string;
  seat: number;
  decision: number;
  gesture: "go" | "play_all" | "say";
  target?: string;
  seq?: number;
}

/** Go back: one gesture, to the start of the turn, or to a line of the log (by consent). */
export interface Undo {
  type: "undo";
  key: string;
  seat: number;
  to?: "gesture" | "redo" | "turn" | number;
  near?: boolean;
}

/** Agree or not to what another seat asked for. */
export interface Vote {
  type: "vote";
  key: string;
  seat: number;
  line: number;
  yes: boolean;
}

/** A question that changes nothing: why not, what would happen, which way, what are the odds, what would a bot do.

`around` is what a table shows beside the view in one answer: all ways, the odds, and why not for a list of attempts. */
export interface Ask {
  type: "ask";
  key: string;
  seat: number;
  ask: "around" | "describe" | "hint" | "odds" | "path" | "preview" | "why";
  target?: string | number | (number | string)[];
}

/** Change seats or the table: start it, name oneself, let a bot play, come back, leave, rematch, give it up. */
export interface Manage {
  type: "manage";
  key: string;
  seat: number;
  manage: "back" | "bot" | "colour" | "forfeit" | "leave" | "name" | "new_token" | "open" | "rematch" | "start";
  target?: number;
  value?: string;
}

/** The page is read. A campaign's table that reads together waits for all who are here, for a minute at most. */
export interface Ready {
  type: "ready";
  key: string;
  seat: number;
  all?: boolean;
}

/** Say something to everybody at the table: a quick phrase or a text. Who only watches reads it, and says nothing. */
export interface Say {
  type: "say";
  key: string;
  seat: number;
  phrase?: "" | "good_game" | "good_luck" | "hello" | "moment" | "nice" | "ouch" | "sneaky" | "sorry" | "thanks" | "your_turn";
  text?: string;
}

/** Hear no more of what another seat says in the chat, or hear it again; it holds for all devices of the own seat. */
export interface Mute {
  type: "mute";
  key: string;
  seat: number;
  target: number;
  on?: boolean;
}

/** Are you there? */
export interface Ping {
  type: "ping";
}

/** What whoever creates a table chooses. */
export interface TableSettings {
  game: string;
  players: number;
  options?: Record<string, string>;
  packs?: string[];
  assist?: "counts" | "odds" | "off";
  undo?: "consent" | "free" | "strict";
  what_if?: boolean;
  spectators?: boolean;
  absent?: number;
  code?: string;
  title?: string;
  thoughts?: "after" | "during";
}

/** What whoever creates a table wants of one chair. */
export interface SeatWish {
  controller?: "bot" | "human" | "open";
  name?: string;
  colour?: string;
  bot?: string;
  nonce?: string;
}

/** A table to be made, and who shall sit at it; seats that are not named are open. */
export interface NewTable {
  settings: TableSettings;
  seats?: SeatWish[];
}

/** A series of games between bots, who fill the seats in this order and move on by one seat each game. */
export interface NewMatch {
  game: string;
  players: number;
  bots: string[];
  games?: number;
  seed?: number;
  options?: Record<string, string>;
}

/** A free seat to be taken; the token of the invitation is in the Authorization header. */
export interface JoinTable {
  name?: string;
  seat?: number;
  colour?: string;
  nonce?: string;
  token?: string;
}

/** The tokens that a device has kept, to find out where it can play on. */
export interface MyTables {
  tokens: string[];
}

/** The short code by which a seat is played on this device as well. */
export interface RedeemCode {
  code: string;
}

/** A position to play on from, as one seat saw it; -1 is the last line. */
export interface WhatIf {
  seat: number;
  line?: number;
}

/** Who takes which character when a campaign is founded. */
export interface CampaignMember {
  character: string;
  player: string;
  name?: string;
  colour?: string;
}

/** What whoever founds a campaign chooses. Characters that nobody takes are bots' hands, or stay in the box. */
export interface NewCampaign {
  pack: string;
  members: CampaignMember[];
  title?: string;
  mode?: "device" | "online" | "solo";
  pace?: "free" | "together";
  hands?: string;
  choices?: "host" | "last";
  absent?: number;
  spectators?: boolean;
}

/** Tokens whose campaigns somebody wants to see in a list. */
export interface MyCampaigns {
  tokens: string[];
}

/** Which finished game of the campaign is to be looked at. */
export interface OpenGame {
  game: number;
}

/** Take, name, hand over or leave a character; between games only. Who is new gets a token with the answer. */
export interface SayMember {
  say: "member";
  key: string;
  character: string;
  player?: string;
  name?: string;
  colour?: string;
  left?: boolean;
  hand_over?: boolean;
}

/** Who sits in the next game. */
export interface CampaignSeat {
  character: string;
  bot?: string;
}

/** Begin the next game with these characters, in the order of their seats. */
export interface SayPlay {
  say: "play";
  key: string;
  seats: CampaignSeat[];
}

/** Play with the copy of a finished campaign (L1-185); as `play`, but nothing of it is for good. */
export interface SayFree {
  say: "free";
  key: string;
  seats: CampaignSeat[];
  side?: string;
}

/** Come to the table of the game that is being played: the answer has tokens of the own seats. */
export interface SaySit {
  say: "sit";
  key: string;
}

/** Give something a name. */
export interface SayNamed {
  say: "named";
  key: string;
  thing: string;
  text: string;
}

/** Go back to a line of the campaign; where several people play it is a wish, until all of them have agreed. */
export interface SayBack {
  say: "back";
  key: string;
  to: number;
}

/** Agree, or not, to the wish to go back. */
export interface SayAgree {
  say: "agree";
  key: string;
  to: number;
  yes: boolean;
}

/** Found another campaign that goes on from a line of this one. */
export interface SayBranch {
  say: "branch";
  key: string;
  line: number;
  title?: string;
}

/** Go on with another edition of the box, from the next game on. */
export interface SayEdition {
  say: "edition";
  key: string;
  version: number;
}

/** Open a page of one's own to the others. */
export interface SayShare {
  say: "share";
  key: string;
  ref: string;
}

/** One chair at a table, as everybody may see it. */
export interface SeatInfo {
  seat: number;
  name: string;
  colour: string;
  controller: "bot" | "human" | "open";
  bot: string;
  stands_in: boolean;
  online: number;
}

/** Which game of which campaign is played at a table. */
export interface TableCampaign {
  id: string;
  title: string;
  game: number;
  of: number;
  version: string;
  seats: string[];
  pace: "free" | "together";
  free: boolean;
}

/** A table, as everybody at it may see it. */
export interface TableInfo {
  table: string;
  settings: TableSettings;
  phase: "damaged" | "gathering" | "over" | "playing";
  seats: SeatInfo[];
  host: number;
  seq: number;
  turn: number;
  rules: string;
  content: string;
  commitment: string;
  seed: string;
  code: string;
  rematch: string;
  watchers: number;
  verified: boolean;
  campaign: TableCampaign | null;
  reading: number[];
}

/** Who you are here. */
export interface Welcome {
  type: "welcome";
  protocol: number;
  run: string;
  info: TableInfo;
  seats: number[];
}

/** One answer to a question of the story, in its words; what it leads to is not told before it is chosen. */
export interface StoryLabel {
  label: string;
  text: string;
  hint: string;
}

/** A question of the story that somebody is asked, or all in a vote; everybody may read it. */
export interface StoryQuestion {
  ref: string;
  choice: string;
  vote: boolean;
  seats: number[];
  labels: StoryLabel[];
  instead: number;
}

/** What one seat may do now beside answering. */
export interface Pending {
  undo: number;
  redo: number;
  veil: string;
  veil_clause: string;
  beyond: "" | "ask" | "free";
  vote: string;
  vote_by: number;
  vote_line: number;
  question: StoryQuestion | null;
}

/** All that a seat (or a watcher, -1) sees at one moment. */
export interface Snapshot {
  type: "snapshot";
  seq: number;
  seat: number;
  info: TableInfo;
  view: GameView | null;
  pending: Pending;
  events: GameEvent[];
  digest?: string;
}

/** What one line of the log changed for a seat. `patch` is a list of [path, value]; [path] removes. */
export interface Update {
  type: "update";
  seq: number;
  seat: number;
  patch: unknown[][];
  events: GameEvent[];
  pending: Pending;
  undone?: number;
  info?: TableInfo | null;
  digest?: string;
}

/** Your request is written down for good. */
export interface Done {
  type: "done";
  key: string;
  seq: number;
  applied?: number;
  value?: string;
}

/** Your request changed nothing. `error` is one of ERRORS. */
export interface Refused {
  type: "refused";
  key: string;
  error: string;
  text: string;
  seq?: number;
  reasons?: BlockedView[];
}

/** The answer to a question. */
export interface Answer {
  type: "answer";
  key: string;
  value: AnswerValue;
}

/** What somebody said: a phrase by its code, or a text. */
export interface ChatLine {
  number: number;
  seat: number;
  name: string;
  at: number;
  phrase: "" | "good_game" | "good_luck" | "hello" | "moment" | "nice" | "ouch" | "sneaky" | "sorry" | "thanks" | "your_turn";
  text: string;
}

/** What was said at the table: all that is remembered when one comes, later each line as it is said. */
export interface Chat {
  type: "chat";
  lines?: ChatLine[];
  muted?: number[];
}

/** I am here. */
export interface Pong {
  type: "pong";
}

/** The last message before the server closes: come back after so many milliseconds. */
export interface Goodbye {
  type: "goodbye";
  reason: string;
  retry?: number;
}

/** A new table, and the tokens of whoever made it. No token ever belongs into a URL that is logged. */
export interface Created {
  table: string;
  tokens: Record<number, string>;
  invite: string;
  watch: string;
}

/** A seat that was taken, or is now played on another device as well. */
export interface Joined {
  table: string;
  seat: number;
  token: string;
}

/** One of my tables, for a list: where to go on. */
export interface Listed {
  table: string;
  title: string;
  game: string;
  phase: string;
  changed: number;
  seats: number[];
  my_turn: boolean;
  turn: number;
  players: string[];
}

/** A game that can be played here. */
export interface GameInfo {
  id: string;
  title: string;
  players: number[];
  version: number;
  options: Record<string, string>;
  layouts: string[];
}

/** All that a new table can be made of. */
export interface Games {
  games: GameInfo[];
  bots: string[];
  packs: string[];
  network: string;
}

/** One clause of a rulebook. */
export interface Rule {
  id: string;
  rule: string;
  check: string;
  ruling: boolean;
  section: string;
}

/** Something that the guide shows: a card, a token, a space, a tile, a cube, hearts, the bag, a part of the lesson. */
export interface GuidePiece {
  kind: string;
  key: string;
}

/** A paragraph, the points of a list, or a row of pictures. */
export interface GuideBlock {
  text: string;
  points: string[];
  pieces: GuidePiece[];
}

/** A part of the guide, with the clauses that say the same exactly. */
export interface GuideSection {
  name: string;
  title: string;
  blocks: GuideBlock[];
  clauses: string[];
}

/** The guide to a game, in the order of a turn. */
export interface GuidePage {
  title: string;
  lead: string;
  sections: GuideSection[];
}

/** A replay that can be looked at now; its name is good until the server forgets it. */
export interface OpenedReplay {
  replay: string;
  table: string;
  lines: number;
  sound: boolean;
  scores: (number | null)[];
  problems: string[];
  notes: string[];
}

/** A replay after one line, as one seat saw it (-1: as everybody did). */
export interface ReplayView {
  line: number;
  view: GameView | null;
  events: GameEvent[];
}

/** A turn, and the step with which it begins. */
export interface Turn {
  turn: number;
  seat: number;
  step: number;
}

/** Something that one would like to find on the tape. */
export interface TapeMark {
  step: number;
  kind: "artifact" | "attack" | "escape" | "out";
  seat: number;
  event: number;
}

/** What a tape holds. */
export interface Outline {
  info: TableInfo;
  steps: number;
  lines: number[];
  seats: number[];
  turns: Turn[];
  marks: TapeMark[];
  taken_back: number;
  winners: number[];
  scores: (number | null)[];
  promised: string;
  seed: string;
}

/** Some positions in a row as one seat saw them: the first, and what changed from each to the next. */
export interface Steps {
  seat: number;
  first: number;
  view: GameView;
  patches: unknown[][][];
  events: GameEvent[][];
}

/** How everybody stood at the end of a turn. */
export interface Point {
  turn: number;
  seat: number;
  step: number;
  score: number[];
  health: number[];
  clank: number[];
  luck: number[];
}

/** An attack, and what each seat had to fear of it. */
export interface Attack {
  step: number;
  turn: number;
  draws: number;
  bag: number;
  drawn: number[];
  expected: number[];
}

/** A game in numbers. */
export interface Series {
  points: Point[];
  attacks: Attack[];
  status: string[];
}

/** How everybody stood when a turn had ended. */
export interface Outlook {
  step: number;
  turn: number;
  seat: number;
  win: number[];
  nobody: number;
  gained: number[];
}

/** A seat's game in three numbers: what it began with, and how decisions and luck led to what came of it. */
export interface Account {
  seat: number;
  start: number;
  end: number;
  decisions: number;
  luck: number;
  questions: number;
}

/** One way to play the rest of a turn, and what was to be expected of it. */
export interface JudgedPlan {
  codes: number[];
  kind: string;
  win: number;
  caught: number;
  points: number;
  lead: number;
}

/** A decision that cost something, next to the best other way that was found. */
export interface Costly {
  step: number;
  turn: number;
  seat: number;
  regret: number;
  error: number;
  worlds: number;
  chosen: JudgedPlan;
  better: JudgedPlan;
}

/** All of it. */
export interface CoachReport {
  game: string;
  players: number;
  outlooks: Outlook[];
  accounts: Account[];
  costly: Costly[];
  learned: boolean;
  calibration: number;
  questions: number;
  weighed: number;
  worlds: number;
}

/** What was done, and what would have been better, as a table shows options. */
export interface PlanDeeds {
  chosen: Option[];
  better: Option[];
}

/** A game as the coach sees it. */
export interface Coached {
  report: CoachReport;
  deeds: PlanDeeds[];
}

/** How far the coach has got with a game, and in the end what it has found. */
export interface CoachProgress {
  phase: "failed" | "ready" | "waiting" | "working";
  percent?: number;
  ahead?: number;
  text?: string;
  found?: Coached | null;
}

/** What one bot has done in all the seats that it had; shares are from 0 to 1. */
export interface BotFigures {
  bot: string;
  seats: number;
  wins: number;
  share: number;
  low: number;
  high: number;
  caught: number;
  scores: number[];
  mean: number;
  turns: number;
  causes: Record<string, number>;
}

/** All of it. */
export interface MatchFigures {
  games: number;
  bots: BotFigures[];
  lengths: Record<number, number>;
  even: number;
  nobody: number;
  by_order: number[];
}

/** A game of a series, in short. */
export interface MatchDone {
  number: number;
  bots: string[];
  scores: (number | null)[];
  winners: number[];
  turns: number;
}

/** How far a series has got, and its figures. */
export interface MatchTold {
  match: string;
  phase: "cancelled" | "done" | "failed" | "playing" | "waiting";
  wish: NewMatch;
  done: number;
  seconds: number;
  figures: MatchFigures | null;
  games: MatchDone[];
}

/** Why a bot began a plan. */
export interface BotThought {
  step: number;
  event: number;
  seat: number;
  text: string;
}

/** A character as the box shows it. */
export interface CharacterOnBox {
  key: string;
  name: string;
  line: string;
  colour: string;
}

/** A campaign on the shelf, and no more of it than stands on its lid. */
export interface CampaignBox {
  pack: string;
  title: string;
  tagline: string;
  blurb: string;
  game: string;
  version: number;
  games: number;
  players: number[];
  characters: CharacterOnBox[];
}

/** A new campaign: a token for every character that a person has, for whoever founded it to hand on. */
export interface Founded {
  campaign: string;
  tokens: Record<string, string>;
  host: string;
}

/** One of my campaigns, for a list. */
export interface ListedCampaign {
  campaign: string;
  title: string;
  pack: string;
  changed: number;
  next: number;
  of: number;
  table: string;
  characters: string[];
}

/** It is written down for good. */
export interface CampaignDone {
  key: string;
  seq: number;
  token: string;
  table: string;
  seats: Record<number, string>;
  founded: Founded | null;
  export: string;
}

/** A filled space on the back of a Journal: the milestone in words, "" for a mark. */
export interface MilestoneShown {
  name: string;
  crossed: boolean;
}

/** A character of the company and who plays it. */
export interface MemberNow {
  character: string;
  name: string;
  line: string;
  player: string;
  colour: string;
  mine: boolean;
  host: boolean;
  checks: number;
  promotions: string[];
  goals: string[];
  played: number[];
  starters: string[];
  milestones: MilestoneShown[];
  prize: boolean;
}

/** What comes next. */
export interface NextGame {
  game: number;
  of: number;
  players: number[];
  side: string;
  table: string;
  line: number;
  seats: string[];
  turn: string;
  free: boolean;
  sides: string[];
}

/** A sticker where it is. */
export interface StickerNow {
  sticker: string;
  name: string;
  spot: string;
  game: number;
}

/** What has changed for good. */
export interface WorldNow {
  stuck: StickerNow[];
  remnants: string[];
  unlocked: string[];
  tracks: Record<string, number>;
  chose: Record<string, string>;
  read: string[];
}

/** A contract as everybody sees it; its back only once it was turned over. */
export interface ContractShown {
  contract: string;
  name: string;
  front: string;
  state: string;
  since: number;
  due: number;
  ticks: number;
  holder: string;
  outcome: string;
  stars: string[];
}

/** A row of the mission report. */
export interface ReportShown {
  game: number;
  side: string;
  seats: string[];
  scores: number[];
  winners: string[];
  lost: string[];
  table: string;
  line: number;
}

/** One thing that is for good, in words. */
export interface LedgerLine {
  line: number;
  game: number;
  entry: number;
  kind: string;
  sort: "cards" | "contracts" | "map" | "people" | "reports" | "story";
  who: string;
  about: string[];
  text: string;
}

/** A line of the campaign, for the time machine. */
export interface Moment {
  line: number;
  kind: string;
  at: number;
  game: number;
  version: string;
  text: string;
  told: boolean;
}

/** Somebody wishes to go back. */
export interface WishShown {
  to: number;
  by: string;
  waiting: string[];
}

/** A campaign as its members may see it: nothing of the box that was not opened. */
export interface CampaignHome {
  campaign: string;
  title: string;
  pack: CampaignBox;
  newest: number;
  mode: "device" | "online" | "solo";
  pace: "free" | "together";
  seq: number;
  version: string;
  known: string;
  members: MemberNow[];
  next: NextGame;
  world: WorldNow;
  contracts: ContractShown[];
  reports: ReportShown[];
  ledger: LedgerLine[];
  moments: Moment[];
  names: Record<string, string>;
  things: Record<string, string>;
  awaits: string[];
  wish: WishShown | null;
  whence: string;
}

/** A piece of the story that was told. */
export interface PageShown {
  number: number;
  game: number;
  kind: "choice" | "passage" | "story";
  ref: string;
  title: string;
  text: string;
  seat: string;
  own: "" | "mine" | "other" | "shared";
}

/** What was told, in order, from a number on. */
export interface PagesShown {
  since: number;
  next: number;
  pages: PageShown[];
}

/** One thing that is otherwise at another moment, in words. */
export interface DifferenceShown {
  sort: string;
  key: string;
  name: string;
  change: "added" | "changed" | "gone";
  here: string;
  there: string;
  spots: string[];
}

/** Where in the replay of a game its entries were written: by the number of the entry. */
export interface GameSteps {
  game: number;
  steps: number[];
  turns: number[];
}

/** What another edition of the box would change: of what was seen by name, of what is sealed only how much. */
export interface EditionShown {
  before: number;
  version: number;
  note: string;
  changes: string[];
  sealed: number;
  refused: string;
}

export type ClientMessage = Hello | Act | Gesture | Undo | Vote | Ask | Manage | Ready | Say | Mute | Ping;

export type ServerMessage = Welcome | Snapshot | Update | Done | Refused | Answer | Chat | Pong | Goodbye;

export type CampaignRequest = SayMember | SayPlay | SayFree | SaySit | SayNamed | SayBack | SayAgree | SayBranch | SayEdition | SayShare;

export const ERRORS = {
  malformed: "the table could not make sense of that message",
  too_large: "the message is too large",
  too_fast: "that was a bit fast; please wait a moment",
  no_table: "there is no such table",
  no_seat: "this seat is not yours",
  not_host: "only the host may do that",
  stale: "the game has moved on in the meantime",
  illegal: "that is not possible right now",
  not_saved: "that could not be saved; please try again",
  not_now: "this is not the moment for that",
  assist_off: "this table has agreed to play without that help",
  damaged: "this game has been set aside because its record is damaged",
  full: "every seat is taken",
  protocol: "this page and the server have different versions; please reload",
  internal: "something went wrong on our side; nothing has changed",
} as const;

export const COLOURS = {
  blue: { colour: "#0072B2", shape: "triangle", letter: "A" },
  vermilion: { colour: "#D55E00", shape: "circle", letter: "B" },
  green: { colour: "#009E73", shape: "square", letter: "C" },
  yellow: { colour: "#F0E442", shape: "diamond", letter: "D" },
  purple: { colour: "#CC79A7", shape: "star", letter: "E" },
  sky: { colour: "#56B4E9", shape: "cross", letter: "F" },
} as const;
