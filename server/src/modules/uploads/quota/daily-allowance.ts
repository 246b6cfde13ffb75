import { sql, type Transaction } from 'kysely';

import type { Schema } from '../../../database/schema.ts';
import type { CallerToken } from '../../../http/endpoint.ts';
import { dayMs, dayOf, secondMs } from '../../../lib/clock.ts';
import { AppError } from '../../../lib/errors.ts';
import type { Services } from '../../../services.ts';

/** How many bytes a call may upload today: without a token, or a limit of its, any number. */
export interface DailyAllowance {
  /** Throws `too_many_attempts` where a file of so many bytes is beyond it, as far as is known without looking. */
  require(bytes: number): void;
  /** Spends it in the transaction that writes the upload's row. Throws as `require`, and then spends nothing. */
  spend(transaction: Transaction<Schema>, bytes: number): Promise<void>;
}

export const unlimited: DailyAllowance = { require: () => undefined, spend: async () => undefined };

/** Reads the rest of a token's bytes of today (UTC). */
export async function openAllowance(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  token: CallerToken | undefined,
): Promise<DailyAllowance> {
  const bytesMax = token?.bytesPerDay ?? null;
  if (!token || bytesMax === null) return unlimited;
  const found = await db
    .selectFrom('tokens')
    .select('bytes_used')
    .where('id', '=', token.id)
    .where('bytes_day', '=', dayOf(clock.now()))
    .executeTakeFirst();
  const leftBytes = bytesMax - (found?.bytes_used ?? 0);
  const refusal = () => allowanceSpent(clock.now());
  return {
    require(bytes) {
      if (bytes > leftBytes) throw refusal();
    },
    async spend(transaction, bytes) {
      const day = dayOf(clock.now());
      const used = sql<number>`(case when bytes_day = ${day} then bytes_used else 0 end)`;
      const { numUpdatedRows } = await transaction
        .updateTable('tokens')
        .set({ bytes_day: day, bytes_used: sql<number>`${used} + ${bytes}` })
        .where('id', '=', token.id)
        .where(sql<boolean>`${used} + ${bytes} <= ${bytesMax}`)
        .executeTakeFirst();
      if (numUpdatedRows === 0n) throw refusal();
    },
  };
}

function allowanceSpent(now: number): AppError {
  const untilMidnightMs = (dayOf(now) + 1) * dayMs - now;
  return new AppError('too_many_attempts', (m) => m.tokens.bytesSpent, {
    retryAfterSeconds: Math.max(1, Math.ceil(untilMidnightMs / secondMs)),
  });
}
