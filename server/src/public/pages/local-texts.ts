import type { Locale } from '@perch/contract/text/locales';

interface LocalFormats {
  date: Intl.DateTimeFormat;
  number: Intl.NumberFormat;
}

// Making a format costs more than the rest of a page.
const made = new Map<Locale, LocalFormats>();

function formatsOf(locale: Locale): LocalFormats {
  const known = made.get(locale);
  if (known) return known;
  const formats = {
    date: new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }),
    number: new Intl.NumberFormat(locale),
  };
  made.set(locale, formats);
  return formats;
}

/** The day of a time, by UTC, as a language writes it: `Nov 23, 2026` */
export const dateText = (locale: Locale, time: number): string =>
  formatsOf(locale).date.format(time);

/** A number with a language's separators. */
export const numberText = (locale: Locale, value: number): string =>
  formatsOf(locale).number.format(value);
