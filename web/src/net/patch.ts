/** Takes the steps of a patch: `[path, value]` sets (one past a list's end adds), `[path]` takes away. */

type Holder = Record<string | number, unknown>;

const copyOf = (value: unknown): Holder => (Array.isArray(value) ? [...value] : { ...(value as object) }) as Holder;

function step(
  value: unknown,
  path: readonly (string | number)[],
  change: (holder: Holder, key: string | number) => void,
): unknown {
  const [key, ...rest] = path;
  const copy = copyOf(value);
  if (key === undefined) return copy;
  if (rest.length === 0) change(copy, key);
  else copy[key] = step(copy[key], rest, change);
  return copy;
}

/** Gives the new view; what did not change is shared with the old one. */
export function patched(view: unknown, patch: readonly unknown[][]): unknown {
  let whole = view;
  for (const entry of patch) {
    const path = entry[0] as (string | number)[];
    if (path.length === 0) {
      whole = entry.length > 1 ? entry[1] : null;
      continue;
    }
    whole = step(whole, path, (holder, key) => {
      if (entry.length > 1) holder[key] = entry[1];
      else if (Array.isArray(holder)) holder.splice(Number(key), 1);
      else delete holder[key];
    });
  }
  return whole;
}
