import { addToTotal } from '../../database/totals.ts';
import { dayMs } from '../../lib/clock.ts';
import type { Services } from '../../services.ts';

const batchSize = 500;

/** Deletes audit entries older than `AUDIT_DAYS`, in batches with a transaction each. */
export async function removeOldAudit(
  { db, ages, config }: Pick<Services, 'db' | 'ages' | 'config'>,
  stopping: AbortSignal,
): Promise<void> {
  const before = ages.now() - config.auditDays * dayMs;
  while (!stopping.aborted) {
    const removed = await db.transaction().execute(async (transaction) => {
      const { numDeletedRows } = await transaction
        .deleteFrom('audit')
        .where('id', 'in', (query) =>
          query
            .selectFrom('audit')
            .select('id')
            .where('at', '<', before)
            .orderBy('at')
            .orderBy('id')
            .limit(batchSize),
        )
        .executeTakeFirstOrThrow();
      await addToTotal(transaction, 'audit', -Number(numDeletedRows));
      return Number(numDeletedRows);
    });
    if (removed < batchSize) return;
  }
}
