import type { AuditAction } from '@perch/contract/limits';
import type { User } from '@perch/contract/users';
import type { Sentence } from '@perch/messages/catalogue';

import { recordAudit } from '../../../audit.ts';
import type { UserRow } from '../../../database/schema.ts';
import { minuteMs } from '../../../lib/clock.ts';
import { AppError } from '../../../lib/errors.ts';
import type { Services } from '../../../services.ts';
import { toUser } from '../../accounts/to-user.ts';
import { findFactors } from '../second-factors/find-factors.ts';
import { openSession, type SessionOrigin } from './sessions.ts';
import { storeStep } from './sign-in-steps.ts';

const secondFactorValidMs = 10 * minuteMs;

interface SignInProof {
  /** The account, as it was when the client proved to be its owner. */
  user: UserRow;
  /** What the client signed in with, for the audit log: email, username, or the name at a provider. */
  login: string;
  /** Whether a second factor, or a passkey that is both, was checked. */
  hasSecondFactor?: boolean;
}

/**
 * Begins a session, the last step of every way to sign in. Throws `account_pending`, `account_rejected`,
 * `second_factor_required` with its challenge, and `invalid_credentials` if the account was changed meanwhile.
 */
export async function finishSignIn(
  services: Services,
  { user, login, hasSecondFactor = false }: SignInProof,
  from: SessionOrigin,
): Promise<{ token: string; user: UserRow }> {
  if (user.status !== 'approved') {
    const tried = { email: login, address: from.address, user };
    await recordFailedSignIn(services, 'user.sign_in_refused', tried);
    const code = user.status === 'pending' ? 'account_pending' : 'account_rejected';
    throw new AppError(code, (m) => m.errors.notApproved);
  }
  if (!hasSecondFactor) await askForSecondFactor(services, user);
  const token = await openSession(services, user, from);
  if (token === undefined) throw invalidCredentials();
  return { token, user };
}

/** What a second factor continues: the account with the password that was checked. */
export interface HalfSignIn {
  passwordHash: string;
  login: string;
}

async function askForSecondFactor(services: Services, user: UserRow): Promise<void> {
  const factors = await findFactors(services.db, user.id);
  if (factors.length === 0) return;
  const half: HalfSignIn = { passwordHash: user.password_hash, login: user.username };
  const challenge = await storeStep(services, {
    kind: 'second-factor',
    userId: user.id,
    data: half,
    validMs: secondFactorValidMs,
  });
  throw new AppError('second_factor_required', (m) => m.secondFactors.required, {
    secondFactor: { challenge, factors },
  });
}

export const invalidCredentials = () =>
  new AppError('invalid_credentials', (m) => m.errors.invalidCredentials);

interface SignInAttempt {
  email: string;
  address: string;
  /** The account with this email, if there is one. */
  user: { id: string; username: string } | undefined;
}

/**
 * Records a failed sign-in. Known and unknown emails take the same work, so that timing does not reveal
 * which accounts exist.
 */
export async function recordFailedSignIn(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  action: Extract<AuditAction, 'user.sign_in_failed' | 'user.sign_in_refused'>,
  { email, address, user }: SignInAttempt,
): Promise<void> {
  await db.transaction().execute((transaction) =>
    recordAudit(transaction, clock, {
      actor: null,
      action,
      subject: { type: 'user', id: user?.id ?? '', name: user?.username ?? '' },
      address,
      detail: email,
    }),
  );
}

/** Where a call that may begin a session comes from. */
export const originOf = ({
  request,
  address,
}: {
  request: Request;
  address: string;
}): SessionOrigin => ({ address, userAgent: request.headers.get('user-agent') ?? '' });

interface SignedIn {
  message: Sentence;
  token: string;
  data: { user: User };
}

/** A session that has begun, as every call that begins one answers. */
export const toSignedIn = ({ token, user }: { token: string; user: UserRow }): SignedIn => ({
  message: (m) => m.answers.signedIn,
  token,
  data: { user: toUser(user) },
});
