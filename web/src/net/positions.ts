/** Positions in one line (docs/positions.md): copied from a table or a finished game, and opened as a table of one's own. */

import type { Created } from "../protocol/messages";
import { call, nonce } from "./http";

interface Position {
  position: string;
}

const BEGINS = "burgle";

/** Whether somebody has pasted a position where a share code may stand, too. */
export const isPosition = (text: string): boolean => text.trim().startsWith(BEGINS) && text.includes("/");

/** The game that a position names; what is wrong with it the server will say. */
export const gameOf = (text: string): string => text.trim().split("/")[1]?.split(".")[0] ?? "";

const told = ({ position }: Position): string => position;
export const positionOf = (table: string, seat: number, tokens: string[]): Promise<string> =>
  call<Position>(`/api/tables/${encodeURIComponent(table)}/position?seat=${seat}`, undefined, tokens).then(told);
export const positionAt = (replay: string, step: number, seat = -1): Promise<string> =>
  call<Position>(`/api/replays/${encodeURIComponent(replay)}/position?step=${step}&seat=${seat}`).then(told);
export const openPosition = (position: string, name: string) =>
  call<Created>("/api/positions", { position: position.trim(), name, nonce: nonce() });
