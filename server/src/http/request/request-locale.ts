import { type Locale, negotiateLocale, parseLocale } from '@perch/contract/text/locales';

/** A part of the services. */
export interface DefaultLanguage {
  settings: { current(): { defaultLanguage: Locale } };
}

/** The language of an answer to a request without an account. */
export const visitorLocale = ({ settings }: DefaultLanguage, request: Request): Locale =>
  requestLocale(request, null, settings.current().defaultLanguage);

/** The language of an answer: the account's, else the first of Accept-Language that is spoken, else `fallback`. */
export function requestLocale(
  { headers }: Request,
  accountLanguage: string | null | undefined,
  fallback: Locale,
): Locale {
  return (
    parseLocale(accountLanguage) ??
    negotiateLocale(headers.get('accept-language') ?? '') ??
    fallback
  );
}
