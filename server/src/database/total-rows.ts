import type { Category } from '@perch/contract/limits';

// What is kept beside the rows that it sums up, so that nothing is counted when it is asked for.

/** How many uploads and bytes a user has; kept beside the uploads so that nothing is counted. */
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
  /** Empty: everybody. */
  user_id: string;
  /** Days since 1970-01-01, UTC. */
  day: number;
  uploads: number;
  bytes: number;
}
