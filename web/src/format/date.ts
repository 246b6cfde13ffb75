import { directionOf } from '@perch/contract/text/locales';
import { dateForms, regionalLocale } from '@perch/messages/formats';

import { currentLocale, dateLocale } from '../language/messages.ts';

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(form: keyof typeof dateForms): Intl.DateTimeFormat {
  const locale = dateLocale();
  const key = `${form} ${locale}`;
  const format =
    formats.get(key) ?? new Intl.DateTimeFormat(regionalLocale(locale), dateForms[form]);
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

/** A day of the server, `2026-11-29`: the same date in every time zone. */
export function formatDay(day: string): string {
  // Without a zone the time is local.
  return formatDate(`${day}T12:00:00`);
}
