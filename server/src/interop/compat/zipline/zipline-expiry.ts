import { dayMs, hourMs, minuteMs, secondMs } from '../../../lib/clock.ts';

const latest = Date.UTC(9999, 11, 31);

/** Lengths of time by the letters that their names begin with. */
const units: readonly [RegExp, number][] = [
  [/^(?:ms|msecs?|milliseconds?)?$/, 1],
  [/^(?:s|secs?|seconds?)$/, secondMs],
  [/^(?:m|mins?|minutes?)$/, minuteMs],
  [/^(?:h|hrs?|hours?)$/, hourMs],
  [/^(?:d|days?)$/, dayMs],
  [/^(?:w|weeks?)$/, 7 * dayMs],
  [/^(?:y|yrs?|years?)$/, 365.25 * dayMs],
];

/**
 * An end as Zipline's clients write it (`7d`, `1.5 hours`, `date=2027-01-01T00:00:00Z`) as that time; text that is
 * none stays, to be refused.
 */
export function expiryOf(text: string, now: number): string {
  const at = /^date=/i.test(text) ? Date.parse(text.slice('date='.length)) : endOf(text, now);
  return Number.isFinite(at) && at > 0 && at <= latest ? new Date(at).toISOString() : text;
}

function endOf(text: string, now: number): number {
  const [, count, unit = ''] = /^(\d{0,15}\.?\d{1,15}) ?([a-z]*)$/i.exec(text.trim()) ?? [];
  const [, length = Number.NaN] = units.find(([name]) => name.test(unit.toLowerCase())) ?? [];
  return now + Math.round(Number(count) * length);
}
