import type { UserRow } from '../../database/schema.ts';
import { type Page, type PageRequest, paginate } from '../../lib/pagination.ts';
import type { Services } from '../../services.ts';

/** Accounts that await approval, oldest first. */
export async function listPendingUsers(
  { db }: Services,
  request: PageRequest,
): Promise<Page<UserRow>> {
  const pending = db.selectFrom('users').where('status', '=', 'pending');
  const items = await pending
    .selectAll()
    .orderBy('created_at')
    .orderBy('id')
    .limit(request.limit)
    .offset((request.page - 1) * request.limit)
    .execute();
  const { total } = await pending
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return paginate(items, total, request);
}
