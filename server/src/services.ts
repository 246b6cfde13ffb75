import type { Config } from './config/config.ts';
import type { Db } from './database/open.ts';
import type { EventBus } from './events/event-bus.ts';
import type { ClusterMember } from './installation/cluster-member.ts';
import type { Secret } from './installation/secret-key.ts';
import type { Clock } from './lib/clock.ts';
import type { Log } from './lib/log.ts';
import type { Metrics } from './metrics/metrics.ts';
import type { WorkerMetrics } from './metrics/worker-metrics.ts';
import type { RateLimits } from './modules/auth/limits/rate-limits.ts';
import type { LiveDomains } from './modules/domains/live/live-domains.ts';
import type { DeliveryCounts } from './modules/public/serving/delivery-counts.ts';
import type { BlobDeletionQueue } from './modules/uploads/blobs/blob-deletion-queue.ts';
import type { SlugCache } from './modules/uploads/slug-cache.ts';
import type { Thumbnails } from './modules/uploads/thumbnails.ts';
import type { Resumables } from './modules/uploads/tus/resumables.ts';
import type { BlockedOwners } from './modules/users/blocked-owners.ts';
import type { Passwords } from './passwords/passwords.ts';
import type { Storage } from './storage/storage.ts';

// Types only: `open-services.ts` composes them. What stands here must not take `Services` itself, but
// name what it needs, so that it can be read and made without the rest.

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
  resumables: Resumables;
  /** What is removed from the storage when there is time. */
  blobDeletions: BlobDeletionQueue;
  /** The domains on which files are served. */
  liveDomains: LiveDomains;
  /** The users whose files are not served. */
  blockedOwners: BlockedOwners;
  deliveries: DeliveryCounts;
  /** How often what may be done only so often was done. */
  rateLimits: RateLimits;
  metrics: Metrics;
  workerMetrics: WorkerMetrics;
  /** This process among those that serve the database. */
  clusterMember: ClusterMember;
  /** What has happened is published here once it is committed. */
  events: EventBus;
  clock: Clock;
  /** By which what nobody needs any more is old enough to go. */
  ages: Clock;
  log: Log;
  lifecycle: {
    /** What is still to be done when serving has begun already. */
    prepared: Promise<void>;
    /** Set while the process ends, so that balancers look elsewhere. */
    isStopping: boolean;
  };
}

/** What the command line needs: it works beside a running server, so it claims nothing. */
export type CommandServices = Pick<
  Services,
  'config' | 'db' | 'secret' | 'passwords' | 'events' | 'clock' | 'ages' | 'log'
>;
