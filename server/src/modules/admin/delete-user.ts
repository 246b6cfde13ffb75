import { type Actor, recordAudit } from '../../audit.ts';
import { deleteDailyCounts } from '../../database/daily-counts.ts';
import { acquireLock } from '../../database/lock.ts';
import { addToTotal } from '../../database/totals.ts';
import { transact } from '../../events/event-bus.ts';
import { AppError } from '../../lib/errors.ts';
import type { Services } from '../../services.ts';
import {
  changeUser,
  refuseLastAdministrator,
  requireUser,
  subjectOf,
} from '../accounts/change-user.ts';
import { insertBlocked } from '../accounts/create-user.ts';
import { livenessEvents } from '../domains/live/domain-liveness.ts';
import { deleteDomainsOf } from '../domains/requests/delete-domains-of.ts';
import { removeLinksOf } from '../short-links/remove-links.ts';
import { removeUploadsOf } from '../uploads/removal/remove-uploads-of.ts';
import { removeResumablesOf } from '../uploads/tus/remove-resumable.ts';

interface Deletion {
  /** Keeps the name and email as those of a rejected account, so that nobody can register with them. */
  blocksEmail?: boolean;
}

/**
 * Deletes an account with its sessions, tokens, domains, files and short links. Can be repeated after an interruption.
 * Throws `own_account`, `last_administrator`, `not_found`, and `invalid_request` where there is no email to block.
 */
export async function deleteUser(
  services: Services,
  actor: Actor,
  id: string,
  { blocksEmail = false }: Deletion = {},
): Promise<void> {
  refuseOwnAccount(actor, id);
  if (blocksEmail && (await requireUser(services.db, id)).email === '') {
    throw new AppError('invalid_request', (m) => m.errors.noEmailToBlock);
  }
  await revokeAccess(services, id);
  await removeResumablesOf(services, id);
  // Only uploads in progress can still complete, and they are removed as well.
  await removeUploadsOf(services, id);
  await removeLinksOf(services, id);
  await removeAccount(services, actor, id, blocksEmail);
}

/** Revokes all tokens and links first, so that no upload begins while the files are deleted. */
async function revokeAccess(services: Services, id: string): Promise<void> {
  await transact(services, async (transaction, emit) => {
    await acquireLock(transaction, 'administrators', services.clock);
    const user = await requireUser(transaction, id);
    await refuseLastAdministrator(transaction, user, undefined);
    if (user.status === 'pending') await addToTotal(transaction, 'pending_users', -1);
    await transaction
      .updateTable('users')
      .set({ status: 'rejected' })
      .where('id', '=', id)
      .execute();
    await transaction.deleteFrom('sessions').where('user_id', '=', id).execute();
    await transaction.deleteFrom('tokens').where('user_id', '=', id).execute();
    emit({ kind: 'user.access_revoked', user: { ...user, status: 'rejected' } });
  });
}

/**
 * Suspends an account and deletes all of its files, those in the trash as well; returns their number. Can be repeated after an
 * interruption. Throws `own_account`, `last_administrator`, `not_found`.
 */
export async function deleteFilesOf(services: Services, actor: Actor, id: string): Promise<number> {
  refuseOwnAccount(actor, id);
  const user = await requireUser(services.db, id);
  // Uploads that end later are refused, because their account is not approved any more.
  if (user.status === 'approved') await changeUser(services, actor, id, { status: 'pending' });
  await removeResumablesOf(services, id);
  const deleted = await removeUploadsOf(services, id);
  await transact(services, (transaction) =>
    recordAudit(transaction, services.clock, {
      actor,
      action: 'user.files_deleted',
      subject: subjectOf(user),
      detail: `Files: ${deleted}`,
    }),
  );
  return deleted;
}

function refuseOwnAccount(actor: Actor, id: string): void {
  if (actor.id !== id) return;
  throw new AppError('own_account', (m) => m.errors.ownAccount);
}

async function removeAccount(
  services: Services,
  actor: Actor,
  id: string,
  blocksEmail: boolean,
): Promise<void> {
  await transact(services, async (transaction, emit) => {
    const user = await requireUser(transaction, id);
    for (const domain of await deleteDomainsOf(transaction, services, id)) {
      emit({ kind: 'domain.removed', domain }, ...livenessEvents(domain, undefined));
    }
    await transaction.deleteFrom('daily_totals').where('user_id', '=', id).execute();
    const albums = await transaction
      .selectFrom('albums')
      .select('id')
      .where('user_id', '=', id)
      .execute();
    await deleteDailyCounts(
      transaction,
      'album',
      albums.map((album) => album.id),
    );
    await transaction
      .deleteFrom('legacy_links')
      .where('target_id', 'in', ({ selectFrom }) =>
        selectFrom('albums').select('id').where('user_id', '=', id),
      )
      .execute();
    await transaction.deleteFrom('users').where('id', '=', id).execute();
    if (blocksEmail) await insertBlocked(transaction, user);
    else await addToTotal(transaction, 'users', -1);
    await recordAudit(transaction, services.clock, {
      actor,
      action: 'user.deleted',
      subject: subjectOf(user),
      detail: blocksEmail ? 'Its email cannot register again.' : '',
    });
    emit({ kind: 'user.deleted', user });
  });
}
