import { z } from 'zod';

import type { Read, Source, SourceAddress, SourceFile, SourceSettings } from '../source.ts';
import { columnOf, knownAccounts, originsOf } from './origin.ts';
import { readRows } from './read-rows.ts';
import { count, flag, key, list, optionalText, secret, text, utcTime } from './row-fields.ts';
import { requireTables, type SourceDatabase } from './source-database.ts';

const optionalKey = key.nullable();
const contentMax = 64 * 1024 ** 2;

const Account = z.object({
  id: key,
  username: text,
  password: text,
  enabled: flag,
  storageQuota: count.catch(0),
  createdAt: utcTime,
  roles: list,
  apiKey: secret,
});

const Album = z.object({
  id: key,
  userId: optionalKey,
  name: text,
  description: optionalText,
  createdAt: utcTime,
  identifiers: list,
});

const File = z.object({
  id: key,
  uuid: text.min(1),
  userId: optionalKey,
  name: text.min(1),
  original: text,
  size: count,
  isWatched: flag,
  quarantine: flag,
  createdAt: utcTime,
  albums: list,
  tags: list,
});

const Snippet = z.object({
  id: key,
  userId: optionalKey,
  identifier: text.min(1),
  name: text,
  content: z.string().max(contentMax),
  createdAt: utcTime,
});

const Link = z.object({
  id: key,
  userId: optionalKey,
  identifier: text.min(1),
  destination: text,
  views: count,
  createdAt: utcTime,
});

const tables = {
  users: 'id uuid username password enabled storageQuota createdAt',
  roles: 'id name',
  _rolesTousers: 'A B',
  files: 'id uuid userId name original size isWatched quarantine createdAt',
  albums: 'id userId name description createdAt',
  _albumsTofiles: 'A B',
  links: 'albumId identifier enabled expiresAt',
  tags: 'id name',
  _filesTotags: 'A B',
  snippets: 'id userId identifier name content createdAt',
  shortenedLinks: 'id userId identifier destination views createdAt',
};

/** Chibisafe 6.5. */
export async function openChibisafe(
  database: SourceDatabase,
  settings: SourceSettings,
): Promise<Source> {
  requireTables(database, 'Chibisafe 6.5', tables, settings);
  const users = await database.query(`select uuid from users order by id limit ${knownAccounts}`);
  return {
    ...originsOf('chibisafe', columnOf(users, 'uuid')),
    accounts: () => accountsOf(database),
    albums: () => albumsOf(database),
    links: () => linksOf(database),
    files: () => filesOf(database),
    close: () => database.close(),
  };
}

const accountsOf = (database: SourceDatabase) =>
  readRows(database, {
    statement: `select users.*, users.id as page_key, (select ${database.joined('roles.name')} from _rolesTousers held
        join roles on roles.id = held.A where held.B = users.id) as roles
      from users where users.id > ?`,
    key: 'users.id',
    first: -1,
    schema: Account,
    map: (row) => ({
      key: row.id,
      username: row.username,
      email: '',
      passwordHash: row.password,
      isAdmin: row.roles.some((role) => role === 'admin' || role === 'owner'),
      isActive: row.enabled,
      quotaBytes: row.storageQuota === 0 ? null : row.storageQuota,
      createdAt: row.createdAt,
      totpSecret: null,
      uploadToken: row.apiKey,
    }),
  });

/** An album was seen by its links, of which it may have several. An end of another form than a number counts as past. */
const albumsOf = (database: SourceDatabase) =>
  readRows(database, {
    statement: `select albums.*, albums.id as page_key, (select ${database.joined('links.identifier')} from links
        where links.albumId = albums.id and links.enabled and
          (links.expiresAt is null or
            (typeof(links.expiresAt) = 'integer' and links.expiresAt > unixepoch() * 1000))) as identifiers
      from albums where albums.id > ?`,
    key: 'albums.id',
    first: -1,
    schema: Album,
    map: (row) => ({
      key: row.id,
      accountKey: row.userId,
      name: row.name,
      description: row.description,
      isShown: row.identifiers.length > 0,
      expiresAt: null,
      passwordHash: null,
      createdAt: row.createdAt,
      addresses: row.identifiers.map((identifier) => ({
        path: `/a/${identifier}`,
        kind: 'album' as const,
      })),
    }),
  });

const linksOf = (database: SourceDatabase) =>
  readRows(database, {
    statement: 'select *, id as page_key from shortenedLinks where id > ?',
    key: 'id',
    first: -1,
    schema: Link,
    map: (row) => ({
      key: row.id,
      accountKey: row.userId,
      target: row.destination.startsWith('http') ? row.destination : `http://${row.destination}`,
      clicks: row.views,
      maxClicks: null,
      passwordHash: null,
      createdAt: row.createdAt,
      // The first redirects to the second.
      addresses: ['/l', '/api/link'].map((path) => ({
        path: `${path}/${row.identifier}`,
        kind: 'link' as const,
      })),
    }),
  });

async function* filesOf(database: SourceDatabase): AsyncIterable<Read<SourceFile>> {
  yield* readRows(database, {
    statement: `select files.*, files.id as page_key,
        (select ${database.joined('A')} from _albumsTofiles where B = files.id) as albums,
        (select ${database.joined('tags.name')} from _filesTotags held join tags on tags.id = held.B
          where held.A = files.id) as tags
      from files where files.id > ?`,
    key: 'files.id',
    first: -1,
    schema: File,
    map: fileOf,
  });
  yield* readRows(database, {
    statement: 'select *, id as page_key from snippets where id > ?',
    key: 'id',
    first: -1,
    schema: Snippet,
    map: snippetOf,
  });
}

/** What files and snippets have not. */
const without = {
  expiresAt: null,
  views: 0,
  maxViews: null,
  passwordHash: null,
  isFavorite: false,
};

function fileOf(row: z.infer<typeof File>): Read<SourceFile> {
  if (row.quarantine) return { key: row.id, problem: 'it is in quarantine' };
  const place = row.isWatched ? `live/${row.name}` : row.name;
  const stem = /^(.+)\.[^.]+$/.exec(row.name)?.[1];
  const addresses: SourceAddress[] = [
    { path: `/${place}`, kind: 'raw' },
    { path: `/api/file/${row.uuid}/download`, kind: 'download' },
  ];
  if (stem !== undefined) addresses.push({ path: `/thumbs/${stem}.webp`, kind: 'thumbnail' });
  return {
    ...without,
    key: row.id,
    accountKey: row.userId,
    name: row.original || row.name,
    path: place,
    size: row.size,
    hasExactSize: true,
    createdAt: row.createdAt,
    tags: row.tags,
    albumKeys: row.albums,
    addresses,
  };
}

/** A text of the database becomes a file. */
function snippetOf(row: z.infer<typeof Snippet>): SourceFile {
  return {
    ...without,
    key: `snippet-${row.id}`,
    accountKey: row.userId,
    name: /\.[A-Za-z0-9]{1,16}$/.test(row.name) ? row.name : `${row.name || row.identifier}.txt`,
    path: '',
    content: row.content,
    size: undefined,
    createdAt: row.createdAt,
    tags: [],
    albumKeys: [],
    addresses: [
      { path: `/s/${row.identifier}`, kind: 'page' },
      { path: `/api/snippet/${row.identifier}/raw`, kind: 'raw' },
    ],
  };
}
