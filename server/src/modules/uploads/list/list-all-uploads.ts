import { sql } from 'kysely';

import type { TrashedUploadRow, UploadRow } from '../../../database/rows/upload-rows.ts';
import { cursorOf } from '../../../lib/cursor.ts';
import { type Page, paginate } from '../../../lib/pagination.ts';
import { isId } from '../../../lib/random.ts';
import type { Services } from '../../../services.ts';
import { accountKey } from '../../accounts/account-key.ts';
import { nameKey } from '../receive/name-key.ts';
import { hasCriteria } from './criteria.ts';
import { listMarkedUploads } from './list-marked-uploads.ts';
import { listTaggedUploads } from './list-tagged-uploads.ts';
import { listUploads, searchUploads } from './list-uploads.ts';
import { isMarked, type Marks, type UploadsRequest } from './row-filters.ts';
import { sortRows } from './sorts.ts';

interface AllUploadsRequest extends Omit<UploadsRequest, 'ownerId' | 'after'>, Marks {
  /** A cursor as text; empty: the beginning. */
  after?: string | undefined;
  userId?: string | undefined;
  search?: string | undefined;
  /** The id of a tag; with an owner also the name of one of that account's. */
  tag?: string | undefined;
}

// Each widens the search; only short, unspecific texts match more usernames than this.
const uploadersMax = 100;

/**
 * One page of all owners' uploads; `search` is part of the file's name or of the uploader's username. Throws `invalid_request`
 * for a cursor of another list.
 */
export async function listAllUploads(
  services: Pick<Services, 'db'>,
  { page, limit, after: cursor, ...asked }: AllUploadsRequest,
): Promise<Page<UploadRow | TrashedUploadRow>> {
  const { userId, search = '', tag, ...filters } = asked;
  const after = cursorOf({ of: 'all', ...asked }, cursor, sortRows[asked.sort].key);
  const request = { ...filters, page, limit, after };
  if (userId !== undefined && !isId(userId)) return paginate([], 0, request);
  const text = nameKey(search);
  const wanted = { ...request, ownerId: userId };
  const uploaderIds = text === '' ? [] : await findUploaders(services, accountKey(search));
  if (tag !== undefined) {
    return listTaggedUploads(services, { ...wanted, tag }, { text, uploaderIds });
  }
  if (isMarked(wanted) || hasCriteria(wanted))
    return listMarkedUploads(services, wanted, { text, uploaderIds });
  if (text === '') return listUploads(services, wanted);
  return searchUploads(services, wanted, { text, uploaderIds });
}

/** Ids of users whose username contains the text: the exact match, then those with the most uploads. */
async function findUploaders({ db }: Pick<Services, 'db'>, part: string): Promise<string[]> {
  const pattern = `%${part.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  const exact = await db
    .selectFrom('users')
    .select('id')
    .where('username_key', '=', part)
    .execute();
  const containing = await db
    .selectFrom('users')
    .select('id')
    .where('upload_count', '>', 0)
    .where(sql<boolean>`username_key like ${pattern} escape '\\'`)
    .orderBy('upload_count', 'desc')
    .orderBy('id', 'desc')
    .limit(uploadersMax)
    .execute();
  return [...new Set([...exact, ...containing].map(({ id }) => id))];
}
