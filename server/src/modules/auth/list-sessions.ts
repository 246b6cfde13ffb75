import type { Session } from '@perch/contract/auth';
import type { z } from 'zod';

import { AppError } from '../../errors.ts';
import type { Services } from '../../services.ts';

const sessionsMax = 100;

/** Where somebody is signed in, the latest used first. */
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

/** Ends one of somebody's sessions. Throws `not_found`. */
export async function endSession({ db }: Services, userId: string, id: string): Promise<void> {
  const { numDeletedRows } = await db
    .deleteFrom('sessions')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw new AppError('not_found', 'There is no such session.');
}

/** Ends all of somebody's sessions but one. */
export async function endOtherSessions(
  { db }: Services,
  userId: string,
  keptId: string | undefined,
): Promise<void> {
  await db
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where('id', '!=', keptId ?? '')
    .execute();
}
