import type { ShortLinkRow } from '../../database/rows/link-rows.ts';
import type { Services } from '../../services.ts';

/** Spends a click of a limited link; false where none is left, however many visitors click at once. */
export async function spendClick(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { id }: Pick<ShortLinkRow, 'id'>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('short_links')
    .set(({ eb }) => ({ clicks_left: eb('clicks_left', '-', 1) }))
    .where('id', '=', id)
    .where('clicks_left', '>', 0)
    .where(({ or, eb }) => or([eb('expires_at', 'is', null), eb('expires_at', '>', clock.now())]))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
