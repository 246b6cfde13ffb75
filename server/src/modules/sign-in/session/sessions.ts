import { type Actor, recordAudit } from '../../../audit.ts';
import type { UserRow } from '../../../database/schema.ts';
import { prepare } from '../../../database/statements/prepare.ts';
import { dayMs, hourMs } from '../../../lib/clock.ts';
import { newId } from '../../../lib/random.ts';
import type { Services } from '../../../services.ts';
import { lockUser } from '../../accounts/lock-user.ts';
import { rememberNetwork } from '../limits/known-networks.ts';
import { hashToken, newToken } from './tokens.ts';

const lifetimeMs = 30 * dayMs;
// Each use extends a session, but writes at most once an hour.
const extendAfterMs = hourMs;

/** The origin of a login, shown in the list of sessions. */
export interface SessionOrigin {
  address: string;
  userAgent: string;
}

const userAgentLengthMax = 300;

/**
 * Creates a session and returns its token: 256 random bits, of which only the hash is stored. Undefined if
 * the account was deleted, or its password changed, since it was verified against `user`.
 */
export async function openSession(
  services: Services,
  user: Pick<UserRow, 'id' | 'password_hash' | 'username' | 'email'>,
  { address, userAgent }: SessionOrigin,
): Promise<string | undefined> {
  const { db, clock } = services;
  const token = newToken();
  const now = clock.now();
  const session = {
    id: newId(),
    user_id: user.id,
    token_hash: hashToken(token),
    created_at: now,
    last_used_at: now,
    expires_at: now + lifetimeMs,
    address,
    user_agent: userAgent.slice(0, userAgentLengthMax),
    confirmed_until: null,
  };
  return db.transaction().execute(async (transaction) => {
    const { id, password_hash } = user;
    // A concurrent password change waits for this lock and ends the new session, or is seen here.
    if (!(await lockUser(transaction, { id, password_hash }))) return undefined;
    await transaction.insertInto('sessions').values(session).execute();
    await recordAudit(transaction, clock, {
      actor: { ...user, address },
      action: 'user.signed_in',
      subject: { type: 'user', id: user.id, name: user.username },
      detail: user.email,
    });
    await rememberNetwork(transaction, services, user.id, address);
    return token;
  });
}

export interface Session {
  id: string;
  user: UserRow;
}

// By subqueries, because the runtime reads a row of joined tables from SQLite ten times as slowly.
const selectSession = prepare((db, { hash, now }: { hash: string; now: number }) => {
  const live = db
    .selectFrom('sessions')
    .where('token_hash', '=', hash)
    .where('expires_at', '>', now);
  return db
    .selectFrom('users')
    .selectAll()
    .select([live.select('id').as('session_id'), live.select('last_used_at').as('session_used_at')])
    .where('id', '=', live.select('user_id'));
});

/** The live session of this token and its user. Extends the session. */
export async function findSession(services: Services, token: string): Promise<Session | undefined> {
  const now = services.clock.now();
  const { rows } = await selectSession(services.db, { hash: hashToken(token), now });
  const [found] = rows;
  if (!found) return undefined;
  const { session_id: id, session_used_at: usedAt, ...user } = found;
  if (id === null || usedAt === null) return undefined;
  if (now - usedAt > extendAfterMs) await extendSession(services, id, now);
  return { id, user };
}

async function extendSession({ db }: Services, id: string, now: number): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ last_used_at: now, expires_at: now + lifetimeMs })
    .where('id', '=', id)
    .execute();
}

/** Signs out: deletes the session. */
export async function closeSession(
  { db, clock }: Services,
  actor: Actor,
  id: string,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await transaction.deleteFrom('sessions').where('id', '=', id).execute();
    await recordAudit(transaction, clock, {
      actor,
      action: 'user.signed_out',
      subject: { type: 'user', id: actor.id, name: actor.username },
    });
  });
}

/** Deletes expired sessions. */
export async function removeExpiredSessions({ db, clock }: Services): Promise<void> {
  await db.deleteFrom('sessions').where('expires_at', '<=', clock.now()).execute();
}
