/** The fingerprint of a view, by which table and page see that they mean the same: CRC-32 of its JSON with sorted keys. */

const TABLE = Uint32Array.from({ length: 256 }, (_, n) => {
  let c = n;
  for (let bit = 0; bit < 8; bit++) c = c & 1 ? (c >>> 1) ^ 0xedb88320 : c >>> 1;
  return c;
});

const byCodePoint = ([a]: [string, unknown], [b]: [string, unknown]) => (a < b ? -1 : a > b ? 1 : 0);

/** Writes a view the one way in which it is counted; the keys of a view are plain ASCII. */
function plain(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(plain).join(",")}]`;
  if (value === null || typeof value !== "object") return JSON.stringify(value);
  const entries = Object.entries(value).sort(byCodePoint);
  return `{${entries.map(([key, part]) => `${JSON.stringify(key)}:${plain(part)}`).join(",")}}`;
}

/** Eight digits. */
export function digestOf(view: unknown): string {
  let c = 0xffffffff;
  for (const byte of new TextEncoder().encode(plain(view))) c = (TABLE[(c ^ byte) & 0xff] as number) ^ (c >>> 8);
  return ((c ^ 0xffffffff) >>> 0).toString(16).padStart(8, "0");
}
