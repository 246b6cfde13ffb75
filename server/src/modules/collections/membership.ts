import type { Transaction } from 'kysely';

import type { Schema } from '../../database/schema.ts';
import { endTags, hideTags, showTags } from './tags/follow-uploads.ts';

// Which uploads are in which collections: every write of memberships that follows from what happens to uploads. A
// membership keeps its row while the upload is in the trash, marked, so that a restore brings it back; counts of
// collections are without the trash. Call these in the transaction that has moved or deleted the uploads' rows, before
// it writes to totals of the installation, and where several accounts' uploads go, behind the lock of their owners.

/** These uploads are moved to the trash: their collections keep their places and neither show nor count them. */
export async function hideInCollections(
  transaction: Transaction<Schema>,
  uploadIds: readonly string[],
): Promise<void> {
  await hideTags(transaction, uploadIds);
}

/** These uploads are restored from the trash, to the collections that they were in. */
export async function showInCollections(
  transaction: Transaction<Schema>,
  uploadIds: readonly string[],
): Promise<void> {
  await showTags(transaction, uploadIds);
}

/** These uploads are deleted for good, from use or from the trash. */
export async function leaveCollections(
  transaction: Transaction<Schema>,
  uploadIds: readonly string[],
): Promise<void> {
  await endTags(transaction, uploadIds);
}
