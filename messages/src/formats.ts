import { directionOf, type Locale } from '@perch/contract/text/locales';
import { formatBytes, scaleBytes } from '@perch/contract/text/size';

/** How a language writes numbers, sizes, times, lists and the names within a sentence. */
export interface Formats {
  /** A number with the language's separators. */
  number(value: number): string;
  /** A size, base 1024: `1.50 MB`. */
  bytes(value: number): string;
  /** The day of a moment by UTC: `23 Nov 2026` */
  day(time: number | Date): string;
  /** A moment of the server, which knows no other time than UTC: `23 Nov 2026, 14:05 UTC` */
  moment(time: number | Date): string;
  /** `a, b and c` */
  list(items: readonly string[]): string;
  /** The CLDR category of a count. */
  pluralRules(): Intl.PluralRules;
}

/** How dates are written everywhere: in the app, on public pages and in mails. */
export const dateForms = {
  day: { dateStyle: 'medium' },
  dayAndTime: { dateStyle: 'medium', timeStyle: 'short' },
} satisfies Record<string, Intl.DateTimeFormatOptions>;

/** English is British: the day before the month, 24 hours, and no comma before “and”. */
export const regionalLocale = (locale: string): string => (locale === 'en' ? 'en-GB' : locale);

const known = new Map<Locale, Formats>();

/** The formats of `locale`; each is made when it is first used: all at once are a tenth of a server's start. */
export function formatsOf(locale: Locale): Formats {
  const formats = known.get(locale) ?? createFormats(locale);
  known.set(locale, formats);
  return formats;
}

function createFormats(locale: Locale): Formats {
  const regional = regionalLocale(locale);
  const numbers = once(() => new Intl.NumberFormat(locale));
  const sizes = once(() => byteUnits.map((unit, step) => sizeFormat(locale, unit, step)));
  const moments = once(
    () => new Intl.DateTimeFormat(regional, { ...dateForms.dayAndTime, timeZone: 'UTC' }),
  );
  const days = once(() => new Intl.DateTimeFormat(regional, { ...dateForms.day, timeZone: 'UTC' }));
  const lists = once(() => new Intl.ListFormat(regional));
  return {
    number: (value) => numbers().format(value),
    bytes: (value) => (locale === 'en' ? formatBytes(value) : localBytes(sizes(), value)),
    day: (time) => days().format(time),
    moment: (time) => `${moments().format(time)} UTC`,
    list: (items) => lists().format(items.map((item) => isolate(locale, item))),
    pluralRules: once(() => new Intl.PluralRules(locale)),
  };
}

function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}

// FIRST STRONG ISOLATE and POP DIRECTIONAL ISOLATE (UAX #9)
export const isolateStart = '\u2068';
export const isolateEnd = '\u2069';

/** Keeps a text of unknown direction, such as a file name, apart from a right-to-left sentence around it. */
const isolate = (locale: Locale, text: string): string =>
  directionOf(locale) === 'rtl' ? `${isolateStart}${text}${isolateEnd}` : text;

const byteUnits = ['byte', 'kilobyte', 'megabyte', 'gigabyte'];

function sizeFormat(locale: Locale, unit: string, step: number): Intl.NumberFormat {
  const digits = step === 0 ? 0 : 2;
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit,
    unitDisplay: step === 0 ? 'long' : 'short',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
}

function localBytes(sizes: readonly Intl.NumberFormat[], bytes: number): string {
  const { amount, step } = scaleBytes(bytes);
  return sizes[step]?.format(amount) ?? '';
}
