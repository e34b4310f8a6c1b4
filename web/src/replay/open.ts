/** A finished game of a table that this device has played or watched at. */

import { kept } from "../net/remembered";
import { type Opened, openTable } from "./api";

export function openKept(table: string): Promise<Opened> {
  const mine = kept(table);
  const tokens = Object.values(mine?.tokens ?? {});
  return openTable(table, tokens.length > 0 ? tokens : mine?.watch ? [mine.watch] : []);
}
