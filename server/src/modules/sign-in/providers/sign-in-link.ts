import { recordAudit } from '../../../audit.ts';
import type { UserRow } from '../../../database/schema.ts';
import { minuteMs } from '../../../lib/clock.ts';
import { AppError } from '../../../lib/errors.ts';
import type { CommandServices, Services } from '../../../services.ts';
import { subjectOf } from '../../accounts/change-user.ts';
import { findUser } from '../../accounts/find-user.ts';
import { failureLimits, networkKeys } from '../limits/network-limits.ts';
import { finishSignIn } from '../session/finish-sign-in.ts';
import type { SessionOrigin } from '../session/sessions.ts';
import { consumeStep, storeStep } from '../session/sign-in-steps.ts';

const validMs = 15 * minuteMs;

/** A link of the command line that signs this account in once, also where passwords are off. */
export async function makeSignInLink(
  { db, clock, config }: Pick<CommandServices, 'db' | 'clock' | 'config'>,
  user: UserRow,
): Promise<string> {
  const token = await db.transaction().execute(async (transaction) => {
    await recordAudit(transaction, clock, {
      actor: null,
      action: 'user.sign_in_link_made',
      subject: subjectOf(user),
    });
    const step = { kind: 'sign-in-link', userId: user.id, validMs } as const;
    return storeStep({ db: transaction, clock }, step);
  });
  return `${config.publicUrl}/login#link=${token}`;
}

/** Signs in with such a link, once. Throws `sign_in_expired`, `too_many_attempts`, and what `finishSignIn` throws. */
export async function redeemSignInLink(
  services: Services,
  token: string,
  from: SessionOrigin,
): Promise<{ token: string; user: UserRow }> {
  const { rateLimits } = services;
  const keys = networkKeys('sign-in-link', from.address, failureLimits);
  await rateLimits.check(...keys);
  const step = await consumeStep(services, 'sign-in-link', token);
  const user = await findUser(services, step?.user_id ?? '');
  if (!user) {
    await rateLimits.record(...keys);
    throw new AppError('sign_in_expired', (m) => m.signIn.linkInvalid);
  }
  return finishSignIn(services, { user, login: user.username }, from);
}
