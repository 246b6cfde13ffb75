import type { TokenChange } from '@perch/contract/accounts/tokens';

import { recordAudit } from '../../audit.ts';
import { isId } from '../../lib/random.ts';
import type { Services } from '../../services.ts';
import { publishAccountChange } from '../accounts/publish-account-change.ts';
import {
  actorOfCall,
  requireConfirmation,
  type SensitiveCall,
} from '../sign-in/confirmation/confirmation.ts';
import { noSuchToken } from './list-tokens.ts';
import { columnsOf, requireLockedProfile } from './token-fields.ts';

/**
 * Changes a token of the calling account, effective immediately in this process and within seconds in all. Throws
 * `not_found`, and what `requireConfirmation` and `columnsOf` throw.
 */
export async function changeToken(
  services: Services,
  call: SensitiveCall,
  id: string,
  fields: Omit<TokenChange, 'currentPassword'>,
): Promise<void> {
  const asConfirmed = await requireConfirmation(services, call);
  await asConfirmed(async (transaction, owner, emit) => {
    const before = isId(id)
      ? await transaction
          .selectFrom('tokens')
          .selectAll()
          .where('id', '=', id)
          .where('user_id', '=', owner.id)
          .executeTakeFirst()
      : undefined;
    if (!before) throw noSuchToken();
    const columns = await columnsOf(transaction, { owner, now: services.clock.now() }, fields);
    const after = { ...before, ...columns };
    requireLockedProfile(after);
    if (Object.keys(columns).length === 0) return;
    await transaction.updateTable('tokens').set(columns).where('id', '=', id).execute();
    await recordAudit(transaction, services.clock, {
      actor: actorOfCall(call),
      action: 'token.changed',
      subject: { type: 'token', id, name: after.name },
      detail: after.scopes,
    });
    await publishAccountChange(transaction, emit, owner.id);
  });
}
