/** What the plots of the lab are drawn from. */

export interface Bar {
  from: number;
  to: number;
  n: number;
}

const MOST = 12; // bars of a histogram

/** Counts by number, in at most a dozen bars of the same width. */
export function bars(counts: Record<number, number>): Bar[] {
  const numbers = Object.keys(counts).map(Number);
  if (numbers.length === 0) return [];
  const [least, most] = [Math.min(...numbers), Math.max(...numbers)];
  const width = Math.max(1, Math.ceil((most - least + 1) / MOST));
  const found: Bar[] = [];
  for (let from = least; from <= most; from += width) found.push({ from, to: from + width - 1, n: 0 });
  for (const number of numbers) {
    const bar = found[Math.floor((number - least) / width)];
    if (bar) bar.n += counts[number] ?? 0;
  }
  return found;
}

/** Where a number lies between two others, in percent. */
export const place = (n: number, low: number, high: number): number =>
  high > low ? (100 * (Math.min(high, Math.max(low, n)) - low)) / (high - low) : 0;
