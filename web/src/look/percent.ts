/** A chance in whole percent; what is small but possible is never shown as nothing. */
export function percent(p: number): string {
  const whole = Math.round(p * 100);
  if (whole === 0 && p > 0) return "<1%";
  if (whole === 100 && p < 1) return ">99%";
  return `${whole}%`;
}
