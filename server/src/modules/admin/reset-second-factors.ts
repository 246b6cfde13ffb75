import { transact } from '../../events/event-bus.ts';
import { AppError } from '../../lib/errors.ts';
import type { Services } from '../../services.ts';
import { requireUser } from '../accounts/change-user.ts';
import { findWaysIn, hasPasskeysAlone } from '../accounts/factors/find-ways-in.ts';
import { removeAllFactors } from '../accounts/factors/remove-all-factors.ts';
import { lockUser } from '../accounts/lock-user.ts';
import {
  actorOfCall,
  requireConfirmed,
  type SensitiveCall,
} from '../sign-in/confirmation/confirmation.ts';

/**
 * Removes the second factors of another account, and informs its owner; false if it has none. The session
 * must be confirmed. Throws `own_account`, `confirmation_required`, `not_found`, `last_sign_in_method`.
 */
export async function resetSecondFactors(
  services: Services,
  call: SensitiveCall,
  { id, reason }: { id: string; reason: string },
): Promise<boolean> {
  if (call.user.id === id) {
    throw new AppError('own_account', (m) => m.secondFactorRules.ownFactors);
  }
  await requireConfirmed(services, call);
  return transact(services, async (transaction) => {
    // Only the other account is locked: two administrators who reset each other would wait for each other.
    const user = (await lockUser(transaction, { id })) ?? (await requireUser(transaction, id));
    await requireConfirmed({ db: transaction, clock: services.clock }, call);
    if (hasPasskeysAlone(await findWaysIn(transaction, services, id))) {
      throw new AppError('last_sign_in_method', (m) => m.secondFactorRules.passkeysAlone);
    }
    return removeAllFactors(services, transaction, { user, actor: actorOfCall(call), reason });
  });
}
