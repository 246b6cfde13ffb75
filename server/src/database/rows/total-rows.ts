import type { Category } from '@perch/contract/limits';

// Totals that are updated with each change, so that no request counts rows.

/** Uploads and bytes of a user, by category. */
export interface UploadTotalsRow {
  user_id: string;
  category: Category;
  uploads: number;
  bytes: number;
}

/** A counter of the installation. */
export interface TotalRow {
  name: 'users' | 'pending_users' | 'domains' | 'pending_domains' | 'audit';
  value: number;
}

/** Unsharded part of the installation's total, from versions before migration 0017; read with the shards. */
export interface CategoryTotalsRow {
  category: Category;
  uploads: number;
  bytes: number;
}

/** One shard of the installation's total of a category; the total is the sum of all shards. */
export interface CategoryTotalShardRow {
  category: Category;
  shard: number;
  /** Below 0 where more was deleted through this shard than uploaded. */
  uploads: number;
  bytes: number;
}

/** Uploads and bytes of a user, by upload day. */
export interface DailyTotalsRow {
  /** Empty: unsharded part of the installation's total, from versions before migration 0017. */
  user_id: string;
  /** Days since 1970-01-01, UTC. */
  day: number;
  uploads: number;
  bytes: number;
}

/** How often a file, an album or a short link was opened on a day. */
export interface DailyCountsRow {
  kind: 'upload' | 'album' | 'link';
  subject_id: string;
  /** Days since 1970-01-01, UTC. */
  day: number;
  /** Of a short link, its clicks. */
  views: number;
  /** Of an album, those of its archive. */
  downloads: number;
}

/** How many albums, tags and requests for files a user has. */
export interface CollectionTotalsRow {
  user_id: string;
  albums: number;
  tags: number;
  requests: number;
}

/** One shard of the installation's total of a day; the total is the sum of all shards. */
export interface DailyTotalShardRow {
  /** Days since 1970-01-01, UTC. */
  day: number;
  shard: number;
  /** Below 0 where more was deleted through this shard than uploaded. */
  uploads: number;
  bytes: number;
}
