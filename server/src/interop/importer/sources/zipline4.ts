import { parseSize } from '@perch/contract/text/size';
import { z } from 'zod';

import type { Config } from '../../../config/config.ts';
import type { Source, SourceFile, SourceSettings } from '../source.ts';
import { columnOf, knownAccounts, originsOf } from './origin.ts';
import { readRows } from './read-rows.ts';
import { count, endTime, flag, optionalText, text, utcTime } from './row-fields.ts';
import { requireTables, type SourceDatabase, type SourceRow } from './source-database.ts';
import {
  accountColumns,
  accountOf,
  fileAddresses,
  foldersOf,
  linkColumns,
  linkOf,
  optionalKey,
  pathsOf,
} from './zipline-rows.ts';

const Account = z.object({
  ...accountColumns,
  role: z.enum(['USER', 'ADMIN', 'SUPERADMIN']),
  createdAt: utcTime,
  // As its administrators write it: `5mb`.
  quota: optionalText.transform((size) => parseSize(size) ?? null),
});

const File = z.object({
  id: text.min(1),
  name: text.min(1),
  originalName: optionalText,
  type: text,
  createdAt: utcTime,
  size: count,
  deletesAt: endTime,
  maxViews: count.nullable(),
  views: count,
  favorite: flag,
  password: text.nullable(),
  userId: optionalKey,
  folderId: optionalKey,
  tags: z.array(text).catch([]),
  // Whether its account showed pages of all its files.
  hasPage: flag,
});

const Url = z.object({
  ...linkColumns,
  code: text.min(1),
  password: text.nullable(),
  // Added later.
  enabled: flag.default(true),
});

interface Routes {
  files: string;
  links: string;
  /** Whether files answer without their extension as well. */
  hasShortNames: boolean;
}

const tables = {
  Zipline:
    'id filesRoute urlsRoute filesDisabledExtensions? filesDisabledTypes? filesDisabledTypesDefault?',
  User: 'id username password role createdAt totpSecret view',
  UserQuota: 'maxBytes userId filesQuota',
  File: 'id name originalName type size createdAt deletesAt maxViews views favorite password userId folderId',
  Folder: 'id name public createdAt userId',
  Tag: 'id name',
  _FileToTag: 'A B',
  Url: 'id code vanity destination createdAt maxViews views password userId',
};

/** Zipline 4. */
export async function openZipline4(
  database: SourceDatabase,
  settings: SourceSettings,
): Promise<Source> {
  requireTables(database, 'Zipline 4', tables, settings);
  const users = await database.query(
    `select id from "User" order by "createdAt", id limit ${knownAccounts}`,
  );
  const origins = originsOf('zipline4', columnOf(users, 'id'));
  const routes = await readRoutes(database, settings);
  return {
    ...origins,
    accounts: () =>
      readRows(database, {
        statement: `select "User".*, "User".id as page_key, quota."maxBytes" as quota from "User"
          left join "UserQuota" quota on quota."userId" = "User".id and quota."filesQuota" = 'BY_BYTES'
          where "User".id > ?`,
        key: '"User".id',
        first: '',
        schema: Account,
        map: (row) =>
          accountOf(row, {
            isAdmin: row.role !== 'USER',
            quotaBytes: row.quota,
            createdAt: row.createdAt,
          }),
      }),
    albums: () => foldersOf(database, ''),
    links: () => linksOf(database, routes),
    files: () =>
      readRows(database, {
        statement: `select "File".*, "File".id as page_key, array(
            select "Tag".name from "_FileToTag" join "Tag" on "Tag".id = "_FileToTag"."B"
            where "_FileToTag"."A" = "File".id order by "Tag".name) as tags,
            coalesce(owner.view->>'enabled' = 'true', false) as "hasPage"
          from "File" left join "User" owner on owner.id = "File"."userId" where "File".id > ?`,
        key: '"File".id',
        first: '',
        schema: File,
        map: (row) => fileOf(row, routes),
      }),
    close: () => database.close(),
  };
}

/** Its clients send their tokens encrypted. */
export const tokenNoteOfZipline4 = ({ compat }: Pick<Config, 'compat'>): string | undefined =>
  compat?.ziplineSecret === undefined
    ? 'clients of Zipline 4 send them encrypted: COMPAT_ZIPLINE_SECRET must be its CORE_SECRET'
    : undefined;

async function* linksOf(database: SourceDatabase, routes: Routes) {
  const rows = readRows(database, {
    statement: 'select *, id as page_key from "Url" where id > ?',
    key: 'id',
    first: '',
    schema: Url,
    map: (row) => ({
      ...linkOf(row, row.password, [
        ...pathsOf(routes.links, [row.code, row.vanity, row.id]),
        // The page that asked for the password.
        `/view/url/${row.id}`,
      ]),
      isEnabled: row.enabled,
    }),
  });
  for await (const row of rows) {
    if ('problem' in row || row.isEnabled) yield row;
    else yield { key: row.key, problem: 'it was turned off' };
  }
}

/** From the installation's own settings, unless the operator knows better: a variable of its environment may win. */
async function readRoutes(
  { query, columns }: SourceDatabase,
  { fileRoute, linkRoute }: SourceSettings,
): Promise<Routes> {
  const [row = {}] = await query('select * from "Zipline" limit 1');
  const omits = ['filesOmitExtension', 'filesExtensionlessUrls'];
  const names = columns.get('Zipline') ?? new Set();
  return {
    files: fileRoute ?? routeIn(row, 'filesRoute') ?? '/u',
    links: linkRoute ?? routeIn(row, 'urlsRoute') ?? '/go',
    hasShortNames: omits.some((name) => names.has(name) && row[name] === true),
  };
}

function routeIn(row: SourceRow, name: string): string | undefined {
  const route = row[name];
  return typeof route === 'string' && route.startsWith('/') ? route.replace(/\/+$/, '') : undefined;
}

function fileOf(row: z.infer<typeof File>, routes: Routes): SourceFile {
  const short = /^(.+)\.[^.]+$/.exec(row.name)?.[1];
  const names = routes.hasShortNames && short !== undefined ? [row.name, short] : [row.name];
  const isPage = row.password !== null || row.hasPage || row.type.startsWith('text/');
  return {
    key: row.id,
    accountKey: row.userId,
    name: row.originalName || row.name,
    path: row.name,
    size: row.size,
    createdAt: row.createdAt,
    expiresAt: row.deletesAt,
    views: row.views,
    maxViews: row.maxViews === 0 ? null : row.maxViews,
    passwordHash: row.password,
    isFavorite: row.favorite,
    tags: row.tags,
    albumKeys: row.folderId === null ? [] : [row.folderId],
    addresses: fileAddresses(routes.files, { names, isPage }, { raw: '/raw', pages: ['/view'] }),
  };
}
