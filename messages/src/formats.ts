import { directionOf, type Locale } from '@perch/contract/text/locales';
import { formatBytes, scaleBytes } from '@perch/contract/text/size';

/** How a language writes numbers, sizes, times, lists and the names within a sentence. */
export interface Formats {
  /** A number with the language's separators. */
  number(value: number): string;
  /** A size, base 1024: `1.50 MB`. */
  bytes(value: number): string;
  /** A moment of the server, which knows no other time than UTC: `23 Nov 2026, 14:05 UTC` */
  moment(time: number): string;
  /** `a, b and c` */
  list(items: readonly string[]): string;
  /** The CLDR category of a count. */
  pluralRules(): Intl.PluralRules;
}

const known = new Map<Locale, Formats>();

/** The formats of `locale`; each is made when it is first used: all at once are a tenth of a server's start. */
export function formatsOf(locale: Locale): Formats {
  const formats = known.get(locale) ?? createFormats(locale);
  known.set(locale, formats);
  return formats;
}

function createFormats(locale: Locale): Formats {
  // British: without a comma before "and", and with the day before the month.
  const regional = locale === 'en' ? 'en-GB' : locale;
  const numbers = once(() => new Intl.NumberFormat(locale));
  const sizes = once(() => byteUnits.map((unit, step) => sizeFormat(locale, unit, step)));
  const moments = once(() => new Intl.DateTimeFormat(regional, momentForm));
  const lists = once(() => new Intl.ListFormat(regional));
  return {
    number: (value) => numbers().format(value),
    bytes: (value) => (locale === 'en' ? formatBytes(value) : localBytes(sizes(), value)),
    moment: (time) => moments().format(time),
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

const momentForm: Intl.DateTimeFormatOptions = {
  year: 'numeric',
  month: 'short',
  day: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'UTC',
  timeZoneName: 'short',
};

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
