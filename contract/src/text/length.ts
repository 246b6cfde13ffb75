/** How long a video or an audio file plays, as players write it: `4:09` or `1:04:09`. */
export function formatLength(seconds: number): string {
  const whole = Math.round(seconds);
  const [hours = 0, ...others] = [whole / 3600, (whole / 60) % 60, whole % 60].map(Math.floor);
  return [...(hours ? [hours] : []), ...others]
    .map((part, index) => (index ? String(part).padStart(2, '0') : part))
    .join(':');
}
