import { lang } from "../words/words.svelte";

/** A number of hundredths as the language writes it: 55%, in German 55 % (with a space that breaks no line). */
export const hundredths = (n: number | string): string => (lang() === "de" ? `${n}\u00a0%` : `${n}%`);

/** A chance in whole percent; what is small but possible is never shown as nothing. */
export function percent(p: number): string {
  const whole = Math.round(p * 100);
  if (whole === 0 && p > 0) return hundredths("<1");
  if (whole === 100 && p < 1) return hundredths(">99");
  return hundredths(whole);
}
