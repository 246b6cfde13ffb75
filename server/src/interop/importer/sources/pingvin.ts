import { z } from 'zod';

import {
  nothing,
  type Read,
  type Source,
  type SourceAlbum,
  type SourceFile,
  type SourceSettings,
} from '../source.ts';
import { columnOf, knownAccounts, originsOf } from './origin.ts';
import { readRows } from './read-rows.ts';
import { count, endTime, flag, optionalText, text, utcTime } from './row-fields.ts';
import { optionalColumn, requireTables, type SourceDatabase } from './source-database.ts';

const Account = z.object({
  id: text.min(1),
  username: text,
  email: text,
  password: text.nullable(),
  isAdmin: flag,
  createdAt: utcTime,
  totpVerified: flag,
  totpSecret: text.nullable(),
  // From 1.20 on; before, every account was.
  isActivated: flag.default(true),
});

// Of a share and of its files. Null: it has no row of its own for that.
const closing = { isRestricted: flag.nullable(), isPublic: flag.nullable() };

const Share = z.object({
  ...closing,
  id: text.min(1),
  name: optionalText,
  description: optionalText,
  createdAt: utcTime,
  expiration: endTime,
  creatorId: text.nullable(),
  removedReason: optionalText,
  uploadLocked: flag,
  password: text.nullable(),
  views: count,
  // 0: without a limit, as null.
  maxViews: count.nullable(),
});

const File = z.object({
  ...closing,
  id: text.min(1),
  name: text,
  size: count,
  createdAt: utcTime,
  shareId: text.min(1),
  expiration: endTime,
  creatorId: text.nullable(),
  removedReason: optionalText,
  // Null: the share is gone.
  uploadLocked: flag.nullable(),
  password: text.nullable(),
  views: count.nullable().transform((views) => views ?? 0),
  // 0: without a limit, as null.
  maxViews: count.nullable(),
});

const tables = {
  User:
    'id username email password isAdmin createdAt totpVerified totpSecret ' +
    'isActivated? activationToken? activationTokenExpiresAt?',
  Share:
    'id name description createdAt expiration creatorId removedReason uploadLocked views reverseShareId',
  ShareSecurity: 'shareId password maxViews restrictToRecipients?',
  ReverseShare: 'id publicAccess',
  File: 'id name size createdAt shareId',
};

/** Pingvin Share, from 1.13 on, and Pingvin Share X: each share becomes an album of its files. */
export async function openPingvin(
  database: SourceDatabase,
  settings: SourceSettings,
): Promise<Source> {
  requireTables(database, 'Pingvin Share', tables, settings);
  const users = await database.query(
    `select id from User order by createdAt, id limit ${knownAccounts}`,
  );
  return {
    ...originsOf('pingvin', columnOf(users, 'id')),
    accounts: () => accountsOf(database),
    albums: () => albumsOf(database),
    links: nothing,
    files: () => filesOf(database),
    close: () => database.close(),
  };
}

const accountsOf = (database: SourceDatabase) =>
  readRows(database, {
    statement: 'select *, id as page_key from User where id > ?',
    key: 'id',
    first: '',
    schema: Account,
    map: (row) => ({
      key: row.id,
      username: row.username,
      email: row.email,
      passwordHash: row.password,
      isAdmin: row.isAdmin,
      isActive: row.isActivated,
      quotaBytes: null,
      createdAt: row.createdAt,
      totpSecret: row.totpVerified ? row.totpSecret : null,
      uploadToken: null,
    }),
  });

/** What closes a share, of the tables in `securityJoins`. */
function securityColumns(database: SourceDatabase): string {
  const isRestricted = optionalColumn(database, {
    table: 'ShareSecurity',
    column: 'restrictToRecipients',
    before: 'false',
  });
  return `ShareSecurity.password, ShareSecurity.maxViews, ${isRestricted} as isRestricted,
    ReverseShare.publicAccess as isPublic`;
}

const securityJoins = `left join ShareSecurity on ShareSecurity.shareId = Share.id
  left join ReverseShare on ReverseShare.id = Share.reverseShareId`;

const albumsOf = (database: SourceDatabase) =>
  readRows(database, {
    statement: `select Share.*, Share.id as page_key, ${securityColumns(database)} from Share ${securityJoins}
      where Share.id > ?`,
    key: 'Share.id',
    first: '',
    schema: Share,
    map: albumOf,
  });

function albumOf(row: z.infer<typeof Share>): Read<SourceAlbum> {
  const problem = problemOf(row);
  if (problem !== undefined) return { key: row.id, problem };
  return {
    key: row.id,
    accountKey: row.creatorId,
    name: row.name || row.id,
    description: row.description,
    isShown: true,
    expiresAt: endOf(row),
    passwordHash: row.password,
    ownersOnly: ownersOnly(row),
    createdAt: row.createdAt,
    addresses: ['/s', '/share'].map((path) => ({
      path: `${path}/${row.id}`,
      kind: 'album' as const,
    })),
  };
}

/** 1970 for never. */
const endOf = ({ expiration }: Pick<z.infer<typeof Share>, 'expiration'>) => expiration || null;

/** Why no visitor could open a share. */
function problemOf(row: z.infer<typeof Share> | z.infer<typeof File>) {
  if (row.uploadLocked === null) return 'its share is gone';
  if (row.removedReason !== '') return 'its share was removed';
  if (row.maxViews && row.views >= row.maxViews) return 'its share has reached its view limit';
  return row.uploadLocked ? undefined : 'its share was never completed';
}

/** Which share was not for every visitor who has its address, as the report says it. */
function ownersOnly({ isRestricted, isPublic }: z.infer<typeof Share> | z.infer<typeof File>) {
  if (isRestricted) return 'its share was for its recipients';
  // Which a request for files may have said of all that is sent to it.
  return isPublic === false ? 'its share was not public' : undefined;
}

const filesOf = (database: SourceDatabase) =>
  readRows(database, {
    statement: `select File.*, File.id as page_key, Share.expiration, Share.creatorId, Share.removedReason,
        Share.uploadLocked, Share.views, ${securityColumns(database)}
      from File left join Share on Share.id = File.shareId ${securityJoins} where File.id > ?`,
    key: 'File.id',
    first: '',
    schema: File,
    map: fileOf,
  });

function fileOf(row: z.infer<typeof File>): Read<SourceFile> {
  const problem = problemOf(row);
  if (problem !== undefined) return { key: row.id, problem };
  return {
    key: row.id,
    accountKey: row.creatorId,
    name: row.name,
    path: `${row.shareId}/${row.id}`,
    objectKey: `${row.shareId}/${row.name}`,
    size: row.size,
    hasExactSize: true,
    createdAt: row.createdAt,
    expiresAt: endOf(row),
    // Views of a share are no views of its files, but are counted for its limit.
    views: row.maxViews ? row.views : 0,
    maxViews: row.maxViews || null,
    passwordHash: row.password,
    ownersOnly: ownersOnly(row),
    isFavorite: false,
    tags: [],
    albumKeys: [row.shareId],
    addresses: [{ path: `/api/shares/${row.shareId}/files/${row.id}`, kind: 'download' }],
  };
}
