import type { Transaction } from 'kysely';

import { type Actor, recordAudit } from '../../../audit.ts';
import type { Schema, UserRow } from '../../../database/schema.ts';
import { secondFactorsReset } from '../../../mail/account-templates.ts';
import type { MailSite } from '../../../mail/message.ts';
import { queueMail } from '../../../mail/queue-mail.ts';
import type { Services } from '../../../services.ts';
import { subjectOf } from '../change-user.ts';

interface Removal {
  /** The account, whose row the transaction has locked. */
  user: UserRow;
  /** Null for the command line. */
  actor: Actor | null;
  /** For the audit log and the owner; may be empty. */
  reason: string;
}

/**
 * Removes an account's authenticator app, recovery codes and passkeys for its owner, who has lost them; ends its
 * sessions, and sign-ins that have begun. Changes nothing and returns false where it has no second factor.
 */
export async function removeAllFactors(
  services: Pick<Services, 'config' | 'clock'> & Pick<MailSite, 'settings'>,
  transaction: Transaction<Schema>,
  { user, actor, reason }: Removal,
): Promise<boolean> {
  const ofUser = { user_id: user.id };
  const app = await transaction
    .selectFrom('totp')
    .select('confirmed_at')
    .where((eb) => eb.and(ofUser))
    .executeTakeFirst();
  const passkeys = await transaction
    .deleteFrom('passkeys')
    .where((eb) => eb.and(ofUser))
    .executeTakeFirstOrThrow();
  const hasApp = app !== undefined && app.confirmed_at !== null;
  if (!hasApp && passkeys.numDeletedRows === 0n) return false;
  for (const table of ['totp', 'recovery_codes', 'sessions'] as const) {
    await transaction.deleteFrom(table).where('user_id', '=', user.id).execute();
  }
  // Of a sign-in with a factor that is gone, and of a passkey that was about to be added. A link of the command
  // line stays: it was made for the same owner.
  await transaction
    .deleteFrom('sign_in_steps')
    .where((eb) => eb.and(ofUser))
    .where('kind', '!=', 'sign-in-link')
    .execute();
  await recordAudit(transaction, services.clock, {
    actor,
    action: 'user.second_factors_reset',
    subject: subjectOf(user),
    detail: reason,
  });
  await queueMail(transaction, services, secondFactorsReset(services, user, reason));
  return true;
}
