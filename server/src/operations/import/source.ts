import type { LegacyKind } from '../../database/rows/import-rows.ts';

// The one shape to which every source maps its rows. A source only reads; whether a row can be taken, and what becomes
// of it, is decided by the files beside this one, alike for all.

/** An address of the old installation, after its host. */
export interface SourceAddress {
  /** Decoded, beginning with a slash. */
  path: string;
  kind: LegacyKind;
  /** Whether the last segment is a secret, of which only the hash is kept. */
  isSecret?: boolean;
}

export interface SourceAccount {
  key: string;
  username: string;
  /** Empty for none. */
  email: string;
  /** Null: it signed in by other means. */
  passwordHash: string | null;
  isAdmin: boolean;
  isActive: boolean;
  /** Null: it has none of its own. */
  quotaBytes: number | null;
  /** Undefined: not known. */
  createdAt: number | undefined;
}

export interface SourceFile {
  key: string;
  accountKey: string;
  /** The name that people see. */
  name: string;
  /** Of its bytes, below the folder of the files. */
  path: string;
  /** As the database has it; undefined: it does not say. */
  size: number | undefined;
  createdAt: number | undefined;
  expiresAt: number | null;
  views: number;
  passwordHash: string | null;
  isFavorite: boolean;
  tags: readonly string[];
  addresses: readonly SourceAddress[];
}

/** A row that a source cannot map, and why. */
export interface UnreadableRow {
  key: string;
  problem: string;
}

export type Read<T> = T | UnreadableRow;

/** An opened installation of another product, at one moment. */
export interface Source {
  /** Tells it from other installations of the product, wherever its database is. */
  origin: string;
  accounts(): AsyncIterable<Read<SourceAccount>>;
  /** In the order in which they were made. */
  files(): AsyncIterable<Read<SourceFile>>;
  close(): Promise<void>;
}

/** The products, by the names that `perch import` takes. */
export const sourceNames = ['xbackbone'] as const;
export type SourceName = (typeof sourceNames)[number];
