import type { Category } from '@perch/contract/limits';
import { sql } from 'kysely';

import type { Db } from '../../../database/open.ts';
import type { UploadRow } from '../../../database/rows/upload-rows.ts';
import { prepare } from '../../../database/statements/prepare.ts';
import { beyond, indexed, where } from '../../../database/walk.ts';
import type { Position } from '../../../lib/cursor.ts';
import type { UploadsRequest } from './row-filters.ts';
import { sortRows } from './sorts.ts';

type Order = Pick<UploadsRequest, 'sort' | 'order'>;

/** A value that is absent is a condition less. */
interface Values {
  ownerId?: string;
  type?: Category;
  key?: Position['key'];
  id?: string;
  limit: number;
}

const statements = new Map<string, ReturnType<typeof selectInOrder>>();

/** Where no other index but this one is used, the database need not be asked for the ids first. */
function selectInOrder(index: string, { sort, order }: Order) {
  const sortedBy = sql.ref(sortRows[sort].column);
  const direction = sql.raw(order);
  return prepare<Values, UploadRow>((db, { ownerId, type, key, id, limit }) => {
    const after = key === undefined || id === undefined ? undefined : { key, id };
    const conditions = [
      ...(ownerId === undefined ? [] : [sql`user_id = ${ownerId}`]),
      ...(type === undefined ? [] : [sql`category = ${type}`]),
      ...beyond({ sortedBy, order }, after),
    ];
    const rows = sql<UploadRow>`select * from ${indexed(db, 'uploads', index, 'rows')}
      ${where(conditions)} order by ${sortedBy} ${direction}, id ${direction} limit ${limit}`;
    return { compile: () => rows.compile(db) };
  });
}

/**
 * The first `limit` uploads behind a position, or of all, by the index of `indexInOrder`: one statement, which is compiled
 * once.
 */
export async function readInOrder(
  db: Db,
  index: string,
  { ownerId, type, ...order }: Order & Pick<UploadsRequest, 'ownerId' | 'type'>,
  { limit, after }: { limit: number; after?: Position | undefined },
): Promise<UploadRow[]> {
  const name = `${index} ${order.order}`;
  const select = statements.get(name) ?? selectInOrder(index, order);
  statements.set(name, select);
  const { rows } = await select(db, {
    ...(ownerId !== undefined && { ownerId }),
    ...(type !== undefined && { type }),
    ...after,
    limit,
  });
  return rows;
}
