import type { RequestRow } from '../../../database/rows/request-rows.ts';
import { type Page, type PageRequest, paginate } from '../../../lib/pagination.ts';
import type { Services } from '../../../services.ts';

/** One page of an account's requests, newest first; there are few enough to be counted. */
export async function listRequests(
  { db }: Pick<Services, 'db'>,
  userId: string,
  request: PageRequest,
): Promise<Page<RequestRow>> {
  const { count } = await db
    .selectFrom('requests')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  const rows = await db
    .selectFrom('requests')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(request.limit)
    .offset((request.page - 1) * request.limit)
    .execute();
  return paginate(rows, Number(count), request);
}
