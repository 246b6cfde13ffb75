import { type Config, followPublicUrl } from './config/config.ts';
import { connectListeners } from './connect-listeners.ts';
import { openInvalidationBus } from './database/invalidation/invalidation-bus.ts';
import type { Invalidation } from './database/invalidation/publish.ts';
import { maintainIndex } from './database/search/maintain-index.ts';
import { createUploadGroups } from './database/writes/upload-groups.ts';
import { createEventBus } from './events/event-bus.ts';
import { createRefusals } from './http/refusals.ts';
import { createClientAddress } from './http/request/client-address.ts';
import { createCostlyWork } from './http/request/costly-work.ts';
import { joinCluster } from './installation/cluster-member.ts';
import { lockDataDir, shareDataDir } from './installation/data-dir-lock.ts';
import { openDataDir } from './installation/data-dir.ts';
import { refuseHalfMigrated } from './installation/migration-mark.ts';
import { openInstallationDatabase } from './installation/open-installation-database.ts';
import { createOverloads } from './installation/overloads.ts';
import { createProxyFaults } from './installation/proxy-faults.ts';
import { openFolderId, openSecret } from './installation/secret-key.ts';
import { createLegacyLinks } from './interop/legacy/legacy-link-cache.ts';
import { createAgeClock, systemClock } from './lib/clock.ts';
import type { Log } from './lib/log.ts';
import { hasMediaFacts } from './lib/media/read-media-facts.ts';
import { createMetrics } from './metrics/metrics.ts';
import type { WorkerMetrics } from './metrics/worker-metrics.ts';
import { openBlockedOwners } from './modules/accounts/blocked-owners.ts';
import { createArchivesAtOnce } from './modules/archives/archives-at-once.ts';
import { openLiveDomains } from './modules/domains/live/live-domains.ts';
import { releaseAllOf } from './modules/requests/release-all-of.ts';
import { openSettings, publicUrlIn, readSettings } from './modules/settings/settings.ts';
import { createRateLimits } from './modules/sign-in/limits/rate-limits.ts';
import { createKnownTokens } from './modules/tokens/check/known-tokens.ts';
import { createBlobDeletionQueue } from './modules/uploads/blobs/blob-deletion-queue.ts';
import { lookAtArrivals } from './modules/uploads/look-at-arrivals.ts';
import { findMediaFacts } from './modules/uploads/media/find-media-facts.ts';
import {
  createPreviews,
  createSizedPictures,
  createThumbnails,
} from './modules/uploads/pictures/pictures.ts';
import { isMadeAhead } from './modules/uploads/pictures/upload-face.ts';
import { createSlugCache } from './modules/uploads/slug-cache.ts';
import { createLinkNames } from './modules/uploads/slugs/slug-grammar.ts';
import { createResumables } from './modules/uploads/tus/resumables.ts';
import { createPasswords } from './passwords/passwords.ts';
import { createAlbumCounts } from './public/albums/album-counts.ts';
import { createMissThrottle } from './public/gate/miss-throttle.ts';
import { createMarkdownTexts } from './public/markdown/markdown-texts.ts';
import { findPageAssets } from './public/pages/page-assets.ts';
import { createDeliveryCounts } from './public/serving/delivery-counts.ts';
import { createClickCounts } from './public/short-links/click-counts.ts';
import type { CommandServices, Services } from './services.ts';
import { openStorage } from './storage/open-storage.ts';
import { createNeutralPictures } from './thumbnails/neutral-pictures.ts';
import { hiddenPaths } from './thumbnails/thumbnail-isolation.ts';
import { createThumbnailMaker } from './thumbnails/thumbnail-maker.ts';

interface ServicesHandle<T> {
  services: T;
  close(): Promise<void>;
}

