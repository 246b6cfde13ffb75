import { recordAudit } from '../../../audit.ts';
import { AppError } from '../../../lib/errors.ts';
import type { Services } from '../../../services.ts';
import { subjectOf } from '../../users/change-user.ts';
import { lockUser } from '../../users/lock-user.ts';
import { asName } from './as-name.ts';
import { identityOf } from './identity-of.ts';
import type { ProviderAccount } from './provider-account.ts';
import { requireAllowedGroup } from './require-allowed-group.ts';

/**
 * Links an account of a provider with the account of a session that was confirmed when this began. Throws
 * `sign_in_expired` if the session has ended, `taken` if another account has the identity,
 * `provider_refused`.
 */
export async function linkForSession(
  services: Services,
  session: { id: string; userId: string },
  account: ProviderAccount,
  address: string,
): Promise<void> {
  const { db, clock } = services;
  const name = asName(account);
  const { issuer, subject } = account;
  await requireAllowedGroup(services, { ...account, name }, undefined, address);
  await db.transaction().execute(async (transaction) => {
    const user = await lockUser(transaction, { id: session.userId, status: 'approved' });
    const alive = await transaction
      .selectFrom('sessions')
      .select('id')
      .where('id', '=', session.id)
      .where('user_id', '=', session.userId)
      .where('expires_at', '>', clock.now())
      .executeTakeFirst();
    if (!user || !alive) throw new AppError('sign_in_expired', (m) => m.signIn.expired);
    const linked = await transaction
      .insertInto('identities')
      .values({
        ...identityOf({ issuer, subject, name }, user.id, clock.now()),
        last_used_at: null,
      })
      .onConflict((conflict) => conflict.columns(['issuer', 'subject']).doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!linked) {
      const holder = await transaction
        .selectFrom('identities')
        .select('user_id')
        .where('issuer', '=', issuer)
        .where('subject', '=', subject)
        .executeTakeFirst();
      if (holder?.user_id === user.id) return;
      throw new AppError('taken', (m) => m.signIn.identityTaken);
    }
    await recordAudit(transaction, clock, {
      actor: { id: user.id, username: user.username, address },
      action: 'user.identity_linked',
      subject: subjectOf(user),
      detail: `${issuer} ${name}`,
    });
  });
}
