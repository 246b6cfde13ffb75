import type { Duty } from '@perch/contract/route';

import type { Caller } from '../../../http/endpoint.ts';
import type { Services } from '../../../services.ts';
import { requireSecondFactor } from './required-second-factor.ts';
import { requireTerms } from './terms.ts';

/**
 * Throws `terms_required` or `second_factor_needed` while the caller has this duty, unless the call is open
 * before it. A second factor belongs to signing in, so only sessions need it: uploads and other calls by token keep
 * working.
 */
export async function requireDuties(
  services: Pick<Services, 'db' | 'settings' | 'config'>,
  { user, sessionId }: Caller,
  openBefore: readonly Duty[],
): Promise<void> {
  if (!openBefore.includes('terms')) requireTerms(services, user);
  if (sessionId === undefined || openBefore.includes('second-factor')) return;
  await requireSecondFactor(services, user);
}
