import type { Category } from '@perch/contract/limits';

import type { Services } from '../../../services.ts';
import { readCategoryTotals } from './read-totals.ts';

/** Number of uploads, of one owner and of one category where given; from the totals, without counting rows. */
export async function countUploads(
  { db }: Pick<Services, 'db'>,
  ownerId: string | undefined,
  type: Category | undefined,
): Promise<number> {
  const totals = await readCategoryTotals(db, ownerId);
  return totals
    .filter(({ category }) => type === undefined || category === type)
    .reduce((sum, { uploads }) => sum + uploads, 0);
}
