// Plain code, so that the web app can use it without loading the schemas.

const unitMs = { m: 60_000, h: 3_600_000, d: 86_400_000, w: 604_800_000 };
const form = /^([1-9]\d{0,4})(m|h|d|w)$/;

/** Milliseconds of `30m`, `12h`, `7d` or `4w`; undefined for anything else. */
export function parseDuration(text: string): number | undefined {
  const [, amount, unit] = form.exec(text) ?? [];
  if (unit !== 'm' && unit !== 'h' && unit !== 'd' && unit !== 'w') return undefined;
  return Number(amount) * unitMs[unit];
}
