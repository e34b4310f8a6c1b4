// Made by tools/protocol.py from src/burgle/view/shapes: change that, and run `make protocol`.

/** Something that an option points at: what sort of thing, which one, and where it lies. */
export interface RefView {
  kind: string;
  key: string;
  at?: string;
}

/** One answer to the waiting question: its code, the notation that can be typed, and what it points at. */
export interface Option {
  code: number;
  label: string;
  verb: string;
  refs: RefView[];
  traits: ("acquires" | "declines" | "duty" | "ends_turn" | "fights" | "gets" | "in_sight" | "leaps" | "moves" | "open_offer" | "plays" | "prize" | "reveals" | "travels" | "uses")[];
  words?: string;
  cost?: Record<string, number>;
}

/** The waiting question; what may be answered is only for the eyes of who decides. */
export interface DecisionView {
  id: number;
  who: number;
  open?: number[];
  given?: number;
  prompt?: string;
  options?: Option[];
}

/** How a seat ended. */
export interface ResultView {
  seat: number;
  status: "escaped" | "in" | "lost" | "rescued";
  score: number | null;
  won: boolean;
  lines: (readonly [string, string, number])[];
}

/** One player as a seat sees it. Possessions are open; the hand is the owner's. */
export interface PlayerView {
  seat: number;
  status: "escaped" | "in" | "lost" | "rescued";
  space: string | null;
  skill: number;
  sword: number;
  boot: number;
  coins: number;
  supply: number;
  area: number;
  damage: number;
  hush: number;
  held: Record<string, number>;
  hand_size: number;
  deck_size: number;
  play: string[];
  discard: string[];
  unseen: string[];
  tokens: Record<string, number>;
  points: number;
  hand?: string[];
  data_cubes?: number;
  first_hack?: number;
  marked?: number;
  looted?: number;
  agents_beaten?: number;
  ridden?: number;
  secrets_found?: number;
  black_on_meter?: number;
  bare_on_meter?: number;
  seal_marks?: number;
  contracts?: number;
  story_points?: number;
}

/** An artifact on the floor; several may lie in one room. */
export interface ArtifactLying {
  space: string;
  artifact: string;
}

/** What is in the bag: the boss's cubes, those that hurt everybody, those that hurt nobody, and everybody's own. */
export interface BagCubes {
  black: number;
  hunters: number;
  seats: number[];
  interns?: number;
}

/** Where the boss's marker stands, and how many cubes are drawn on each space of the track. */
export interface RageTrack {
  marker: number;
  draws: number[];
}

/** One step of what a player is after, and how many Boots away it is; -1: it is not its turn yet, or no way is known. */
export interface AimView {
  id: string;
  done: number;
  need: number;
  boots: number;
  space?: string;
}

/** Where a tile lies, east and north of the crypt's half of the starting tile, and how far it was turned. */
export interface TileView {
  tile: string;
  x: number;
  y: number;
  turned: number;
}

/** A tile in hand; where it was found, by which end of which room, and whether somebody teleports there. */
export interface Placing {
  tile: string;
  x: number;
  y: number;
  turned: number;
  room?: string;
  end?: string;
  teleport?: boolean;
}

/** A player's cube on a wayshrine. */
export interface ShrineCube {
  space: string;
  seat: number;
}

/** A shrine: its token, whether it is still there, and whose cubes lie on it. */
export interface ShrineView {
  space: string;
  token: string;
  there: boolean;
  cubes: number[];
}

/** Where on the rage track the patron speaks, and whether that is past. */
export interface PatronSeal {
  space: number;
  done: boolean;
}

/** A box that lies open: on which card, which of the two, and what it says. */
export interface ScratchedBox {
  card: string;
  box: string;
  text: string;
}

/** A card that somebody has reacted with. */
export interface WaitingCard {
  seat: number;
  card: string;
}

/** Text that is in force: how it turns what, by how much, for whom (-1: everybody). */
export interface StandingText {
  way: string;
  what: string;
  n: number;
  who: number;
}

