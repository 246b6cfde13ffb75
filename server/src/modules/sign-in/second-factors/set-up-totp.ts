import type { Transaction } from 'kysely';
import { z } from 'zod';

import { recordAudit } from '../../../audit.ts';
import type { Schema } from '../../../database/schema.ts';
import { minuteMs } from '../../../lib/clock.ts';
import { AppError } from '../../../lib/errors.ts';
import { totpAdded } from '../../../mail/account-templates.ts';
import { queueMail } from '../../../mail/queue-mail.ts';
import type { Services } from '../../../services.ts';
import { subjectOf } from '../../accounts/change-user.ts';
import { lockUser } from '../../accounts/lock-user.ts';
import {
  actorOfCall,
  endConfirmations,
  requireConfirmation,
  type SensitiveCall,
} from '../confirmation/confirmation.ts';
import { consumeStep, findStep, storeStep } from '../session/sign-in-steps.ts';
import { hashToken } from '../session/tokens.ts';
import { withCodeThrottle } from './code-throttle.ts';
import { readCode } from './read-code.ts';
import { makeRecoveryCodesOf } from './recovery-codes.ts';
import { findStepOf, newTotpSecret, totpUriOf } from './totp-codes.ts';
import { openTotpSecret, sealTotpSecret } from './totp-secret.ts';

const setUpValidMs = 30 * minuteMs;

/** The begun set-up until the app's first code; an app in use stays as it is. */
const SetUp = z.object({ secret: z.string(), replaces: z.boolean() });

// Of one session alone: another one can neither see nor end what this one has begun.
const setUpToken = ({ sessionId }: SensitiveCall) => `totp ${sessionId ?? ''}`;

/**
 * Makes a secret for an authenticator app. Nothing changes until `confirmTotp`; a further call makes another
 * one. Throws `taken` if there is an app and `replaces` is false, and what `requireConfirmation` throws.
 */
export async function beginTotp(
  services: Services,
  call: SensitiveCall,
  replaces: boolean,
): Promise<{ secret: string; uri: string }> {
  const asConfirmed = await requireConfirmation(services, call);
  const secret = await newTotpSecret();
  const token = setUpToken(call);
  await asConfirmed(async (transaction, { id: userId }) => {
    if (!replaces) await refuseSecondApp(transaction, userId);
    const data = { secret: sealTotpSecret(services.secret, userId, secret), replaces };
    const { clock } = services;
    const hash = hashToken(token);
    await transaction.deleteFrom('sign_in_steps').where('token_hash', '=', hash).execute();
    const step = { kind: 'totp-set-up' as const, userId, data, validMs: setUpValidMs, token };
    await storeStep({ db: transaction, clock }, step);
  });
  const issuer = services.settings.current().name;
  return { secret, uri: await totpUriOf(secret, { issuer, label: call.user.username }) };
}

/**
 * Makes the app that this session has begun to set up the account's second factor, once it shows a right
 * code, and returns new recovery codes. Throws `code_invalid`, `sign_in_expired` if none was begun,
 * `taken` if another session has set one up meanwhile, and `too_many_attempts`.
 */
export async function confirmTotp(
  services: Services,
  call: SensitiveCall,
  code: string,
): Promise<string[]> {
  const { secret: key, clock } = services;
  const { user, address } = call;
  const begun = await findStep(services, 'totp-set-up', setUpToken(call));
  const setUp = begun?.user_id === user.id ? SetUp.parse(JSON.parse(begun.data)) : undefined;
  const secret = setUp && openTotpSecret(key, user.id, setUp.secret);
  if (!setUp || secret === undefined) throw setUpExpired();
  const typed = readCode(code);
  const attempt = { user, address, purpose: 'set-up' } as const;
  const step = await withCodeThrottle(services, attempt, async () =>
    typed.kind === 'totp'
      ? findStepOf(typed.digits, { secret, lastStep: -1, now: clock.now() })
      : undefined,
  );
  const app = { secret: setUp.secret, step, replaces: setUp.replaces };
  return services.db.transaction().execute((transaction) => save(services, transaction, call, app));
}

interface NewApp {
  /** Sealed. */
  secret: string;
  /** The time step of its first code, which does not sign in any more. */
  step: number;
  replaces: boolean;
}

async function save(
  services: Services,
  transaction: Transaction<Schema>,
  call: SensitiveCall,
  { secret, step, replaces }: NewApp,
): Promise<string[]> {
  const { clock } = services;
  const { id, password_hash } = call.user;
  const user = await lockUser(transaction, { id, password_hash, status: 'approved' });
  const begun =
    user &&
    (await isOpen(transaction, call)) &&
    (await consumeStep({ db: transaction, clock }, 'totp-set-up', setUpToken(call)));
  // Another request has used it, or the account was changed or the session ended meanwhile.
  if (!begun) throw setUpExpired();
  if (!replaces) await refuseSecondApp(transaction, user.id);
  const now = clock.now();
  await transaction.deleteFrom('totp').where('user_id', '=', user.id).execute();
  await transaction
    .insertInto('totp')
    .values({ user_id: user.id, secret, created_at: now, confirmed_at: now, last_step: step })
    .execute();
  const codes = await makeRecoveryCodesOf(transaction, user.id);
  await endConfirmations(transaction, user.id, call.sessionId);
  await recordAudit(transaction, clock, {
    actor: actorOfCall(call),
    action: 'user.totp_added',
    subject: subjectOf(user),
  });
  await queueMail(transaction, services, totpAdded(services, user));
  return codes;
}

async function isOpen(transaction: Transaction<Schema>, { sessionId = '' }: SensitiveCall) {
  const session = await transaction
    .selectFrom('sessions')
    .select('id')
    .where('id', '=', sessionId)
    .executeTakeFirst();
  return session !== undefined;
}

async function refuseSecondApp(transaction: Transaction<Schema>, userId: string): Promise<void> {
  const app = await transaction
    .selectFrom('totp')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst();
  if (app) throw new AppError('taken', (m) => m.secondFactors.appIsSetUp);
}

const setUpExpired = () => new AppError('sign_in_expired', (m) => m.secondFactors.setUpExpired);
