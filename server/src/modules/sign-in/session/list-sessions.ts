import type { Session } from '@perch/contract/auth';
import type { z } from 'zod';

import { type Actor, recordAudit } from '../../../audit.ts';
import { AppError } from '../../../lib/errors.ts';
import type { Services } from '../../../services.ts';

const sessionsMax = 100;

/** The user's live sessions, most recently used first. */
export async function listSessions(
  { db, clock }: Services,
  userId: string,
  currentId: string | undefined,
): Promise<z.input<typeof Session>[]> {
  const rows = await db
    .selectFrom('sessions')
    .selectAll()
    .where('user_id', '=', userId)
    .where('expires_at', '>', clock.now())
    .orderBy('last_used_at', 'desc')
    .orderBy('id')
    .limit(sessionsMax)
    .execute();
  return rows.map((row) => ({
    _id: row.id,
    createdAt: new Date(row.created_at).toISOString(),
    lastUsedAt: new Date(row.last_used_at).toISOString(),
    expiresAt: new Date(row.expires_at).toISOString(),
    address: row.address,
    userAgent: row.user_agent,
    isCurrent: row.id === currentId,
  }));
}

/** Ends one of the actor's sessions. Throws `not_found`. */
export async function endSession({ db, clock }: Services, actor: Actor, id: string): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const ended = await transaction
      .deleteFrom('sessions')
      .where('id', '=', id)
      .where('user_id', '=', actor.id)
      .returning('address')
      .executeTakeFirst();
    if (!ended) throw new AppError('not_found', (m) => m.errors.noSuchSession);
    await recordAudit(transaction, clock, {
      actor,
      action: 'user.session_ended',
      subject: { type: 'user', id: actor.id, name: actor.username },
      detail: `from ${ended.address}`,
    });
  });
}

/** Ends all of the actor's sessions except `keptId`. */
export async function endOtherSessions(
  { db, clock }: Services,
  actor: Actor,
  keptId: string | undefined,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const { numDeletedRows } = await transaction
      .deleteFrom('sessions')
      .where('user_id', '=', actor.id)
      .where('id', '!=', keptId ?? '')
      .executeTakeFirstOrThrow();
    if (numDeletedRows === 0n) return;
    await recordAudit(transaction, clock, {
      actor,
      action: 'user.other_sessions_ended',
      subject: { type: 'user', id: actor.id, name: actor.username },
      detail: `${numDeletedRows}`,
    });
  });
}
