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

export interface CategoryTotalsRow {
  category: Category;
  uploads: number;
  bytes: number;
}

export interface DailyTotalsRow {
  /** Empty for the sum of all users. */
  user_id: string;
  /** Days since 1970-01-01, UTC. */
  day: number;
  uploads: number;
  bytes: number;
}
