import type { LegacyKind } from '../../database/rows/import-rows.ts';

// The common shape to which every source maps its rows. A source only reads; the other files of this folder decide, alike
// for all, whether and how a row is imported.

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
  /** Of an authenticator app, in base32; null: there is none. */
  totpSecret: string | null;
  /** By which its clients upload, as the database keeps it; null: it has none. */
  uploadToken: string | null;
}

/** What belongs to an account, perhaps to one that was deleted. */
interface SourceItem {
  key: string;
  /** Null: it was sent without an account. */
  accountKey: string | null;
  createdAt: number | undefined;
  addresses: readonly SourceAddress[];
}

/** What the product may have restricted to some people, whom Perch cannot distinguish. */
interface Closable {
  /** Why its owner alone may open it here, as the report says it; undefined: as all others. */
  ownersOnly?: string | undefined;
}

export interface SourceAlbum extends SourceItem, Closable {
  name: string;
  description: string;
  /** Whether others than its owner saw it. */
  isShown: boolean;
  expiresAt: number | null;
  passwordHash: string | null;
}

export interface SourceLink extends SourceItem {
  target: string;
  clicks: number;
  /** How often it may be opened in all; null: without a limit. */
  maxClicks: number | null;
  passwordHash: string | null;
}

export interface SourceFile extends SourceItem, Closable {
  /** The name that people see. */
  name: string;
  /** The path of its bytes below the folder of the files; unused if the database contains them. */
  path: string;
  /** Of its object in a bucket, where that is called otherwise. */
  objectKey?: string | undefined;
  /** The bytes of a text that the database has. */
  content?: string;
  /** As the database has it; undefined: it does not say. */
  size: number | undefined;
  /** Whether fewer bytes than that are a copy that was cut off; else the product may have made the file smaller. */
  hasExactSize?: boolean;
  expiresAt: number | null;
  views: number;
  /** How often it may be opened in all; null: without a limit. */
  maxViews: number | null;
  passwordHash: string | null;
  isFavorite: boolean;
  tags: readonly string[];
  albumKeys: readonly string[];
}

/** A row that a source cannot map, and why. */
export interface UnreadableRow {
  key: string;
  problem: string;
}

export type Read<T> = T | UnreadableRow;

/** An opened installation of another product, at one moment. */
export interface Source {
  /** Tells it from other installations of the product, wherever its database is: a value of its oldest account. */
  origin: string;
  /** The same of the accounts that came next, by which it is known when the oldest one has gone. */
  otherOrigins: readonly string[];
  accounts(): AsyncIterable<Read<SourceAccount>>;
  albums(): AsyncIterable<Read<SourceAlbum>>;
  links(): AsyncIterable<Read<SourceLink>>;
  /** In the order in which they were made. */
  files(): AsyncIterable<Read<SourceFile>>;
  close(): Promise<void>;
}

/** What an installation has not in its database, and the operator says. */
export interface SourceSettings {
  /** First parts of the addresses of files and of short links; undefined: those of the product. */
  fileRoute: string | undefined;
  linkRoute: string | undefined;
  /** Columns that are passed over although they may close something, as `column` or `table.column`. */
  ignoredColumns: readonly string[];
}

/** For sources that have none of them. */
export async function* nothing(): AsyncIterable<never> {}
