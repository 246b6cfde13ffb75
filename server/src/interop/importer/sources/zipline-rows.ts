import { z } from 'zod';

import type { SourceAccount, SourceAddress, SourceLink } from '../source.ts';
import { readRows } from './read-rows.ts';
import { count, flag, key, secret, text, utcTime } from './row-fields.ts';
import type { SourceDatabase } from './source-database.ts';

// What versions 3 and 4 have alike, but that keys of 3 are mostly numbers.

export const optionalKey = key.nullable();

export const accountColumns = {
  id: key,
  username: text,
  password: text.nullable(),
  totpSecret: text.nullable(),
  token: secret,
};

type AccountRow = Pick<z.infer<z.ZodObject<typeof accountColumns>>, keyof typeof accountColumns>;
type OwnOfVersion = Pick<SourceAccount, 'isAdmin' | 'quotaBytes' | 'createdAt'>;

export const accountOf = (row: AccountRow, own: OwnOfVersion): SourceAccount => ({
  key: row.id,
  username: row.username,
  email: '',
  passwordHash: row.password,
  isActive: true,
  totpSecret: row.totpSecret,
  uploadToken: row.token,
  ...own,
});

const Folder = z.object({
  id: key,
  name: text,
  public: flag,
  createdAt: utcTime,
  userId: optionalKey,
});

/** All folders, of which the key begins after `first`. */
export const foldersOf = (database: SourceDatabase, first: string | number) =>
  readRows(database, {
    statement: 'select *, id as page_key from "Folder" where id > ?',
    key: 'id',
    first,
    schema: Folder,
    map: (row) => ({
      key: row.id,
      accountKey: row.userId,
      name: row.name,
      description: '',
      isShown: row.public,
      expiresAt: null,
      passwordHash: null,
      createdAt: row.createdAt,
      addresses: row.public ? [{ path: `/folder/${row.id}`, kind: 'album' as const }] : [],
    }),
  });

export const linkColumns = {
  id: text.min(1),
  destination: text,
  vanity: text.nullable(),
  createdAt: utcTime,
  // 0: without a limit.
  maxViews: count.nullable().transform((views) => views || null),
  views: count,
  userId: optionalKey,
};

type LinkRow = z.infer<z.ZodObject<typeof linkColumns>>;

/** A short link that each of the paths opens. */
export const linkOf = (
  row: LinkRow,
  passwordHash: string | null,
  paths: readonly string[],
): SourceLink => ({
  key: row.id,
  accountKey: row.userId,
  target: row.destination,
  clicks: row.views,
  maxClicks: row.maxViews,
  passwordHash,
  createdAt: row.createdAt,
  addresses: paths.map((path): SourceAddress => ({ path, kind: 'link' })),
});

/** Names below a route, less those that are not set. */
export const pathsOf = (route: string, names: readonly (string | null)[]): string[] =>
  names.flatMap((name) => (name ? [`${route}/${name}`] : []));

interface NamedFile {
  /** Names in addresses of the file; the first is its own. */
  names: readonly string[];
  /** Whether its first address shows every visitor a page. */
  isPage: boolean;
}

/** Addresses of a file: itself by the installation's route, its raw bytes and its page. */
export const fileAddresses = (
  route: string,
  { names, isPage }: NamedFile,
  { raw, pages }: { raw: string; pages: readonly string[] },
): SourceAddress[] =>
  names.flatMap((name): SourceAddress[] => [
    { path: `${route}/${name}`, kind: isPage ? 'mixed' : 'raw' },
    { path: `${raw}/${name}`, kind: 'raw' },
    ...pages.map((page): SourceAddress => ({ path: `${page}/${name}`, kind: 'page' })),
  ]);
