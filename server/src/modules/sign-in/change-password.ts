import { type Actor, recordAudit } from '../../audit.ts';
import type { UserRow } from '../../database/schema.ts';
import type { Services } from '../../services.ts';
import { subjectOf } from '../accounts/change-user.ts';
import { checkPassword, wrongPassword } from './confirmation/check-password.ts';
import { requireConfirmed } from './confirmation/confirmation.ts';
import { rememberNetwork } from './limits/known-networks.ts';
import { setPasswordHash } from './set-password-hash.ts';

interface PasswordChange {
  currentPassword: string;
  newPassword: string;
  keepApiToken?: boolean | undefined;
  address: string;
  /** The session to keep; all others end. */
  sessionId: string | undefined;
}

/**
 * Changes the password. Throws `wrong_password`, also if it was changed concurrently, `too_many_attempts`, and
 * `confirmation_required` where the account has a second factor and the session is not confirmed by it.
 */
export async function changePassword(
  services: Services,
  user: UserRow,
  { currentPassword, newPassword, keepApiToken, address, sessionId }: PasswordChange,
): Promise<void> {
  const { clock, db, passwords } = services;
  const call = { user, sessionId, address, currentPassword };
  await requireConfirmed({ db, clock }, call);
  const client = await checkPassword(services, user, currentPassword, address);
  const hash = await passwords.hash(newPassword, client);
  const actor: Actor = { id: user.id, username: user.username, address };
  await db.transaction().execute(async (transaction) => {
    const isWritten = await setPasswordHash(transaction, user.id, hash, {
      replacedHash: user.password_hash,
      keptSessionId: sessionId,
      keepsApiToken: keepApiToken,
      keepsNamedTokens: true,
    });
    if (!isWritten) throw wrongPassword();
    // The row is locked now: a factor that was added meanwhile is seen.
    await requireConfirmed({ db: transaction, clock }, call);
    await rememberNetwork(transaction, services, user.id, address);
    await recordAudit(transaction, clock, {
      actor,
      action: 'user.password_changed',
      subject: subjectOf(user),
      detail: keepApiToken ? 'API token kept' : '',
    });
  });
}
