import type { UserRow } from '../../database/schema.ts';
import { AppError } from '../../errors.ts';
import type { Services } from '../../services.ts';
import { guarded } from './log-in.ts';
import { setPassword } from './set-password.ts';

interface PasswordChange {
  currentPassword: string;
  newPassword: string;
  address: string;
  /** The session that goes on; every other one ends. */
  sessionId: string | undefined;
}

/** Sets a new password. Throws `wrong_password` when the current one is not right. */
export async function changePassword(
  services: Services,
  user: UserRow,
  { currentPassword, newPassword, address, sessionId }: PasswordChange,
): Promise<void> {
  const asker = await guarded(services, user.email, address, async (who) =>
    (await services.passwords.matches(currentPassword, user.password_hash, who)) ? who : undefined,
  );
  if (!asker) throw new AppError('wrong_password', 'The current password is not right.');
  await setPassword(services, user.id, newPassword, { asker, keptSessionId: sessionId });
}
