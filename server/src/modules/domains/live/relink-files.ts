import { type Actor, recordAudit } from '../../../audit.ts';
import { announce } from '../../../database/invalidation/publish.ts';
import { AppError } from '../../../lib/errors.ts';
import type { Services } from '../../../services.ts';
import { findApprovedDomain, requireDomain } from '../requests/find-domain.ts';

const filesPerStep = 5000;

interface Relink {
  /** The domain whose files are moved. */
  id: string;
  /** Another of the owner's approved domains, in any notation; empty: the app's own address. */
  to: string;
}

/**
 * Gives all files of the actor's domain their links on another; the number of files. The links on
 * the first work on: a live domain serves every file of its owner. Throws `not_found`,
 * `unknown_domain`. Interrupted, it can be called again and finishes the work.
 */
export async function relinkFiles(
  { db, clock, slugs }: Services,
  actor: Actor,
  { id, to }: Relink,
): Promise<number> {
  const { name } = await requireDomain(db, { id, ownerId: actor.id });
  const target = to.trim() === '' ? undefined : await findApprovedDomain({ db }, actor.id, to);
  if (to.trim() !== '' && (!target || target.id === id)) {
    throw new AppError('unknown_domain', 'This is not another of your approved domains.');
  }
  const moved = await relinkInBatches(db, id, target?.id ?? null);
  slugs.forgetDomain(id);
  await announce(db, { kind: 'links', domainId: id });
  const subject = { type: 'domain' as const, id, name };
  await recordAudit(db, clock, { actor, action: 'domain.files_moved', subject });
  return moved;
}

/** A million files at once would keep everybody waiting. */
export async function relinkInBatches(
  db: Services['db'],
  fromId: string,
  toId: string | null,
): Promise<number> {
  let moved = 0;
  for (;;) {
    const { numUpdatedRows } = await db
      .updateTable('uploads')
      .set({ domain_id: toId })
      .where('id', 'in', (query) =>
        query
          .selectFrom('uploads')
          .select('id')
          .where('domain_id', '=', fromId)
          .limit(filesPerStep),
      )
      .executeTakeFirst();
    moved += Number(numUpdatedRows);
    if (numUpdatedRows < filesPerStep) return moved;
  }
}
