import { type Actor, recordAudit } from '../../audit.ts';
import type { UserRow } from '../../database/schema.ts';
import type { Services } from '../../services.ts';
import { subjectOf } from '../users/change-user.ts';
import { checkPassword, wrongPassword } from './confirmation/check-password.ts';
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

/** Changes the password. Throws `wrong_password`, also if it was changed concurrently, and `too_many_attempts`. */
export async function changePassword(
  services: Services,
  user: UserRow,
  { currentPassword, newPassword, keepApiToken, address, sessionId }: PasswordChange,
): Promise<void> {
  const { clock, db, passwords } = services;
  const client = await checkPassword(services, user, currentPassword, address);
  const hash = await passwords.hash(newPassword, client);
  const actor: Actor = { id: user.id, username: user.username, address };
  await db.transaction().execute(async (transaction) => {
    const isWritten = await setPasswordHash(transaction, user.id, hash, {
      replacedHash: user.password_hash,
      keptSessionId: sessionId,
      keepsApiToken: keepApiToken,
    });
    if (!isWritten) throw wrongPassword();
    await rememberNetwork(transaction, services, user.id, address);
    await recordAudit(transaction, clock, {
      actor,
      action: 'user.password_changed',
      subject: subjectOf(user),
      detail: keepApiToken ? 'API token kept' : '',
    });
  });
}
