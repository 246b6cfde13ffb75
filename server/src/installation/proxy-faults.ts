import type { Db } from '../database/open.ts';
import { type Clock, hourMs } from '../lib/clock.ts';
import type { Log } from '../lib/log.ts';

// The last request of which a trusted proxy named no client, for the log and `perch doctor`.

const name = 'proxy fault';

interface FaultServices {
  db: Db;
  clock: Clock;
  log: Pick<Log, 'warn'>;
}

/** Records such a request, at most one an hour. */
export interface ProxyFaults {
  record(proxy: string): void;
  /** Waits for the write that is under way. */
  close(): Promise<void>;
}

export function createProxyFaults({ db, clock, log }: FaultServices): ProxyFaults {
  let recordedAt = -Infinity;
  let writing: Promise<void> | undefined;

  async function write(proxy: string, at: number) {
    const value = `${at} ${proxy}`;
    try {
      await db
        .insertInto('facts')
        .values({ name, value })
        .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
        .execute();
    } catch (error) {
      log.warn('proxy.fault_not_recorded', { error });
    }
  }

  return {
    record(proxy) {
      const now = clock.now();
      if (now - recordedAt < hourMs) return;
      recordedAt = now;
      log.warn('proxy.client_unknown', {
        proxy,
        reason: 'X-Forwarded-For names no address, so that all clients of this proxy count as one',
      });
      writing = write(proxy, now);
    },
    async close() {
      await writing;
    },
  };
}

/** The last such request since `time`. */
export async function findProxyFaultSince(
  db: Db,
  time: number,
): Promise<{ proxy: string; at: number } | undefined> {
  const fact = await db
    .selectFrom('facts')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirst();
  const [at, proxy = ''] = fact?.value.split(' ') ?? [];
  return Number(at) >= time ? { proxy, at: Number(at) } : undefined;
}
