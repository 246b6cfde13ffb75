import { type Actor, recordAudit } from '../../audit.ts';
import { transact } from '../../events/event-bus.ts';
import { isId } from '../../lib/random.ts';
import type { Services } from '../../services.ts';
import { publishAccountChange } from '../accounts/publish-account-change.ts';
import { noSuchToken } from './list-tokens.ts';

/** Revokes an account's token: immediately in this process, within seconds in all. Throws `not_found`. */
export async function revokeToken(
  services: Pick<Services, 'db' | 'events' | 'clock'>,
  { id, userId, actor }: { id: string; userId: string; actor: Actor | null },
): Promise<void> {
  if (!isId(id)) throw noSuchToken();
  await transact(services, async (transaction, emit) => {
    const revoked = await transaction
      .deleteFrom('tokens')
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .returning('name')
      .executeTakeFirst();
    if (!revoked) throw noSuchToken();
    await recordAudit(transaction, services.clock, {
      actor,
      action: 'token.revoked',
      subject: { type: 'token', id, name: revoked.name },
    });
    await publishAccountChange(transaction, emit, userId);
  });
}
