/** How characters of a box look at the table: colours of boxes that tables call otherwise. */

import { COLOURS } from "../look/seats";

const OTHERWISE: Record<string, string> = { red: "vermilion" };
export const colourOf = (colour: string): string => {
  const found = OTHERWISE[colour] ?? colour;
  return COLOURS.includes(found) ? found : (COLOURS[0] ?? "blue");
};
