import type { UserRow } from '../../../database/schema.ts';
import { AppError } from '../../../lib/errors.ts';
import type { Services } from '../../../services.ts';
import { isSecondFactorRequired } from '../../settings/second-factor-rule.ts';
import { findFactors } from '../second-factors/find-factors.ts';

/**
 * Whether the account has to set up a second factor to continue. Reads the database only if one is required, but then
 * each time: a factor that was just added or reset, maybe by another process, counts immediately.
 */
export async function needsSecondFactor(
  services: Pick<Services, 'db' | 'settings'>,
  user: Pick<UserRow, 'id' | 'role'>,
): Promise<boolean> {
  if (!isSecondFactorRequired(user, services.settings.current())) return false;
  return (await findFactors(services.db, user.id)).length === 0;
}

/** Throws `second_factor_needed` while the account has to set one up. */
export async function requireSecondFactor(
  services: Pick<Services, 'db' | 'settings' | 'config'>,
  user: Pick<UserRow, 'id' | 'role'>,
): Promise<void> {
  if (!(await needsSecondFactor(services, user))) return;
  const url = `${services.config.publicUrl}/settings?tab=security`;
  throw new AppError('second_factor_needed', (m) => m.secondFactorRules.needed({ url }));
}
