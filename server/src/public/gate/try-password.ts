import { passwordTextMax } from '@perch/contract/limits';

import type { UploadRow } from '../../database/rows/upload-rows.ts';
import { minuteMs } from '../../lib/clock.ts';
import type { Services } from '../../services.ts';
import { type Visitor, visitorNetwork } from '../visit.ts';

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