/** A mark: whose it is, by character and by seat (-1: nobody at the table). */
export interface MarkShown {
  character: string;
  seat: number;
}

/** A card or a space with its marks, the oldest first. */
export interface MarkedThing {
  on: string;
  by: MarkShown[];
}

/** All marks on cards and on the map. */
export interface MarksNow {
  cards: MarkedThing[];
  spaces: MarkedThing[];
}

/** The passage that is being read: how many of its lines are begun, and whom it addresses (-1: nobody caused it). */
export interface StoryNow {
  passage: string;
  line: number;
  who: number;
}

/** A personal goal of a character. */
export interface GoalNow {
  id: string;
  name: string;
  row: number;
  reached: boolean;
}

/** A promotion that a character has. */
export interface PromotionNow {
  id: string;
  name: string;
  power: boolean;
  used: boolean;
}

/** How a seat's character stands on the associate track. */
export interface ReviewNow {
  checks: number;
  section: string;
  goals: GoalNow[];
  promotions: PromotionNow[];
}

/** Where a track stands, and its ends. */
export interface TrackNow {
  id: string;
  value: number;
  low: number;
  high: number;
}

/** A parcel that lies on a space. */
export interface Parcel {
  space: string;
  token: string;
}

/** A contract that is open, or was completed in this game. */
export interface ContractInRow {
  id: string;
  name: string;
  state: string;
  counted: number;
  times: number;
  cubes: number[];
  due: number;
  points: number;
  star: number;
}

/** A contract that is one player's own. */
export interface SoloContract {
  id: string;
  seat: number;
}

/** Where markers of a player's colour lie, and how many are left in the supply. */
export interface OwnMarkers {
  seat: number;
  spaces: string[];
  left: number;
}

/** A filled space of a Journal: the milestone, or "mark"; a crossed-out one still fills it. */
export interface MilestoneNow {
  id: string;
  crossed: boolean;
}

/** The backs of the Journals: how many spaces, after which of them something is read, and what is on them by seat. */
export interface MilestonesNow {
  spaces: number;
  read_at: number[];
  seats: MilestoneNow[][];
}

/** A rule on its slot of the rulebook; what lies under a newer one is in force no more. */
export interface RuleOnSlot {
  slot: string;
  rule: string;
  in_force: boolean;
}

/** All that one seat sees; -1 is somebody who watches. */
export interface GameView {
  format: number;
  game: string;
  options: Record<string, string>;
  seat: number;
  turn: number;
  active: number;
  over: boolean;
  decision: DecisionView | null;
  results?: ResultView[];
  players: PlayerView[];
  trashing: string[];
  box: string[];
  row: (string | null)[];
  row_deck_size: number;
  row_deck: string[];
  spent: string[];
  strength: number;
  reserve: Record<string, number>;
  reserve_enemy: string | null;
  bank: Record<string, number>;
  boxed_tokens: string[];
  ignoring: string[];
  boots_banned?: boolean;
  exhausted?: boolean;
  opened?: string[];
  teleports?: number;
  blockade?: boolean;
  ports?: Record<string, number>;
  artifacts: Record<string, string> | ArtifactLying[];
  bag: BagCubes;
  hunters_in_area: number;
  black_aside: number;
  rage: RageTrack;
  hunters?: number[];
  pods?: number;
  aims: AimView[][];
  secrets?: Record<string, Record<string, number>>;
  served?: string[];
  offers?: string[];
  tiles?: TileView[];
  stack_size?: number;
  placing?: Placing;
  artifact_stack?: string[];
  pools?: Record<string, number>;
  covered?: string[];
  wayshrines?: ShrineCube[];
  ghosts_banked?: number;
  locked?: string[];
  stacks?: Record<string, number>;
  discounts?: Record<string, number>;
  interns_supply?: number;
  wights?: string[];
  wights_supply?: number;
  agents?: string[];
  coaches?: Record<string, number>;
  banks?: Record<string, number>;
  fruits?: string[];
  shrines?: ShrineView[];
  seals?: number[];
  patron?: string | null;
  patron_seal?: PatronSeal;
  scratched?: ScratchedBox[];
  waiting?: WaitingCard[];
  standing?: StandingText[];
  marks?: MarksNow;
  story?: StoryNow | null;
  stuck?: string[][];
  waypoints?: string[];
  reviews?: ReviewNow[];
  tracks?: TrackNow[];
  litter?: Parcel[];
  markers?: string[];
  contracts?: ContractInRow[];
  closing?: boolean;
  solo?: SoloContract[];
  own_markers?: OwnMarkers[];
  milestones?: MilestonesNow;
  prize?: number;
  rules?: RuleOnSlot[];
}

