import type { Category } from '@perch/contract/limits';

// Precomputed sums, so that no request counts rows.

/** Uploads and bytes of a user, by category. */
export interface UploadTotalsRow {
  user_id: string;
  category: Category;
  uploads: number;
  bytes: number;
}

export interface TotalRow {
  name: 'users' | 'pending_users' | 'domains' | 'pending_domains' | 'audit';
  value: number;
}

/** Of the installation, as counted by versions without shards; the shards' are added to it. */
export interface CategoryTotalsRow {
  category: Category;
  uploads: number;
  bytes: number;
}

/** A part of the installation's total; all parts of a category add up to it. */
export interface CategoryTotalShardRow {
  category: Category;
  shard: number;
  /** Below 0 where more was deleted through this shard than uploaded. */
  uploads: number;
  bytes: number;
}

export interface DailyTotalsRow {
  /** Empty: of the installation, as counted by versions without shards; the shards' are added to it. */
  user_id: string;
  /** Days since 1970-01-01, UTC. */
  day: number;
  uploads: number;
  bytes: number;
}

/** A part of the installation's total; all parts of a day add up to it. */
export interface DailyTotalShardRow {
  /** Days since 1970-01-01, UTC. */
  day: number;
  shard: number;
  /** Below 0 where more was deleted through this shard than uploaded. */
  uploads: number;
  bytes: number;
}
