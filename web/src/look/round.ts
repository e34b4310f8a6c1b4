/** The round a turn belongs to. Turns are counted for everybody at the table, and also for those who are out. */
export const roundOf = (turn: number, players: number): number => Math.ceil(turn / Math.max(1, players));
