import type { Config } from './config/config.ts';
import { connectListeners } from './connect-listeners.ts';
import { openInvalidationBus } from './database/invalidation/invalidation-bus.ts';
import type { Invalidation } from './database/invalidation/publish.ts';
import { createEventBus } from './events/event-bus.ts';
import { joinCluster } from './installation/cluster-member.ts';
import { lockDataDir, shareDataDir } from './installation/data-dir-lock.ts';
import { refuseHalfMigrated } from './installation/migration-mark.ts';
import { openInstallationDatabase } from './installation/open-installation-database.ts';
import { openPrivateFolder } from './installation/private-folder.ts';
import { openFolderId, openSecret } from './installation/secret-key.ts';
import { createAgeClock, systemClock } from './lib/clock.ts';
import type { Log } from './lib/log.ts';
import { createMetrics } from './metrics/metrics.ts';
import type { WorkerMetrics } from './metrics/worker-metrics.ts';
import { createRateLimits } from './modules/auth/limits/rate-limits.ts';
import { openLiveDomains } from './modules/domains/live/live-domains.ts';
import { createDeliveryCounts } from './modules/public/serving/delivery-counts.ts';
import { createBlobDeletionQueue } from './modules/uploads/blobs/blob-deletion-queue.ts';
import { releaseReservationsOf } from './modules/uploads/quota/reservation.ts';
import { createSlugCache } from './modules/uploads/slug-cache.ts';
import { createThumbnails } from './modules/uploads/thumbnails.ts';
import { createResumables } from './modules/uploads/tus/resumables.ts';
import { openBlockedOwners } from './modules/users/blocked-owners.ts';
import { createPasswords } from './passwords/passwords.ts';
import type { CommandServices, Services } from './services.ts';
import { openStorage } from './storage/open-storage.ts';
import { hiddenPaths } from './thumbnails/thumbnail-isolation.ts';
import { createThumbnailMaker } from './thumbnails/thumbnail-maker.ts';

interface Opened<T> {
  services: T;
  close(): Promise<void>;
}

/** Opens what commands use; the caller closes it. Throws ConfigError. */
export async function openCommandServices(
  config: Config,
  log: Log,
): Promise<Opened<CommandServices>> {
  await openPrivateFolder(config);
  const secret = await openSecret(config.secretKey, config.dataDir);
  const db = await openInstallationDatabase(config, log);
  try {
    await refuseHalfMigrated(db, config);
  } catch (error) {
    await db.destroy();
    throw error;
  }
  const clock = systemClock;
  const ages = createAgeClock(clock);
  const events = createEventBus(log);
  const services = { config, db, secret, passwords: createPasswords(), events, clock, ages, log };
  return { services, close: () => db.destroy() };
}

/** Which of a server's processes this is. */
export interface Place {
  /** From 1; the first one runs the jobs. */
  number: number;
  /** Its parent holds the data directory's lock and has prepared everything; other workers run beside it. */
  isWorker: boolean;
  workerMetrics: WorkerMetrics;
}

/** Opens everything for a server, which has its data directory to itself; the caller closes it. Throws ConfigError. */
export async function openServices(
  config: Config,
  log: Log,
  place: Place,
): Promise<Opened<Services>> {
  await openPrivateFolder(config);
  const dataDirLock = place.isWorker ? shareDataDir(config.dataDir) : lockDataDir(config.dataDir);
  const opened: { close(): void | Promise<void> }[] = [{ close: () => dataDirLock.release() }];
  // What was opened last is closed first.
  const close = async () => {
    for (let last = opened.pop(); last; last = opened.pop()) await last.close();
  };
  try {
    const storage = await openStorage(config, log, {
      isBesideServer: place.isWorker,
      number: place.number,
    });
    const basis = await openCommandServices(config, log);
    opened.push(basis);
    const { services } = basis;
    const about = await aboutMember(config, services, place);
    const clusterMember = await joinCluster(services, about, releaseReservationsOf);
    opened.push(clusterMember);
    const deliveries = createDeliveryCounts(services.db, log);
    opened.push(deliveries);
    const memory = await openMemory(config, services, place);
    const maker = createThumbnailMaker({ hidden: hiddenPaths(config), log });
    const blobDeletions = createBlobDeletionQueue({ ...services, storage });
    opened.push(blobDeletions, memory, maker);
    const { slugs, liveDomains, blockedOwners } = memory;
    const metrics = createMetrics();
    connectListeners({ ...services, slugs, liveDomains, blockedOwners, metrics });
    place.workerMetrics.answerWith(metrics.snapshot);
    return {
      services: {
        ...services,
        storage,
        clusterMember,
        deliveries,
        liveDomains,
        blockedOwners,
        slugs,
        blobDeletions,
        thumbnails: createThumbnails({ ...services, storage, maker }),
        resumables: createResumables(services, about.home),
        metrics,
        workerMetrics: place.workerMetrics,
        rateLimits: createRateLimits(services),
        lifecycle: { prepared: Promise.resolve(), isStopping: false },
      },
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

async function aboutMember(config: Config, { secret }: CommandServices, { number }: Place) {
  const folder = await openFolderId(config.dataDir);
  return {
    home: `${folder} ${number}`,
    storage: config.s3 ? `the bucket ${config.s3.bucket}` : `the data folder ${folder}`,
    secret: secret.fingerprint(),
  };
}

/** What this process keeps in memory of the database, and forgets when another process says so. */
async function openMemory(config: Config, { db, log }: CommandServices, { isWorker }: Place) {
  const slugs = createSlugCache();
  const liveDomains = await openLiveDomains(db, log);
  const blockedOwners = await openBlockedOwners(db, log).catch((error: unknown) => {
    liveDomains.close();
    throw error;
  });
  const close = () => {
    liveDomains.close();
    blockedOwners.close();
  };
  const refresh = async () => {
    await Promise.all([liveDomains.refresh(), blockedOwners.refresh()]);
  };
  async function apply(invalidation: Invalidation): Promise<void> {
    if (invalidation.kind === 'owners') await refresh();
    if (invalidation.kind === 'live-domains') await liveDomains.refresh();
    if (invalidation.kind === 'uploads') for (const slug of invalidation.slugs) slugs.forget(slug);
  }
  const about = { url: config.databaseUrl, db, log, hasOtherWorkers: isWorker };
  const bus = await openInvalidationBus(about, {
    onInvalidation: (invalidation) => void apply(invalidation),
    onGap() {
      slugs.forgetAll();
      void refresh();
    },
  }).catch((error: unknown) => {
    close();
    throw error;
  });
  return {
    slugs,
    liveDomains,
    blockedOwners,
    async close() {
      close();
      await bus.close();
    },
  };
}
