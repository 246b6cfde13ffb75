import type { Transaction } from 'kysely';

import { type Actor, recordAudit } from '../../../audit.ts';
import type { InviteRow, Schema } from '../../../database/schema.ts';
import { hourMs } from '../../../lib/clock.ts';
import { AppError } from '../../../lib/errors.ts';
import { newId } from '../../../lib/random.ts';
import type { Services } from '../../../services.ts';
import { hashToken, newToken } from '../session/tokens.ts';

const invitesMax = 100;

interface NewInvite {
  usesMax: number;
  expiresInHours: number;
}

/** Creates an invitation. Only the token's hash is stored, so it can be shown only now. */
export async function createInvite(
  { db, clock }: Services,
  actor: Actor,
  { usesMax, expiresInHours }: NewInvite,
): Promise<{ invite: InviteRow; token: string }> {
  const token = newToken();
  const now = clock.now();
  const invite: InviteRow = {
    id: newId(),
    token_hash: hashToken(token),
    created_at: now,
    expires_at: now + expiresInHours * hourMs,
    uses: 0,
    uses_max: usesMax,
  };
  await db.transaction().execute(async (transaction) => {
    await transaction.insertInto('invites').values(invite).execute();
    const subject = { type: 'invite' as const, id: invite.id, name: `${usesMax} uses` };
    await recordAudit(transaction, clock, { actor, action: 'invite.created', subject });
  });
  return { invite, token };
}

/** Invitations that are neither expired nor used up, newest first. */
export function listInvites({ db, clock }: Services): Promise<InviteRow[]> {
  return db
    .selectFrom('invites')
    .selectAll()
    .where('expires_at', '>', clock.now())
    .whereRef('uses', '<', 'uses_max')
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(invitesMax)
    .execute();
}

/** Revokes an invitation. Throws `not_found`. */
export async function revokeInvite(
  { db, clock }: Services,
  actor: Actor,
  id: string,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const { numDeletedRows } = await transaction
      .deleteFrom('invites')
      .where('id', '=', id)
      .executeTakeFirst();
    if (numDeletedRows === 0n) throw new AppError('not_found', (m) => m.errors.noSuchInvite);
    const subject = { type: 'invite' as const, id, name: '' };
    await recordAudit(transaction, clock, { actor, action: 'invite.revoked', subject });
  });
}

/** Consumes one use of an invitation. Throws `invite_invalid` if it is used up, expired or unknown. */
export async function useInvite(
  transaction: Transaction<Schema>,
  token: string,
  now: number,
): Promise<void> {
  const { numUpdatedRows } = await transaction
    .updateTable('invites')
    .set(({ eb }) => ({ uses: eb('uses', '+', 1) }))
    .where('token_hash', '=', hashToken(token))
    .where('expires_at', '>', now)
    .whereRef('uses', '<', 'uses_max')
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw invalid();
}

/** Throws `invite_invalid` unless the invitation is usable now. Only `useInvite` decides finally. */
export async function requireInvite(db: Services['db'], token: string, now: number): Promise<void> {
  const found = await db
    .selectFrom('invites')
    .select('id')
    .where('token_hash', '=', hashToken(token))
    .where('expires_at', '>', now)
    .whereRef('uses', '<', 'uses_max')
    .executeTakeFirst();
  if (!found) throw invalid();
}

const invalid = () => new AppError('invite_invalid', (m) => m.errors.inviteInvalid);

/** Deletes expired invitations. */
export async function removeExpiredInvites({ db, clock }: Services): Promise<void> {
  await db.deleteFrom('invites').where('expires_at', '<=', clock.now()).execute();
}
