import type { Category } from '@perch/contract/limits';

import type { Services } from '../../../services.ts';

/** How many uploads there are, of one owner and of one category where given; read, not counted. */
export async function countUploads(
  { db }: Pick<Services, 'db'>,
  ownerId: string | undefined,
  type: Category | undefined,
): Promise<number> {
  const totals =
    ownerId === undefined
      ? db.selectFrom('category_totals').select(['category', 'uploads'])
      : db
          .selectFrom('upload_totals')
          .select(['category', 'uploads'])
          .where('user_id', '=', ownerId);
  const rows = await totals.execute();
  return rows
    .filter(({ category }) => type === undefined || category === type)
    .reduce((sum, { uploads }) => sum + uploads, 0);
}
