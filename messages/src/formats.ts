import type { Locale } from '@perch/contract/text/locales';
import { formatBytes, scaleBytes } from '@perch/contract/text/size';

/** The plural categories of CLDR that each language tells apart. */
interface PluralCategories {
  en: 'one' | 'other';
  de: 'one' | 'other';
  fr: 'one' | 'many' | 'other';
  es: 'one' | 'many' | 'other';
  'pt-BR': 'one' | 'many' | 'other';
  it: 'one' | 'many' | 'other';
  pl: 'one' | 'few' | 'many' | 'other';
  ru: 'one' | 'few' | 'many' | 'other';
  ja: 'other';
  'zh-Hans': 'other';
  ar: 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';
}

export type PluralForms<L extends Locale> = Record<PluralCategories[L], string>;

export interface Formats<L extends Locale> {
  /** A number with the language's separators. */
  number(value: number): string;
  /** A size, base 1024: `1.50 MB`. */
  bytes(value: number): string;
  /** The form of a count's plural category; `#` in it stands for the count. */
  plural(count: number, forms: PluralForms<L>): string;
  /** A moment of the server, which knows no other time than UTC: `23 Nov 2026, 14:05 UTC` */
  moment(time: number): string;
  /** `a, b and c` */
  list(items: readonly string[]): string;
  /** `a, b or c` */
  either(items: readonly string[]): string;
  /** Text of another direction, such as a file name, kept apart from the sentence around it. */
  isolate(text: string): string;
}

/** How a catalogue of `locale` writes numbers, sizes and plurals. */
export function createFormats<L extends Locale>(locale: L): Formats<L> {
  // Made when first used: all of them for eleven languages are a tenth of a server's start.
  const numbers = once(() => new Intl.NumberFormat(locale));
  const rules = once(() => new Intl.PluralRules(locale));
  const sizes = once(() => byteUnits.map((unit, step) => sizeFormat(locale, unit, step)));
  const moments = once(() => momentFormat(locale));
  // British: without a comma before "and" and "or".
  const listLocale = locale === 'en' ? 'en-GB' : locale;
  const lists = once(() => new Intl.ListFormat(listLocale));
  const alternatives = once(() => new Intl.ListFormat(listLocale, { type: 'disjunction' }));
  return {
    number: (value) => numbers().format(value),
    bytes: (value) => (locale === 'en' ? formatBytes(value) : localBytes(sizes(), value)),
    plural: (count, forms) =>
      formOf(forms, rules().select(count)).replaceAll('#', numbers().format(count)),
    moment: (time) => moments().format(time),
    list: (items) => lists().format(items),
    either: (items) => alternatives().format(items),
    // FIRST STRONG ISOLATE … POP DIRECTIONAL ISOLATE (UAX #9)
    isolate: (text) => (locale === 'ar' ? `\u2068${text}\u2069` : text),
  };
}

function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}

function formOf(forms: Partial<Record<Intl.LDMLPluralRule, string>>, rule: Intl.LDMLPluralRule) {
  return forms[rule] ?? forms.other ?? '';
}

const momentFormat = (locale: Locale) =>
  new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : locale, {
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'UTC',
    timeZoneName: 'short',
  });

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
