import { requestExpiryDefault } from '@perch/contract/requests/limits';
import type { FileRequestChange } from '@perch/contract/requests/requests';
import { parseDuration } from '@perch/contract/text/duration';

import type { RequestRow } from '../../../database/rows/request-rows.ts';
import type { Services } from '../../../services.ts';
import {
  endOf,
  parseExpiry,
  parseJson,
  requireAlbumOf,
  requireAllowedExpiry,
} from '../../uploads/options/options.ts';

type FieldServices = Pick<Services, 'clock' | 'db' | 'passwords' | 'settings'>;

/**
 * The columns of the fields that are given. Throws `invalid_option` for a wrong end, password or album, and `busy` where
 * too many passwords are being hashed. `before` is the request that is changed.
 */
export async function columnsOf(
  services: FieldServices,
  fields: FileRequestChange,
  before: Pick<RequestRow, 'user_id' | 'closed_at'>,
): Promise<Partial<RequestRow>> {
  const { title, text, maxFiles, maxFileSize, maxBytes, types, album } = fields;
  const { notify, expires, password, open } = fields;
  const now = services.clock.now();
  return {
    ...(title !== undefined && { title }),
    ...(text !== undefined && { text }),
    ...(maxFiles !== undefined && { files_max: maxFiles }),
    ...(maxFileSize !== undefined && { file_bytes_max: maxFileSize }),
    ...(maxBytes !== undefined && { bytes_max: maxBytes }),
    ...(types && { types: [...new Set(types)].join(' ') }),
    ...(album !== undefined && { album_id: await albumIdOf(services, album, before.user_id) }),
    // Mails of what has come before it was switched off are not sent later.
    ...(notify !== undefined && { notify: notify ? 1 : 0, ...(!notify && { news_since: null }) }),
    ...(expires !== undefined && { expires_at: endOfText(services, expires, now) }),
    ...(password !== undefined && { password_hash: await hashOf(services, password, now) }),
    ...(open !== undefined && { closed_at: open ? null : (before.closed_at ?? now) }),
  };
}

function endOfText(services: FieldServices, text: string, now: number): number | null {
  const expiry = parseExpiry(text, now);
  requireAllowedExpiry(services, expiry, now);
  return endOf(expiry, now);
}

async function albumIdOf({ db }: FieldServices, album: string | null, ownerId: string) {
  return album === null ? null : requireAlbumOf(db, ownerId, album);
}

async function hashOf(
  services: FieldServices,
  text: string | null,
  now: number,
): Promise<string | null> {
  const { password } = parseJson({ password: text }, now);
  return typeof password === 'string' ? services.passwords.links.hash(password) : null;
}

/** The end of a request that names none, cut to what the installation allows. */
export function defaultEnd({ clock, settings }: Pick<FieldServices, 'clock' | 'settings'>): number {
  const { maxExpiry } = settings.current();
  const ofRequests = parseDuration(requestExpiryDefault) ?? 0;
  const latest = maxExpiry === null ? undefined : parseDuration(maxExpiry);
  return clock.now() + Math.min(ofRequests, latest ?? ofRequests);
}
