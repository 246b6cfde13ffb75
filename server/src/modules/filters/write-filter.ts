import { filterNameLengthMax, filtersMax } from '@perch/contract/filters/limits';
import type { ListFilter } from '@perch/contract/uploads/lists';

import { isUniqueViolation } from '../../database/failures.ts';
import type { FilterRow } from '../../database/rows/tag-rows.ts';
import { cleanName, keyOfName } from '../../lib/clean-name.ts';
import { AppError } from '../../lib/errors.ts';
import { newId } from '../../lib/random.ts';
import type { Services } from '../../services.ts';
import { lockUser } from '../accounts/lock-user.ts';

interface WantedFilter {
  id: string;
  userId: string;
}

/** The name in a request's JSON. Throws `invalid_option`. */
function filterNameIn(value: unknown): string {
  const name = cleanName(value, filterNameLengthMax);
  if (name !== undefined) return name;
  const options = { field: 'name' };
  throw new AppError(
    'invalid_option',
    (m) => m.tags.filterName({ max: filterNameLengthMax }),
    options,
  );
}

/** Saves a filter. Throws `invalid_option`, `taken`, `filter_limit`. */
export async function createFilter(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  userId: string,
  { name: given, query }: { name?: unknown; query: ListFilter },
): Promise<FilterRow> {
  const name = filterNameIn(given);
  const row: FilterRow = {
    id: newId(),
    user_id: userId,
    name,
    name_key: keyOfName(name),
    query: JSON.stringify(query),
    created_at: clock.now(),
  };
  await toConflict(name, () =>
    db.transaction().execute(async (transaction) => {
      // Serializes concurrent creations, so that the limit holds.
      await lockUser(transaction, { id: userId });
      const { count } = await transaction
        .selectFrom('filters')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('user_id', '=', userId)
        .executeTakeFirstOrThrow();
      if (Number(count) >= filtersMax) {
        throw new AppError('filter_limit', (m) => m.tags.tooManyFilters({ max: filtersMax }));
      }
      await transaction.insertInto('filters').values(row).execute();
    }),
  );
  return row;
}

/** Changes what a request names of a filter. Throws `not_found`, and what `createFilter` throws. */
export async function changeFilter(
  { db }: Pick<Services, 'db'>,
  { id, userId }: WantedFilter,
  { name: given, query }: { name?: unknown; query?: ListFilter | undefined },
): Promise<FilterRow> {
  const name = given === undefined ? undefined : filterNameIn(given);
  const changed = await toConflict(name ?? '', () =>
    db
      .updateTable('filters')
      .set(({ ref }) => ({
        // Something is set in any case.
        created_at: ref('created_at'),
        ...(name !== undefined && { name, name_key: keyOfName(name) }),
        ...(query && { query: JSON.stringify(query) }),
      }))
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .returningAll()
      .executeTakeFirst(),
  );
  if (changed) return changed;
  throw noSuchFilter();
}

/** Deletes a filter. Throws `not_found`. */
export async function deleteFilter(
  { db }: Pick<Services, 'db'>,
  { id, userId }: WantedFilter,
): Promise<void> {
  const { numDeletedRows } = await db
    .deleteFrom('filters')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  if (numDeletedRows === 0n) throw noSuchFilter();
}

const noSuchFilter = () => new AppError('not_found', (m) => m.tags.noSuchFilter);

async function toConflict<T>(name: string, write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (cause) {
    if (!isUniqueViolation(cause)) throw cause;
    throw new AppError('taken', (m) => m.tags.filterTaken({ name }), { cause });
  }
}
