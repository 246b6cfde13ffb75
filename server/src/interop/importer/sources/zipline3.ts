import { z } from 'zod';

import type { Source, SourceFile, SourceSettings } from '../source.ts';
import { columnOf, knownAccounts, originsOf } from './origin.ts';
import { readRows } from './read-rows.ts';
import { count, endTime, flag, key, optionalText, text, utcTime } from './row-fields.ts';
import { requireTables, type SourceDatabase } from './source-database.ts';
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

const Account = z.object({ ...accountColumns, administrator: flag, superAdmin: flag });

const File = z.object({
  id: key,
  name: text.min(1),
  originalName: optionalText,
  mimetype: text,
  createdAt: utcTime,
  size: count,
  expiresAt: endTime,
  maxViews: count.nullable(),
  views: count,
  favorite: flag,
  embed: flag,
  password: text.nullable(),
  userId: optionalKey,
  folderId: optionalKey,
  invis: z.array(text),
});

const Url = z.object({ ...linkColumns, invis: z.array(text) });

// Files whose names end so were shown as code, whatever type their client had sent.
const codeEndings = new Set(
  (
    'md css js ts java py rb sh php perl sql xml yaml c cpp cs go docker toml ini bat tex r lua ps1 rs swift scss ' +
    'less scala kt vb json vim txt html'
  ).split(' '),
);

const tables = {
  User: 'id uuid username password administrator superAdmin totpSecret',
  File: 'id name originalName mimetype createdAt size expiresAt maxViews views favorite embed password userId folderId',
  InvisibleFile: 'invis fileId',
  Folder: 'id name public createdAt userId',
  Url: 'id destination vanity createdAt maxViews views userId',
  InvisibleUrl: 'invis urlId',
};

/** Zipline 3, from the release that calls its table File (3.7) on. */
export async function openZipline3(
  database: SourceDatabase,
  settings: SourceSettings,
): Promise<Source> {
  const { fileRoute = '/u', linkRoute = '/go' } = settings;
  requireTables(database, 'Zipline 3', tables, settings);
  const users = await database.query(`select uuid from "User" order by id limit ${knownAccounts}`);
  return {
    ...originsOf('zipline', columnOf(users, 'uuid')),
    accounts: () =>
      readRows(database, {
        statement: 'select *, id as page_key from "User" where id > ?',
        key: 'id',
        first: -1,
        schema: Account,
        map: (row) =>
          accountOf(row, {
            isAdmin: row.administrator || row.superAdmin,
            quotaBytes: null,
            createdAt: undefined,
          }),
      }),
    albums: () => foldersOf(database, -1),
    links: () =>
      readRows(database, {
        statement: `select "Url".*, "Url".id as page_key,
            array(select invis from "InvisibleUrl" where "urlId" = "Url".id order by id) as invis
          from "Url" where "Url".id > ?`,
        key: '"Url".id',
        first: '',
        schema: Url,
        map: (row) => linkOf(row, null, pathsOf(linkRoute, [row.id, row.vanity, ...row.invis])),
      }),
    files: () =>
      readRows(database, {
        statement: `select "File".*, "File".id as page_key,
            array(select invis from "InvisibleFile" where "fileId" = "File".id order by id) as invis
          from "File" where "File".id > ?`,
        key: '"File".id',
        first: -1,
        schema: File,
        map: (row) => fileOf(row, fileRoute),
      }),
    close: () => database.close(),
  };
}

function fileOf(row: z.infer<typeof File>, route: string): SourceFile {
  const names = [row.name, ...row.invis];
  const isText =
    row.mimetype.startsWith('text/') || codeEndings.has(row.name.split('.').at(-1) ?? '');
  const isPage = row.embed || row.password !== null || isText;
  return {
    key: row.id,
    accountKey: row.userId,
    name: row.originalName || row.name,
    path: row.name,
    // Rows from before sizes were stored.
    size: row.size === 0 ? undefined : row.size,
    createdAt: row.createdAt,
    // A favourite did not expire.
    expiresAt: row.favorite ? null : row.expiresAt,
    views: row.views,
    maxViews: row.maxViews === 0 ? null : row.maxViews,
    passwordHash: row.password,
    isFavorite: row.favorite,
    tags: [],
    albumKeys: row.folderId === null ? [] : [row.folderId],
    addresses: fileAddresses(route, { names, isPage }, { raw: '/r', pages: ['/view', '/code'] }),
  };
}
