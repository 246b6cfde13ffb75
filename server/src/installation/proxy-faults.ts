import type { Db } from '../database/open.ts';
import { type Clock, hourMs } from '../lib/clock.ts';
import type { Log } from '../lib/log.ts';

// The last request that a proxy in front seems to be configured wrongly for: a fact for each kind of fault, for the log,
// `perch doctor` and the overview of administrators.

const names = { clientUnknown: 'proxy fault', untrusted: 'untrusted proxy' } as const;

type Fault = keyof typeof names;

interface FaultServices {
  db: Db;
  clock: Clock;
  log: Pick<Log, 'warn'>;
  config: { trustedProxies: readonly string[] };
}

/** Each records such a request, at most one an hour. */
export interface ProxyFaults {
  /** A trusted proxy named no client. */
  clientUnknown(proxy: string): void;
  /** A proxy that is not trusted named a client. In the log once. */
  untrusted(proxy: string): void;
  /** Waits for the writes that are under way. */
  close(): Promise<void>;
}

export function createProxyFaults({ db, clock, log, config }: FaultServices): ProxyFaults {
  const recordedAt = { clientUnknown: -Infinity, untrusted: -Infinity };
  const writing: Partial<Record<Fault, Promise<void>>> = {};

  async function write(fault: Fault, proxy: string, at: number) {
    const [name, value] = [names[fault], `${at} ${proxy}`];
    try {
      await db
        .insertInto('facts')
        .values({ name, value })
        .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
        .execute();
    } catch (error) {
      log.warn('proxy.fault_write_failed', { error });
    }
  }

  /** The time before; undefined: it is too early for another record. */
  function record(fault: Fault, proxy: string): number | undefined {
    const now = clock.now();
    const before = recordedAt[fault];
    if (now - before < hourMs) return undefined;
    recordedAt[fault] = now;
    writing[fault] = write(fault, proxy, now);
    return before;
  }

  return {
    clientUnknown(proxy) {
      if (record('clientUnknown', proxy) === undefined) return;
      log.warn('proxy.client_unknown', {
        proxy,
        reason: 'X-Forwarded-For contains no address, so all clients of this proxy count as one',
      });
    },
    untrusted(proxy) {
      if (record('untrusted', proxy) !== -Infinity) return;
      log.warn('proxy.untrusted', {
        proxy,
        reason: 'its X-Forwarded-For is ignored, so all its clients count as one',
        remedy: `if it is your proxy, set ${settingToTrust(config.trustedProxies, proxy)}: ${proxiesPage}`,
      });
    },
    async close() {
      await Promise.all(Object.values(writing));
    },
  };
}

/** Where the documentation describes the setting. */
export const proxiesPage = 'docs/proxies/README.md#trusted_proxies';

/** The setting that would trust this proxy in addition to the configured ones. */
export const settingToTrust = (trustedProxies: readonly string[], proxy: string) =>
  `TRUSTED_PROXIES=${[...trustedProxies, proxy].join(',')}`;

/** The last request with this fault since `time`. */
export async function findProxyFaultSince(
  db: Db,
  fault: Fault,
  time: number,
): Promise<{ proxy: string; at: number } | undefined> {
  const fact = await db
    .selectFrom('facts')
    .select('value')
    .where('name', '=', names[fault])
    .executeTakeFirst();
  const [at, proxy = ''] = fact?.value.split(' ') ?? [];
  return Number(at) >= time ? { proxy, at: Number(at) } : undefined;
}
