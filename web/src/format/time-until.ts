import { currentLocale } from '../language/messages.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

// Each unit is used below this many of it: `in 36 hours` rather than `in 2 days`.
const units = [
  { unit: 'minute', ms: minuteMs, below: 60 },
  { unit: 'hour', ms: hourMs, below: 48 },
  { unit: 'day', ms: dayMs, below: 60 },
  { unit: 'month', ms: (365.25 / 12) * dayMs, below: 24 },
  { unit: 'year', ms: 365.25 * dayMs, below: Infinity },
] as const;

const formats = new Map<string, Intl.RelativeTimeFormat>();

function currentFormat(): Intl.RelativeTimeFormat {
  const locale = currentLocale();
  const format = formats.get(locale) ?? new Intl.RelativeTimeFormat(locale);
  formats.set(locale, format);
  return format;
}

/** `in 5 minutes`, `in 36 hours`, `in 3 days`; never less than a minute. */
export function formatTimeUntil(leftMs: number): string {
  for (const { unit, ms, below } of units) {
    const count = Math.max(1, Math.round(leftMs / ms));
    if (count < below) return currentFormat().format(count, unit);
  }
  return '';
}