/** Opens what commands use; the caller closes it. Throws ConfigError. */
export async function openCommandServices(
  given: Config,
  log: Log,
): Promise<ServicesHandle<CommandServices>> {
  await openDataDir(given);
  const secret = await openSecret(given.secretKey, given.dataDir);
  const db = await openInstallationDatabase(given, log);
  let publicUrl: string | null;
  try {
    await refuseHalfMigrated(db, given);
    publicUrl = publicUrlIn(await readSettings(db, given.locked));
  } catch (error) {
    await db.destroy();
    throw error;
  }
  const config = followPublicUrl(given, () => publicUrl);
  const clock = systemClock;
  const ages = createAgeClock(clock);
  const events = createEventBus(log);
  const services = { config, db, secret, passwords: createPasswords(), events, clock, ages, log };
  return { services, close: () => db.destroy() };
}

/** Which of a server's processes this is. */
export interface WorkerSlot {
  /** From 1; the first one runs the jobs. */
  number: number;
  /** Its parent holds the data directory's lock and has prepared everything; other workers run in parallel. */
  isWorker: boolean;
  /** One for each start of a server with its workers: identifies a machine that has no data directory. */
  runId: string;
  workerMetrics: WorkerMetrics;
  /** Tells the watchdog that this process is alive; to be called with each request. */
  beat(): void;
}

/**
 * Opens everything for a server, which has its data directory to itself, and the built web app in `webFolder`; the caller
 * closes it. Throws ConfigError.
 */
