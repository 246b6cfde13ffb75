import { parseDuration } from '@perch/contract/text/duration';
import { expiryMinMs } from '@perch/contract/uploads/limits';

import { type Expiry, invalidOption } from './requested-options.ts';

// Later years have another form in ISO 8601.
const latest = Date.UTC(9999, 11, 31);
const isoForm =
  /^(\d{4})-(\d{2})-(\d{2})T([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d{1,9})?)?(Z|[+-]([01]\d|2[0-3]):[0-5]\d)$/;

/**
 * When a link ends, from `7d`, an ISO 8601 time with an offset, or `never`. Throws `invalid_option` for
 * anything else, and for less than a minute from now.
 */
export function parseExpiry(text: string, now: number): Expiry {
  if (text === 'never') return null;
  const afterMs = parseDuration(text);
  const at = afterMs === undefined ? parseTime(text) : now + afterMs;
  if (at === undefined || at > latest)
    throw invalidOption('expires', (m) => m.linkOptions.options.expires);
  if (at - now < expiryMinMs)
    throw invalidOption('expires', (m) => m.linkOptions.options.expiresTooSoon);
  return afterMs === undefined ? { at } : { afterMs };
}

function parseTime(text: string): number | undefined {
  const [, year, month, day] = isoForm.exec(text) ?? [];
  if (day === undefined) return undefined;
  // Of 30 February, runtimes make 2 March.
  const lastDay = new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate();
  const at = Date.parse(text);
  return Number(day) <= lastDay && Number.isFinite(at) ? at : undefined;
}
