import type { Config } from './config/config.ts';
import type { Db } from './database/open.ts';
import type { UploadGroups } from './database/writes/upload-groups.ts';
import type { EventBus } from './events/event-bus.ts';
import type { Refusals } from './http/refusals.ts';
import type { ClientAddresses } from './http/request/client-address.ts';
import type { CostlyWork } from './http/request/costly-work.ts';
import type { ClusterMember } from './installation/cluster-member.ts';
import type { Secret } from './installation/secret-key.ts';
import type { LegacyLinks } from './interop/legacy/legacy-link-cache.ts';
import type { Clock } from './lib/clock.ts';
import type { Log } from './lib/log.ts';
import type { Metrics } from './metrics/metrics.ts';
import type { WorkerMetrics } from './metrics/worker-metrics.ts';
import type { BlockedOwners } from './modules/accounts/blocked-owners.ts';
import type { ArchivesAtOnce } from './modules/archives/archives-at-once.ts';
import type { LiveDomains } from './modules/domains/live/live-domains.ts';
import type { Settings } from './modules/settings/settings.ts';
import type { RateLimits } from './modules/sign-in/limits/rate-limits.ts';
import type { KnownTokens } from './modules/tokens/check/known-tokens.ts';
import type { BlobDeletionQueue } from './modules/uploads/blobs/blob-deletion-queue.ts';
import type { Arrivals } from './modules/uploads/look-at-arrivals.ts';
import type { Thumbnails } from './modules/uploads/pictures/pictures.ts';
import type { SlugCache } from './modules/uploads/slug-cache.ts';
import type { LinkNames } from './modules/uploads/slugs/slug-grammar.ts';
import type { Resumables } from './modules/uploads/tus/resumables.ts';
import type { Passwords } from './passwords/passwords.ts';
import type { AlbumCounts } from './public/albums/album-counts.ts';
import type { MissThrottle } from './public/gate/miss-throttle.ts';
import type { MarkdownTexts } from './public/markdown/markdown-texts.ts';
import type { PageAssets } from './public/pages/page-assets.ts';
import type { DeliveryCounts } from './public/serving/delivery-counts.ts';
import type { ClickCounts } from './public/short-links/click-counts.ts';
import type { Storage } from './storage/storage.ts';
import type { NeutralPictures } from './thumbnails/neutral-pictures.ts';
import type { ThumbnailMaker } from './thumbnails/thumbnail-maker.ts';

// Types only: `open-services.ts` composes them. What stands here must not take `Services` itself, but
// name what it needs, so that it can be read and made without the rest.

/** Everything that verbs need, as their first argument. */
export interface Services {
  config: Config;
  db: Db;
  storage: Storage;
  secret: Secret;
  passwords: Passwords;
  /** Uploads by their random slugs, those that are fetched most. */
  slugs: SlugCache;
  /** Where custom slugs lead. */
  linkNames: LinkNames;
  /** Tells a client's address from those of trusted proxies. */
  clientAddresses: ClientAddresses;
  /** Targets of legacy addresses. */
  legacyLinks: LegacyLinks;
  /** Failed link look-ups by client network. */
  linkMisses: MissThrottle;
  thumbnails: Thumbnails;
  /** Pictures of fixed widths, for other pages, by names such as `w640.webp`. */
  sizedPictures: ReadonlyMap<string, Thumbnails>;
  /** Files of which headers and pictures are looked at when there is time. */
  arrivals: Arrivals;
  /** Pictures that link previews show. */
  previews: Thumbnails;
  /** What link previews show of files without a picture. */
  neutralPictures: NeutralPictures;
  /** Makes thumbnails and logos of pictures that may be hostile. */
  pictures: ThumbnailMaker;
  resumables: Resumables;
  /** Rows of new uploads, on PostgreSQL written together. */
  uploadGroups: UploadGroups;
  /** Blobs to be deleted from the storage, after the answers. */
  blobDeletions: BlobDeletionQueue;
  /** The domains on which files are served. */
  liveDomains: LiveDomains;
  /** The users whose files are not served. */
  blockedOwners: BlockedOwners;
  /** What administrators have set, or the environment: limits, registration, brand, pages. */
  settings: Settings;
  /** Tokens with a name that were used lately. */
  knownTokens: KnownTokens;
  deliveries: DeliveryCounts;
  /** Of short links. */
  clicks: ClickCounts;
  albumCounts: AlbumCounts;
  /** Archives that are being sent, by network. */
  archivesAtOnce: ArchivesAtOnce;
  /** Rendering and planning for requests, a few at once. */
  costlyWork: CostlyWork;
  markdownTexts: MarkdownTexts;
  /** Scripts and typeface of public pages. */
  pageAssets: PageAssets;
  /** Attempts within a window of time, counted over all processes. */
  rateLimits: RateLimits;
  metrics: Metrics;
  /** Requests that are answered with an error, for the metrics and the log. */
  refusals: Refusals;
  workerMetrics: WorkerMetrics;
  /** This process among those that serve the database. */
  clusterMember: ClusterMember;
  /** The data directory's; where there is none, that of this start. */
  machineId: string;
  /** Verbs publish here what they have committed. */
  events: EventBus;
  clock: Clock;
  /** Age at which unreferenced blobs may be deleted; monotonic, so that a moved clock deletes nothing. */
  ages: Clock;
  log: Log;
  lifecycle: {
    /** Resolves when work that is left until after the first answers is done. */
    prepared: Promise<void>;
    /** True while the process drains: load balancers send requests elsewhere. */
    isStopping: boolean;
  };
}

/** What the command line needs: it may run next to a server, so it locks nothing. */
export type CommandServices = Pick<
  Services,
  'config' | 'db' | 'secret' | 'passwords' | 'events' | 'clock' | 'ages' | 'log'
>;
