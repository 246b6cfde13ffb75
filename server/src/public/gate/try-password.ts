import { passwordTextMax } from '@perch/contract/limits';

import type { UploadRow } from '../../database/rows/upload-rows.ts';
import { minuteMs } from '../../lib/clock.ts';
import type { Services } from '../../services.ts';
import { type Visitor, visitorNetwork } from '../visit.ts';
import type { PassSubject } from './passes.ts';

const tries = { max: 10, windowMs: minuteMs };

/**
 * Whether a visitor's password is the upload's. Each wrong one counts against the visitor's address and the
 * file: throws `too_many_attempts`, and `busy` where too many visitors try at once.
 */
export async function tryPassword(
  services: Pick<Services, 'clientAddresses' | 'passwords' | 'rateLimits'>,
  { id, password_hash: hash }: Pick<UploadRow, 'id' | 'password_hash'>,
  password: string,
  visitor: Visitor,
): Promise<boolean> {
  if (hash === null) return true;
  if (password === '' || password.length > passwordTextMax) return false;
  const key = `link-password ${id} ${visitorNetwork(services, visitor)}`;
  // Counted before it is compared, so that concurrent attempts are counted as well.
  await services.rateLimits.consume([key, tries]);
  const isRight = await services.passwords.links.verify(password, hash);
  if (isRight) await services.rateLimits.refund({ one: [key] });
  return isRight;
}

/** Each try costs a hash, and an upload may be in any number of albums. */
const locksMax = 4;

/** The first locks of an upload that a visitor's password opens. Throws as `tryPassword`. */
export async function tryAtLocks(
  services: Parameters<typeof tryPassword>[0],
  locks: readonly PassSubject[],
  password: string,
  visitor: Visitor,
): Promise<PassSubject[]> {
  const opened: PassSubject[] = [];
  for (const lock of locks.slice(0, locksMax)) {
    if (await tryPassword(services, lock, password, visitor)) opened.push(lock);
  }
  return opened;
}

/** The password in a request's header Perch-Password; undefined where there is none. */
export function findSentPassword({ headers }: Request): string | undefined {
  const text = headers.get('perch-password');
  if (text === null) return undefined;
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}