export async function openServices(
  config: Config,
  log: Log,
  webFolder: string,
  place: WorkerSlot,
): Promise<ServicesHandle<Services>> {
  const hasDataDir = await openDataDir(config);
  if (!hasDataDir) log.info('data_dir.unused', { dataDir: config.dataDir });
  const lock = place.isWorker ? shareDataDir : lockDataDir;
  const dataDirLock = hasDataDir ? lock(config.dataDir) : undefined;
  const opened: { close(): void | Promise<void> }[] = [{ close: () => dataDirLock?.release() }];
  // What was opened last is closed first.
  const close = async () => {
    for (let last = opened.pop(); last; last = opened.pop()) await last.close();
  };
  try {
    const storage = await openStorage(config, log, {
      isShared: place.isWorker,
      number: place.number,
      hasDataDir,
    });
    const machineId = hasDataDir ? await openFolderId(config.dataDir) : place.runId;
    const basis = await openCommandServices(config, log);
    opened.push(basis);
    const { db } = basis.services;
    const about = aboutMember(config, basis.services, machineId, place);
    const clusterMember = await joinCluster(basis.services, about, releaseAllOf);
    opened.push(clusterMember);
    const deliveries = createDeliveryCounts(db, log, basis.services.clock);
    opened.push(deliveries);
    const clicks = createClickCounts(db, log, basis.services.clock);
    opened.push(clicks);
    const albumCounts = createAlbumCounts(db, log, basis.services.clock);
    opened.push(albumCounts);
    const searchIndexing = maintainIndex(db, log);
    opened.push(searchIndexing);
    const memory = await openMemory(config, basis.services, place);
    const services = {
      ...basis.services,
      config: followPublicUrl(config, () => publicUrlIn(memory.settings.current())),
    };
    const pictures = createThumbnailMaker({ hidden: hiddenPaths(config), log });
    const blobDeletions = createBlobDeletionQueue({ ...services, storage });
    opened.push(blobDeletions, memory, pictures);
    const { slugs, linkNames, liveDomains, blockedOwners, settings, knownTokens } = memory;
    const faceServices = { ...services, storage, settings, pictures };
    const previews = createPreviews(faceServices);
    const thumbnails = createThumbnails({ ...faceServices, previews });
    const sizedPictures = createSizedPictures({ ...faceServices, previews });
    const arrivals = lookAtArrivals(services.log, {
      isWorthIt: ({ mime_type: type }) => hasMediaFacts(type) || isMadeAhead(type),
      async lookAt(upload) {
        // Of pictures alone all of it is done when somebody asks.
        if (settings.current().previews !== 'on') return;
        await findMediaFacts({ ...services, storage }, upload);
        if (isMadeAhead(upload.mime_type)) await thumbnails.make(upload);
      },
    });
    opened.push({
      async close() {
        // What is being drawn is given up, as nobody waits for it.
        pictures.close();
        await arrivals.close();
      },
    });
    const markdownTexts = createMarkdownTexts();
    opened.push(markdownTexts);
    const metrics = createMetrics();
    const overloads = createOverloads(services);
    opened.push(overloads);
    const refusals = createRefusals({ ...services, metrics, overloads });
    opened.push(refusals);
    const proxyFaults = createProxyFaults(services);
    opened.push(proxyFaults);
    connectListeners({
      ...services,
      slugs,
      linkNames,
      liveDomains,
      blockedOwners,
      settings,
      knownTokens,
      metrics,
      searchIndexing,
      arrivals,
    });
    place.workerMetrics.answerWith(metrics.snapshot);
    return {
      services: {
        ...services,
        storage,
        clusterMember,
        machineId,
        deliveries,
        clicks,
        albumCounts,
        archivesAtOnce: createArchivesAtOnce(),
        clientAddresses: createClientAddress(config.trustedProxies, proxyFaults),
        costlyWork: createCostlyWork(),
        markdownTexts,
        pageAssets: await findPageAssets(webFolder),
        liveDomains,
        blockedOwners,
        settings,
        knownTokens,
        slugs,
        linkNames,
        legacyLinks: createLegacyLinks(),
        linkMisses: createMissThrottle(services.clock),
        blobDeletions,
        pictures,
        thumbnails,
        sizedPictures,
        arrivals,
        previews,
        neutralPictures: createNeutralPictures(pictures),
        uploadGroups: createUploadGroups(services.db),
        resumables: createResumables(services, about.home),
        metrics,
        refusals,
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

function aboutMember(
  { s3 }: Config,
  { secret }: CommandServices,
  machineId: string,
  { number }: WorkerSlot,
) {
  return {
    home: `${machineId} ${number}`,
    storage: s3 ? `the bucket ${s3.bucket}` : `the data folder ${machineId}`,
    secret: secret.fingerprint(),
  };
}

/** Changes by which tokens and their owners may be others. */
const accountKinds = new Set<Invalidation['kind']>(['accounts', 'owners', 'settings']);

/** What this process keeps in memory of the database, and forgets when another process says so. */
async function openMemory(config: Config, services: CommandServices, { isWorker }: WorkerSlot) {
  const { db, log } = services;
  const slugs = createSlugCache();
  const linkNames = createLinkNames();
  const knownTokens = createKnownTokens(db, services);
  const caches: { refresh(): Promise<void>; close(): Promise<void> }[] = [];
  async function cached<T extends (typeof caches)[number]>(opening: Promise<T>): Promise<T> {
    const cache = await opening;
    caches.push(cache);
    return cache;
  }
  const close = () => Promise.all(caches.map((cache) => cache.close()));
  try {
    const liveDomains = await cached(openLiveDomains(db, log));
    const blockedOwners = await cached(openBlockedOwners(db, log));
    const settings = await cached(openSettings(config, db, log));
    const refresh = () => Promise.all(caches.map((cache) => cache.refresh()));
    async function apply(invalidation: Invalidation): Promise<void> {
      // Settings have the version of the terms, which accounts have accepted or not.
      if (accountKinds.has(invalidation.kind)) knownTokens.forgetAll();
      if (invalidation.kind === 'owners') {
        await Promise.all([liveDomains.refresh(), blockedOwners.refresh()]);
      }
      if (invalidation.kind === 'live-domains') await liveDomains.refresh();
      if (invalidation.kind === 'settings') await settings.refresh();
      if (invalidation.kind === 'uploads') invalidation.slugs.forEach(slugs.forget);
      if (invalidation.kind === 'link-names') invalidation.names.forEach(linkNames.forget);
    }
    const about = { url: config.databaseUrl, db, log, hasOtherWorkers: isWorker };
    const bus = await openInvalidationBus(about, {
      onInvalidation: (invalidation) => void apply(invalidation),
      onGap() {
        slugs.forgetAll();
        linkNames.forgetAll();
        knownTokens.forgetAll();
        void refresh();
      },
    });
    return {
      slugs,
      linkNames,
      liveDomains,
      blockedOwners,
      settings,
      knownTokens,
      async close() {
        await bus.close();
        await close();
        await knownTokens.close();
      },
    };
  } catch (error) {
    await close();
    throw error;
  }
}
