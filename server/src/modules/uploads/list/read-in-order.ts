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
type Kind = Pick<UploadsRequest, 'ownerId' | 'type' | 'sort'>;

/** The index that has exactly these uploads in their order; undefined where it has uploads of other types between them. */
export function indexInOrder({ ownerId, type, sort }: Kind): string | undefined {
  const { own, ownOfType, all, allOfType } = sortRows[sort].indexes;
  if (type === undefined) return ownerId === undefined ? all : own;
  return ownerId === undefined ? allOfType : ownOfType;
}

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
function selectInOrder({ sort, order }: Order) {
  const sortedBy = sql.ref(sortRows[sort].column);
  const direction = sql.raw(order);
  return prepare<Values, UploadRow>((db, { ownerId, type, key, id, limit }) => {
    const index = indexInOrder({ sort, ownerId, type }) ?? '';
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
 * The first `limit` uploads behind a position, or of all, read by one statement that is compiled once. Only for what
 * `indexInOrder` has an index.
 */
export async function readInOrder(
  db: Db,
  { ownerId, type, sort, order }: Kind & Order,
  limit: number,
  after?: Position,
): Promise<UploadRow[]> {
  const name = `${sort} ${order}`;
  const select = statements.get(name) ?? selectInOrder({ sort, order });
  statements.set(name, select);
  const { rows } = await select(db, {
    ...(ownerId !== undefined && { ownerId }),
    ...(type !== undefined && { type }),
    ...after,
    limit,
  });
  return rows;
}
