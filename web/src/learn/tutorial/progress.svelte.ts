/** How far somebody has come: kept on this device, so that a lesson goes on where it was left. */

export interface Progress {
  table: string;
  part: number;
  step: number;
  from: number; // number of the first event of this part; -1 until it is known
  begun: number; // and of this step
}
interface Kept {
  now: Record<string, Progress>; // by game
  done: Record<string, number>; // parts that were finished, by game
}

const NAME = "burgle.lessons";

function read(): Kept {
  try {
    return { now: {}, done: {}, ...(JSON.parse(localStorage.getItem(NAME) ?? "{}") as Partial<Kept>) };
  } catch {
    return { now: {}, done: {} };
  }
}

let kept = $state.raw<Kept>(read());

function write(next: Kept): void {
  kept = next;
  try {
    localStorage.setItem(NAME, JSON.stringify(next));
  } catch {
    // Without storage a lesson lasts as long as the page.
  }
}

export const progress = (game: string): Progress | undefined => kept.now[game];
export const lessonAt = (table: string): string | undefined =>
  Object.keys(kept.now).find((game) => kept.now[game]?.table === table);
export const partsDone = (game: string): number => kept.done[game] ?? 0;

export function note(game: string, change: Progress): void {
  write({ ...kept, now: { ...kept.now, [game]: change } });
}
export function leave(game: string): void {
  const { [game]: _, ...now } = kept.now;
  write({ ...kept, now });
}
export function finish(game: string, part: number): void {
  write({ ...kept, done: { ...kept.done, [game]: Math.max(partsDone(game), part + 1) } });
}
