/** `12 s left`, `3 min left`, `2 h 5 min left`; never less than a second. */
export function formatTimeLeft(seconds: number): string {
  const whole = Math.max(1, Math.ceil(seconds));
  if (whole < 60) return `${whole} s left`;
  const minutes = Math.round(whole / 60);
  if (minutes < 60) return `${minutes} min left`;
  const rest = minutes % 60;
  return rest === 0 ? `${minutes / 60} h left` : `${Math.floor(minutes / 60)} h ${rest} min left`;
}
