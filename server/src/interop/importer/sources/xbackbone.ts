import { z } from 'zod';

import {
  nothing,
  type Read,
  type Source,
  type SourceAddress,
  type SourceFile,
  type SourceSettings,
} from '../source.ts';
import { knownAccounts, originsOf } from './origin.ts';
import { readRows } from './read-rows.ts';
import { flag, key, list, optionalText, secret, text, utcTime, wholeNumber } from './row-fields.ts';
import { requireTables, type SourceDatabase } from './source-database.ts';

const Account = z.object({
  id: key,
  username: text,
  email: optionalText,
  password: text,
  active: flag,
  is_admin: flag,
  registration_date: utcTime,
  max_disk_quota: wholeNumber,
  token: secret,
});

const File = z.object({
  id: key,
  code: text.min(1),
  filename: text,
  storage_path: text.min(1),
  published: flag,
  timestamp: utcTime,
  account: key.nullable(),
  user_code: text.nullable(),
  token: optionalText,
  tags: list,
});

const tables = {
  users:
    'id email username password user_code token active is_admin registration_date max_disk_quota activate_token?',
  uploads: 'id user_id code filename storage_path published timestamp',
  tags: 'id name',
  uploads_tags: 'upload_id tag_id',
};

/** XBackBone 3, from the release that has quotas and tags (3.2) on. */
export async function openXBackBone(
  database: SourceDatabase,
  settings: SourceSettings,
): Promise<Source> {
  requireTables(database, 'XBackBone 3', tables, settings);
  const users = await database.query(
    `select id, user_code, registration_date from users order by id limit ${knownAccounts}`,
  );
  return {
    ...originsOf(
      'xbackbone',
      users.map((user) => JSON.stringify(user)),
    ),
    accounts: () => accountsOf(database),
    albums: nothing,
    links: nothing,
    files: () => filesOf(database),
    close: () => database.close(),
  };
}

const accountsOf = (database: SourceDatabase) =>
  readRows(database, {
    statement: 'select *, id as page_key from users where id > ?',
    key: 'id',
    first: -1,
    schema: Account,
    map: (row) => ({
      key: row.id,
      username: row.username,
      email: row.email,
      passwordHash: row.password,
      isAdmin: row.is_admin,
      isActive: row.active,
      // -1: without a limit, as far as the installation has none.
      quotaBytes: row.max_disk_quota < 0 ? null : row.max_disk_quota,
      createdAt: row.registration_date,
      totpSecret: null,
      uploadToken: row.token,
    }),
  });

const filesOf = (database: SourceDatabase) =>
  readRows(database, {
    statement: `select uploads.*, uploads.id as page_key, users.id as account, users.user_code, users.token,
        (select ${database.joined('tags.name')} from uploads_tags held join tags on tags.id = held.tag_id
          where held.upload_id = uploads.id) as tags
      from uploads left join users on users.id = uploads.user_id where uploads.id > ?`,
    key: 'uploads.id',
    first: -1,
    schema: File,
    map: fileOf,
  });

function fileOf(row: z.infer<typeof File>): Read<SourceFile> {
  const { id, account, user_code: user } = row;
  if (account === null || user === null) return { key: id, problem: 'its account was deleted' };
  return {
    key: id,
    accountKey: account,
    name: row.filename,
    path: row.storage_path,
    size: undefined,
    createdAt: row.timestamp,
    expiresAt: null,
    views: 0,
    maxViews: null,
    passwordHash: null,
    isFavorite: false,
    tags: row.tags,
    albumKeys: [],
    // One that was not published was seen by its owner alone.
    addresses: row.published ? addressesOf(row, user) : [],
  };
}

/**
 * As its routes have them: `/<user>/<code>` shows people a page, and gives programs the bytes. Every route takes the
 * code with the extension as well, and its answers to uploads, from which clients make the links of deletion, have it.
 */
function addressesOf({ code, filename, token }: z.infer<typeof File>, user: string) {
  const extension = /\.([^.]+)$/.exec(filename)?.[1];
  // Of a file without an extension they end in the dot.
  return ['', `.${extension ?? ''}`].flatMap((ending): SourceAddress[] => {
    const link = `/${user}/${code}${ending}`;
    const addresses: SourceAddress[] = [
      { path: link, kind: 'mixed' },
      { path: `${link}/raw`, kind: 'raw' },
      { path: `${link}/download`, kind: 'download' },
    ];
    if (extension !== undefined) addresses.push({ path: `${link}/raw.${extension}`, kind: 'raw' });
    if (token !== '') {
      addresses.push({ path: `${link}/delete/${token}`, kind: 'deletion', isSecret: true });
    }
    return addresses;
  });
}
