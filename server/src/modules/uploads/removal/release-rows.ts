import type { Transaction } from 'kysely';

import { publishInvalidation } from '../../../database/invalidation/publish.ts';
import { listed } from '../../../database/listed.ts';
import type { UploadRow, UploadTable } from '../../../database/rows/upload-rows.ts';
import type { Schema } from '../../../database/schema.ts';
import { leaveCollections } from '../../collections/membership.ts';
import { releaseBlobs } from '../blobs/blobs.ts';
import { uncountUploads } from '../quota/usage.ts';
import { addToTotals } from '../totals/add-to-totals.ts';

interface ReleasedRows {
  /** Rows that were deleted in this transaction, and from where. */
  uploads: readonly UploadRow[];
  from: UploadTable;
  /** When their links have ended, which their pages say for a while; undefined: they never existed. */
  endedAt?: number | undefined;
}

/**
 * Releases all that deleted rows had: their links, names, place in the quota, in the totals and in albums, and bytes.
 * Returns the keys that nothing refers to any more, for `removeBytes` after the commit.
 */
export async function releaseRows(
  transaction: Transaction<Schema>,
  { uploads, from, endedAt }: ReleasedRows,
): Promise<string[]> {
  if (uploads.length === 0) return [];
  const slugs = uploads.map(({ slug }) => slug);
  const ids = uploads.map(({ id }) => id);
  const names = await transaction
    .deleteFrom('link_names')
    .where('upload_id', 'in', listed(transaction, ids))
    .returning(['space', 'slug'])
    .execute();
  await transaction
    .deleteFrom('received_uploads')
    .where('upload_id', 'in', listed(transaction, ids))
    .execute();
  await transaction
    .deleteFrom('legacy_links')
    .where('target_id', 'in', listed(transaction, ids))
    .execute();
  await publishInvalidation(transaction, { kind: 'uploads', slugs });
  if (endedAt !== undefined) {
    const links = [...slugs.map((slug) => ({ space: '', slug })), ...names];
    await transaction
      .insertInto('ended_links')
      .values(links.map((link) => ({ ...link, ended_at: endedAt, kind: null })))
      .onConflict((conflict) =>
        conflict.columns(['space', 'slug']).doUpdateSet({ ended_at: endedAt, kind: null }),
      )
      .execute();
  }
  await uncountUploads(transaction, uploads);
  await leaveCollections(transaction, ids);
  const unreferenced = await releaseBlobs(transaction, uploads);
  // Rows of the trash have left the totals before.
  if (from === 'uploads') await addToTotals(transaction, uploads, -1);
  return unreferenced;
}
