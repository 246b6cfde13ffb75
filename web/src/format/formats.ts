import type { Locale } from '@perch/contract/text/locales';
import { createFormats, type Formats } from '@perch/messages/formats';

import { currentLocale } from '../language/messages.ts';

const known = new Map<Locale, Formats<Locale>>();

/** How the shown language writes numbers and sizes. */
export function currentFormats(): Formats<Locale> {
  const locale = currentLocale();
  const formats = known.get(locale) ?? createFormats(locale);
  known.set(locale, formats);
  return formats;
}
