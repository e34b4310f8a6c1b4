/** What only a campaign's game has in its view and its catalogue. */

import type { Catalogue } from "../content/catalogue";
import type { GameView } from "../content/view";

export interface ContractNow {
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
/** What every campaign's game shows; contracts only where there are any. */
export interface StoryView extends Pick<GameView, "stuck" | "waypoints" | "reviews" | "story" | "solo"> {
  contracts?: ContractNow[];
}
/** The front of a contract that lies open: its story, its terms, and the places to which it sends. */
export interface ContractFront {
  name: string;
  front: string;
  asks?: string[];
  spaces?: string[];
}
export interface StoryContent {
  known?: string;
  stickers?: Record<string, { name: string; kind: string; turn?: number }>;
  stuck?: { sticker: string; spot: string; game: number }[];
  contracts?: Record<string, ContractFront>;
  places?: Record<string, string>; // names of places with stickers, those of the other side among them
  read?: string[]; // passages
  things?: Record<string, { name: string; called: string }>; // what the story has wanted a name for
  goals?: Record<string, { name: string; text: string }>; // everybody's
  promotions?: Record<string, { name: string; text: string }>; // those that somebody has
}
export const storyView = (view: GameView | null): StoryView => (view ?? {}) as unknown as StoryView;
export const storyContent = (content: Catalogue): StoryContent => content as Catalogue & StoryContent;
/** Whether a view is of a campaign's game: single games have no stickers. */
export const isCampaign = (view: GameView | null): boolean => view?.stuck !== undefined;
