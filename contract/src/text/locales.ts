// Plain values without imports, so that the web app can use them without loading the schemas.

/** The languages of Perch: BCP 47 codes, and each language's name in itself. */
export const localeNames = {
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
  es: 'Español',
  'pt-BR': 'Português (Brasil)',
  it: 'Italiano',
  pl: 'Polski',
  ru: 'Русский',
  ja: '日本語',
  'zh-Hans': '简体中文',
  ar: 'العربية',
} as const;

export type Locale = keyof typeof localeNames;

export const defaultLocale: Locale = 'en';

export const isLocale = (code: string): code is Locale => Object.hasOwn(localeNames, code);

/** A stored choice; undefined where there is none, and for a language that a later version wrote. */
export const parseLocale = (code: string | null | undefined): Locale | undefined =>
  code && isLocale(code) ? code : undefined;

/** Every code of `localeNames`, in its order. */
export const locales: readonly Locale[] = Object.keys(localeNames).filter(isLocale);

export type Direction = 'ltr' | 'rtl';

export const directionOf = (locale: Locale): Direction => (locale === 'ar' ? 'rtl' : 'ltr');

// Tags that name a language of Perch by another code: regions and scripts of Chinese, older codes.
const byLanguage = new Map(
  locales.map((locale): [string, Locale] => [locale.toLowerCase().split('-')[0] ?? '', locale]),
);
// Readers of traditional characters are better served by their next language.
const traditionalChinese = /^zh-(hant|tw|hk|mo)\b/;

/** The language of Perch for a BCP 47 tag such as `de-AT` or `zh-CN`; undefined if there is none. */
export function matchLocale(tag: string): Locale | undefined {
  const lower = tag.trim().toLowerCase();
  if (traditionalChinese.test(lower)) return undefined;
  return byLanguage.get(lower.split('-')[0] ?? '');
}

// A header of a browser names a few; the bound keeps the work of a hostile one small.
const headerLengthMax = 500;

/** The best language of an Accept-Language header (RFC 9110 §12.5.4); undefined if none is spoken. */
export function negotiateLocale(acceptLanguage: string): Locale | undefined {
  const wanted = acceptLanguage
    .slice(0, headerLengthMax)
    .split(',')
    .map((entry) => {
      const [tag = '', ...parameters] = entry.split(';');
      return { tag, weight: weightOf(parameters) };
    })
    .filter(({ weight }) => weight > 0)
    .toSorted((a, b) => b.weight - a.weight);
  for (const { tag } of wanted) {
    const locale = matchLocale(tag);
    if (locale) return locale;
  }
  return undefined;
}

function weightOf(parameters: string[]): number {
  const quality = parameters.map((each) => /^\s*q\s*=\s*([01](?:\.\d{0,3})?)\s*$/i.exec(each)?.[1]);
  const given = quality.find((each) => each !== undefined);
  if (given !== undefined) return Number(given);
  // A parameter that cannot be read makes the entry worthless, not preferred.
  return parameters.length === 0 ? 1 : 0;
}
