/** What a card or token says, line after line, as one text: a line that ends like a sign on it (+1 Sword) gets its full stop. */
export const sentences = (lines: readonly string[]): string =>
  lines.map((line, i) => (i < lines.length - 1 && /[\p{L}\p{N}]$/u.test(line) ? `${line}.` : line)).join(" ");

/** The same for a screen reader: every line but the last ends like a sentence. */
export const aloud = (lines: readonly string[]): string => {
  const said = lines.filter(Boolean);
  return said.map((line, i) => (i < said.length - 1 && !/[.!?…]$/u.test(line) ? `${line}.` : line)).join(" ");
};
