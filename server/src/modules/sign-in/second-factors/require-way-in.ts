import type { Transaction } from 'kysely';

import type { Config } from '../../../config/config.ts';
import type { Schema } from '../../../database/schema.ts';
import { AppError } from '../../../lib/errors.ts';
import { findWaysIn } from '../../accounts/factors/find-ways-in.ts';

/**
 * Call it after a removal, in its transaction, which has locked the account's row. Throws
 * `last_sign_in_method` if the account is left with no way in.
 */
export async function requireWayIn(
  transaction: Transaction<Schema>,
  services: { config: Pick<Config, 'passwordLogin'> },
  userId: string,
): Promise<void> {
  const left = await findWaysIn(transaction, services, userId);
  if (left.hasPassword || left.hasPasskeys || left.hasIdentities) return;
  throw new AppError('last_sign_in_method', (m) => m.secondFactors.lastWayIn);
}
