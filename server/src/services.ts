import { mkdir } from 'node:fs/promises';

import { type Clock, systemClock } from './clock.ts';
import type { Config } from './config.ts';
import { claimFolder } from './data-folder.ts';
import { type Db, openDatabase } from './database/open.ts';
import type { Log } from './log.ts';
import { createMetrics, type Metrics } from './metrics.ts';
import { type Attempts, createAttempts } from './modules/auth/attempts.ts';
import { type LiveDomains, openLiveDomains } from './modules/domains/live-domains.ts';
import { createDeliveryCounts, type DeliveryCounts } from './modules/public/delivery-counts.ts';
import { createSlugCache, type SlugCache } from './modules/uploads/slug-cache.ts';
import { createThumbnails, type Thumbnails } from './modules/uploads/thumbnails.ts';
import { createUnneededBytes, type UnneededBytes } from './modules/uploads/unneeded-bytes.ts';
import { refuseHalfMoved } from './move/move-progress.ts';
import { createPasswords, type Passwords } from './passwords.ts';
import { openSecret, type Secret } from './secret.ts';
import { openStorage } from './storage/open-storage.ts';
import type { Storage } from './storage/storage.ts';
import { createThumbnailMaker } from './thumbnail-maker.ts';

/** Everything that verbs need, as their first argument. */
export interface Services {
  config: Config;
  db: Db;
  storage: Storage;
  secret: Secret;
  passwords: Passwords;
  /** The links that are fetched most, in memory. */
  slugs: SlugCache;
  thumbnails: Thumbnails;
  /** What is removed from the storage when there is time. */
  unneeded: UnneededBytes;
  /** The domains on which files are served. */
  liveDomains: LiveDomains;
  deliveries: DeliveryCounts;
  /** How often what may be done only so often was done. */
  attempts: Attempts;
  metrics: Metrics;
  clock: Clock;
  log: Log;
  /** Set while the process ends, so that balancers look elsewhere. */
  lifecycle: { isStopping: boolean };
}

/** What the command line needs: it works beside a running server, so it claims nothing. */
export type CommandServices = Pick<
  Services,
  'config' | 'db' | 'secret' | 'passwords' | 'clock' | 'log'
>;

interface Opened<T> {
  services: T;
  close(): Promise<void>;
}

/** Opens what commands use. Closing is the caller's. */
export async function openCommandServices(
  config: Config,
  log: Log,
): Promise<Opened<CommandServices>> {
  await mkdir(config.dataDir, { recursive: true, mode: 0o700 });
  const secret = await openSecret(config.secretKey, config.dataDir);
  const db = await openDatabase(config.databaseUrl, log);
  try {
    await refuseHalfMoved(db, config);
  } catch (error) {
    await db.destroy();
    throw error;
  }
  const services = { config, db, secret, passwords: createPasswords(), clock: systemClock, log };
  return { services, close: () => db.destroy() };
}

/** Opens everything for a server, which has its data folder to itself. Closing is the caller's. */
export async function openServices(config: Config, log: Log): Promise<Opened<Services>> {
  await mkdir(config.dataDir, { recursive: true, mode: 0o700 });
  const claim = claimFolder(config.dataDir);
  try {
    const storage = await openStorage(config, log);
    const { services, close } = await openCommandServices(config, log);
    const deliveries = createDeliveryCounts(services.db, log);
    const liveDomains = await openLiveDomains(services.db, log);
    const slugs = createSlugCache();
    const maker = createThumbnailMaker();
    const unneeded = createUnneededBytes({ ...services, storage });
    return {
      services: {
        ...services,
        storage,
        deliveries,
        liveDomains,
        slugs,
        unneeded,
        thumbnails: createThumbnails({ ...services, storage, slugs, maker }),
        metrics: createMetrics(),
        attempts: createAttempts(services.clock),
        lifecycle: { isStopping: false },
      },
      async close() {
        liveDomains.close();
        maker.close();
        await unneeded.close();
        await deliveries.close();
        await close();
        claim.release();
      },
    };
  } catch (error) {
    claim.release();
    throw error;
  }
}
