import type { UploadRow } from '../../../database/rows/upload-rows.ts';
import type { Executor } from '../../../database/statements/prepare.ts';
import { dayOf } from '../../../lib/clock.ts';
import { addAll, addOne, type One } from './total-statements.ts';

type CountedUpload = Pick<UploadRow, 'user_id' | 'category' | 'size' | 'created_at'>;

/**
 * Adds uploads to the totals by category and by upload day, of their owners and of the installation; `sign` is
 * -1 for deleted ones. Call it in the transaction that writes or deletes their rows.
 */
export async function addToTotals(
  transaction: Executor,
  uploads: readonly CountedUpload[],
  sign: 1 | -1,
): Promise<void> {
  const changes = uploads.map((upload): Counting => ({ upload, sign }));
  await addChanges(transaction, changes);
}

/** Counts an upload whose bytes were replaced as it is now, in the transaction that writes its row. */
export const recountInTotals = (
  transaction: Executor,
  before: CountedUpload,
  after: CountedUpload,
): Promise<void> =>
  addChanges(transaction, [
    { upload: before, sign: -1 },
    { upload: after, sign: 1 },
  ]);

interface Counting {
  upload: CountedUpload;
  sign: 1 | -1;
}

/**
 * The rows of a statement are locked one after the other: they are in the order of their keys in every
 * transaction, so that two cannot deadlock. Those of the shards come last, which keeps their locks short, as
 * other owners' transactions may use the same one.
 */
async function addChanges(transaction: Executor, counted: readonly Counting[]): Promise<void> {
  const [first] = counted;
  if (first && counted.length === 1) {
    const { upload, sign } = first;
    await addOne(transaction, { ...keysOf(upload), uploads: sign, bytes: sign * upload.size });
    return;
  }
  if (counted.length === 0) return;
  await addAll(transaction, {
    ownersCategory: changesBy(counted, ({ user_id, category }) => `${user_id} ${category}`),
    ownersDay: changesBy(counted, ({ user_id, created_at }) => `${user_id} ${dayOf(created_at)}`),
    category: changesBy(counted, ({ category }) => category),
    day: changesBy(counted, ({ created_at }) => String(dayOf(created_at))),
  });
}

const keysOf = ({ user_id, category, created_at }: CountedUpload) => ({
  user_id,
  category,
  day: dayOf(created_at),
});

/** The rows that change the total of each key, in the order of the keys. */
function changesBy(counted: readonly Counting[], keyOf: (upload: CountedUpload) => string): One[] {
  const changes = new Map<string, One>();
  for (const { upload, sign } of counted) {
    const key = keyOf(upload);
    const row = changes.get(key) ?? { ...keysOf(upload), uploads: 0, bytes: 0 };
    row.uploads += sign;
    row.bytes += sign * upload.size;
    changes.set(key, row);
  }
  return [...changes].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row);
}
