import { directionOf } from '@perch/contract/text/locales';

import { currentLocale, dateLocale } from '../language/messages.ts';

const forms = {
  day: { day: '2-digit', month: '2-digit', year: 'numeric' },
  dayAndTime: {
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
  },
} satisfies Record<string, Intl.DateTimeFormatOptions>;

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(form: keyof typeof forms): Intl.DateTimeFormat {
  const locale = dateLocale();
  const key = `${form} ${locale}`;
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locale, forms[form]);
  formats.set(key, format);
  return format;
}

/** A date of another direction than its sentence: its time would stand before its day. */
function isolated(text: string): string {
  const isForeign = dateLocale() !== currentLocale();
  // LEFT-TO-RIGHT ISOLATE … POP DIRECTIONAL ISOLATE (UAX #9)
  return isForeign && directionOf(currentLocale()) === 'rtl' ? `\u2066${text}\u2069` : text;
}

/** `21.11.2026`, or as the chosen language writes it */
export function formatDate(iso: string): string {
  return isolated(formatOf('day').format(new Date(iso)));
}

/** `21.11.2026, 09:05`, or as the chosen language writes it */
export function formatDateTime(iso: string): string {
  return isolated(formatOf('dayAndTime').format(new Date(iso)));
}