/** The words of the story that an event has told: a passage is opened (title and summary), or a part of it is read. */
export interface PageTold {
  ref: string;
  title: string;
  text: string;
  short: string;
}

/** Something that happened; `a` and `b` mean what the event's code says, and are null for whom they do not concern. */
export interface GameEvent {
  seq: number;
  code: string;
  seat: number;
  a: string | number | null;
  b: string | number | null;
  cause: string;
  clause: string;
  text: string;
  page?: PageTold;
}

/** One reason why something cannot be done. */
export interface BlockedView {
  code: string;
  have: number;
  need: number;
  name: string;
  clause: string;
  text: string;
}

/** What the next attack may do to a seat. */
export interface SeatOdds {
  seat: number;
  cubes: number;
  damage: number[];
  expected: number;
  knock_out: number;
}

/** The next attack. */
export interface Odds {
  draws: number;
  bag: number;
  attack: number;
  seats: SeatOdds[];
}

/** What anybody could count of a seat. */
export interface SeatCubes {
  seat: number;
  cubes: number;
}

/** The next attack at a table that tells no chances. */
export interface AttackCounts {
  draws: number;
  bag: number;
  seats: SeatCubes[];
}

/** What an option would do: all that is sure, and either where that leads or what chance may bring. */
export interface Preview {
  events: GameEvent[];
  reveals: boolean;
  changes?: Record<string, number>;
  odds?: Odds;
  chances?: Record<string, number>;
}

/** One way to a space: what to answer, and what it costs. */
export interface WayThere {
  space: string;
  codes: number[];
  through: string[];
  cost: Record<string, number>;
  leaps: number;
  stops: string;
  others: WayThere[];
}

/** What a bot expects of a plan that begins with an option: chances in hundredths, and points. */
export interface Expected {
  code: number;
  label: string;
  verb: string;
  refs: RefView[];
  traits: ("acquires" | "declines" | "duty" | "ends_turn" | "fights" | "gets" | "in_sight" | "leaps" | "moves" | "open_offer" | "plays" | "prize" | "reveals" | "travels" | "uses")[];
  words?: string;
  cost?: Record<string, number>;
  kind: string;
  win: number;
  error: number;
  caught: number;
  points: number;
  lead: number;
  worlds: number;
}

/** What a good bot would answer; what it expects of it, and of the best other sort of turn, if it weighed any. */
export interface Hint {
  code: number;
  label: string;
  verb: string;
  refs: RefView[];
  traits: ("acquires" | "declines" | "duty" | "ends_turn" | "fights" | "gets" | "in_sight" | "leaps" | "moves" | "open_offer" | "plays" | "prize" | "reveals" | "travels" | "uses")[];
  words?: string;
  cost?: Record<string, number>;
  decision: number;
  bot: string;
  expects?: Expected;
  other?: Expected;
}

/** What a table shows of a position beside the view. */
export interface Around {
  odds: Odds | AttackCounts | null;
  ways: Record<string, WayThere>;
  why: Record<string, BlockedView[]>;
}

/** What each question is answered with. */
export interface Answers {
  why: BlockedView[];
  preview: Preview;
  path: WayThere | Record<string, WayThere>;
  odds: Odds | AttackCounts;
  describe: Option;
  hint: Hint;
  around: Around;
}

export type AnswerValue = Answers[keyof Answers];
