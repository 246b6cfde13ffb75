import { recordAudit } from '../../../audit.ts';
import { AppError } from '../../../lib/errors.ts';
import { totpRemoved } from '../../../mail/account-templates.ts';
import { queueMail } from '../../../mail/queue-mail.ts';
import type { Services } from '../../../services.ts';
import { subjectOf } from '../../accounts/change-user.ts';
import {
  actorOfCall,
  requireConfirmation,
  type SensitiveCall,
} from '../confirmation/confirmation.ts';
import { findFactors } from './find-factors.ts';
import { makeRecoveryCodesOf, removeIdleRecoveryCodes } from './recovery-codes.ts';

/** Removes the account's authenticator app. Throws `not_found`, and what `requireConfirmation` throws. */
export async function removeTotp(services: Services, call: SensitiveCall): Promise<void> {
  const asConfirmed = await requireConfirmation(services, call);
  await asConfirmed(async (transaction, user) => {
    const { numDeletedRows } = await transaction
      .deleteFrom('totp')
      .where('user_id', '=', user.id)
      .executeTakeFirstOrThrow();
    if (numDeletedRows === 0n) throw new AppError('not_found', (m) => m.secondFactors.noApp);
    await removeIdleRecoveryCodes(transaction, user.id);
    await recordAudit(transaction, services.clock, {
      actor: actorOfCall(call),
      action: 'user.totp_removed',
      subject: subjectOf(user),
    });
    await queueMail(transaction, services, totpRemoved(services, user));
  });
}

/**
 * Creates new recovery codes; the previous ones stop working. Throws `invalid_request` for an account without a
 * second factor, and what `requireConfirmation` throws.
 */
export async function renewRecoveryCodes(
  services: Services,
  call: SensitiveCall,
): Promise<string[]> {
  const asConfirmed = await requireConfirmation(services, call);
  return asConfirmed(async (transaction, user) => {
    const factors = await findFactors(transaction, user.id);
    if (factors.length === 0) {
      throw new AppError('invalid_request', (m) => m.secondFactors.codesNeedFactor);
    }
    await recordAudit(transaction, services.clock, {
      actor: actorOfCall(call),
      action: 'user.recovery_codes_made',
      subject: subjectOf(user),
    });
    return makeRecoveryCodesOf(transaction, user.id);
  });
}
