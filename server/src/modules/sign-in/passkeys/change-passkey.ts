import type { Passkey } from '@perch/contract/accounts/passkeys';
import type { z } from 'zod';

import { type Actor, recordAudit } from '../../../audit.ts';
import type { PasskeyRow } from '../../../database/rows/sign-in-rows.ts';
import { AppError } from '../../../lib/errors.ts';
import { passkeyRemoved } from '../../../mail/passkey-templates.ts';
import { queueMail } from '../../../mail/queue-mail.ts';
import type { Services } from '../../../services.ts';
import { subjectOf } from '../../accounts/change-user.ts';
import { lockUser } from '../../accounts/lock-user.ts';
import {
  actorOfCall,
  requireConfirmation,
  type SensitiveCall,
} from '../confirmation/confirmation.ts';
import { removeIdleRecoveryCodes } from '../second-factors/recovery-codes.ts';
import { requireWayIn } from '../second-factors/require-way-in.ts';

/** The account's passkeys, the oldest first. */
export function listPasskeys({ db }: Services, userId: string): Promise<PasskeyRow[]> {
  return db
    .selectFrom('passkeys')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/** A passkey as its owner sees it. */
export const toPasskey = (row: PasskeyRow): z.input<typeof Passkey> => ({
  _id: row.id,
  name: row.name,
  createdAt: new Date(row.created_at).toISOString(),
  lastUsedAt: row.last_used_at === null ? null : new Date(row.last_used_at).toISOString(),
  isBackedUp: row.is_backed_up === 1,
});

/** Renames one of the actor's passkeys. Throws `not_found`. */
export async function renamePasskey(
  { db, clock }: Services,
  actor: Actor,
  { id, name }: { id: string; name: string },
): Promise<PasskeyRow> {
  return db.transaction().execute(async (transaction) => {
    const user = await lockUser(transaction, { id: actor.id });
    const owned = transaction
      .selectFrom('passkeys')
      .selectAll()
      .where('id', '=', id)
      .where('user_id', '=', actor.id);
    const before = await owned.executeTakeFirst();
    if (!user || !before) throw notFound();
    if (before.name === name) return before;
    await transaction.updateTable('passkeys').set({ name }).where('id', '=', id).execute();
    await recordAudit(transaction, clock, {
      actor,
      action: 'user.passkey_renamed',
      subject: subjectOf(user),
      detail: `from ${before.name} to ${name}`,
    });
    return { ...before, name };
  });
}

/**
 * Removes one of the caller's passkeys, and informs its owner by mail. Throws `not_found`, `last_sign_in_method`, and
 * what `requireConfirmation` throws.
 */
export async function removePasskey(
  services: Services,
  call: SensitiveCall,
  id: string,
): Promise<void> {
  const asConfirmed = await requireConfirmation(services, call);
  await asConfirmed(async (transaction, user) => {
    const removed = await transaction
      .deleteFrom('passkeys')
      .where('id', '=', id)
      .where('user_id', '=', user.id)
      .returning('name')
      .executeTakeFirst();
    if (!removed) throw notFound();
    await requireWayIn(transaction, services, user.id);
    await removeIdleRecoveryCodes(transaction, user.id);
    await recordAudit(transaction, services.clock, {
      actor: actorOfCall(call),
      action: 'user.passkey_removed',
      subject: subjectOf(user),
      detail: removed.name,
    });
    await queueMail(transaction, services, passkeyRemoved(services, user, removed.name));
  });
}

const notFound = () => new AppError('not_found', (m) => m.passkeys.noSuchPasskey);
