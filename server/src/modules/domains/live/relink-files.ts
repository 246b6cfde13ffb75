import { type Actor, recordAudit } from '../../../audit.ts';
import type { UploadTable } from '../../../database/rows/upload-rows.ts';
import { AppError } from '../../../lib/errors.ts';
import type { Services } from '../../../services.ts';
import { findApprovedDomain, requireDomain } from '../requests/find-domain.ts';

const batchSize = 5000;

interface Relink {
  /** The domain whose files are relinked. */
  id: string;
  /** Another of the owner's approved domains, in any notation; empty for the app's host. */
  to: string;
}

/**
 * Changes the links of all files on the actor's domain to another one, and returns their number. Existing
 * links keep working, because a live domain serves every file of its owner. Can be repeated after an
 * interruption. Throws `not_found`, `unknown_domain`.
 */
export async function relinkFiles(
  { db, clock }: Services,
  actor: Actor,
  { id, to }: Relink,
): Promise<number> {
  const { name } = await requireDomain(db, { id, ownerId: actor.id });
  const target = to.trim() === '' ? undefined : await findApprovedDomain({ db }, actor.id, to);
  if (to.trim() !== '' && (!target || target.id === id)) {
    throw new AppError('unknown_domain', (m) => m.errors.notAnotherApprovedDomain);
  }
  const moved = await relinkInBatches(db, id, target?.id ?? null);
  const subject = { type: 'domain' as const, id, name };
  await recordAudit(db, clock, { actor, action: 'domain.files_moved', subject });
  return moved;
}

/** Files of the trash come back with their links, so these are changed as well, and short links; only listed files are counted. */
export async function relinkInBatches(
  db: Services['db'],
  fromId: string,
  toId: string | null,
): Promise<number> {
  await relinkIn(db, 'trashed_uploads', fromId, toId);
  await relinkIn(db, 'short_links', fromId, toId);
  return relinkIn(db, 'uploads', fromId, toId);
}

/** Updates in batches, because one statement over a million rows would block all other writers. */
async function relinkIn(
  db: Services['db'],
  table: UploadTable | 'short_links',
  fromId: string,
  toId: string | null,
): Promise<number> {
  let moved = 0;
  for (;;) {
    const { numUpdatedRows } = await db
      .updateTable(table)
      .set({ domain_id: toId })
      .where('id', 'in', (query) =>
        query.selectFrom(table).select('id').where('domain_id', '=', fromId).limit(batchSize),
      )
      .executeTakeFirst();
    moved += Number(numUpdatedRows);
    if (numUpdatedRows < batchSize) return moved;
  }
}
