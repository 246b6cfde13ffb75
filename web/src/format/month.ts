import { regionalLocale } from '@perch/messages/formats';

import { currentLocale } from '../language/messages.ts';

/** `November 2026`, in the words of the language that is shown */
export function formatMonth(iso: string): string {
  const locale = currentLocale();
  const format = new Intl.DateTimeFormat(regionalLocale(locale), {
    month: 'long',
    year: 'numeric',
  });
  const text = format.format(new Date(iso));
  // It stands at the beginning of a line.
  return text.charAt(0).toLocaleUpperCase(locale) + text.slice(1);
}
