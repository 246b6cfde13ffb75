import type { Category } from '@perch/contract/limits';

import type { UploadRow } from '../../database/schema.ts';
import { type Page, pageOf, type PageRequest } from '../../pages.ts';
import type { Services } from '../../services.ts';

interface MyUploadsRequest extends PageRequest {
  type?: Category | undefined;
}

/** One page of the owner's uploads, newest first. */
export async function listMyUploads(
  services: Services,
  ownerId: string,
  request: MyUploadsRequest,
): Promise<Page<UploadRow>> {
  const { type, limit, page } = request;
  const items = await services.db
    .selectFrom('uploads')
    .selectAll()
    .where('user_id', '=', ownerId)
    .$if(type !== undefined, (query) => query.where('category', '=', type ?? 'other'))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
  return pageOf(items, await countMyUploads(services, ownerId, type), request);
}

async function countMyUploads(
  { db }: Services,
  ownerId: string,
  type: Category | undefined,
): Promise<number> {
  const totals = await db
    .selectFrom('upload_totals')
    .select(['category', 'uploads'])
    .where('user_id', '=', ownerId)
    .execute();
  return totals
    .filter(({ category }) => type === undefined || category === type)
    .reduce((sum, { uploads }) => sum + uploads, 0);
}
