import type { Transaction } from 'kysely';

import type { SignInStepKind, SignInStepRow } from '../../../database/rows/sign-in-rows.ts';
import type { Schema } from '../../../database/schema.ts';
import type { Services } from '../../../services.ts';
import { hashToken, newToken } from './tokens.ts';

interface NewStep {
  kind: SignInStepKind;
  userId: string | null;
  /** Becomes JSON. */
  data?: unknown;
  validMs: number;
  /** The token that the client will send; a new one without it. */
  token?: string;
}

type Database = Services['db'] | Transaction<Schema>;

/** Keeps what the next request of a sign-in needs, and returns the token by which it is found again. */
export async function storeStep(
  { db, clock }: Pick<Services, 'clock'> & { db: Database },
  { kind, userId, data = null, validMs, token = newToken() }: NewStep,
): Promise<string> {
  const step = {
    token_hash: hashToken(token),
    kind,
    user_id: userId,
    data: JSON.stringify(data),
    expires_at: clock.now() + validMs,
  };
  await db.insertInto('sign_in_steps').values(step).execute();
  return token;
}

/** The step with this token, which stays. */
export function findStep(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  kind: SignInStepKind,
  token: string,
): Promise<SignInStepRow | undefined> {
  return db
    .selectFrom('sign_in_steps')
    .selectAll()
    .where('token_hash', '=', hashToken(token))
    .where('kind', '=', kind)
    .where('expires_at', '>', clock.now())
    .executeTakeFirst();
}

/** Deletes the step with this token and returns it, to one of several requests at once. */
export function consumeStep(
  { db, clock }: Pick<Services, 'clock'> & { db: Database },
  kind: SignInStepKind,
  token: string,
): Promise<SignInStepRow | undefined> {
  return db
    .deleteFrom('sign_in_steps')
    .where('token_hash', '=', hashToken(token))
    .where('kind', '=', kind)
    .where('expires_at', '>', clock.now())
    .returningAll()
    .executeTakeFirst();
}

/** Deletes expired steps. */
export async function removeExpiredSteps({ db, clock }: Services): Promise<void> {
  await db.deleteFrom('sign_in_steps').where('expires_at', '<=', clock.now()).execute();
}
