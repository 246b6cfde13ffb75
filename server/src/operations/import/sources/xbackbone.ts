import { createHash } from 'node:crypto';

import { z } from 'zod';

import { AppError } from '../../../lib/errors.ts';
import {
  nothing,
  type Read,
  type Source,
  type SourceAccount,
  type SourceAddress,
  type SourceFile,
} from '../source.ts';
import { count, flag, optionalText, problemsOf, text, utcTime, wholeNumber } from './row-fields.ts';
import {
  readInPages,
  requireTables,
  type SourceDatabase,
  type SourceRow,
} from './source-database.ts';

const Account = z.object({
  id: count,
  username: text,
  email: optionalText,
  password: text,
  active: flag,
  is_admin: flag,
  registration_date: utcTime,
  max_disk_quota: wholeNumber,
});

const File = z.object({
  id: count,
  code: text.min(1),
  filename: text,
  storage_path: text.min(1),
  published: flag,
  timestamp: utcTime,
  account: count,
  user_code: text.min(1),
  token: optionalText,
});

/** XBackBone 3, from the release that has quotas and tags (3.2) on. */
export async function openXBackBone(database: SourceDatabase): Promise<Source> {
  requireTables(database, 'XBackBone 3', {
    users:
      'id email username password user_code token active is_admin registration_date max_disk_quota',
    uploads: 'id user_id code filename storage_path published timestamp',
    tags: 'id name',
    uploads_tags: 'upload_id tag_id',
  });
  const [first] = await database.query(
    'select id, user_code, registration_date from users order by id limit 1',
  );
  if (!first) {
    throw new AppError('invalid_request', () => 'This database of XBackBone has no accounts.');
  }
  const origin = createHash('sha256')
    .update(`xbackbone ${JSON.stringify(first)}`)
    .digest('hex');
  return {
    origin,
    accounts: () => accountsOf(database),
    albums: nothing,
    links: nothing,
    files: () => filesOf(database),
    close: () => database.close(),
  };
}

async function* accountsOf(database: SourceDatabase): AsyncIterable<Read<SourceAccount>> {
  const statement = 'select *, id as page_key from users where id > ?';
  for await (const page of readInPages(database, statement, { key: 'id', first: -1 })) {
    for (const row of page) yield accountOf(row);
  }
}

function accountOf(row: SourceRow): Read<SourceAccount> {
  const { data, error } = Account.safeParse(row);
  if (!data) return { key: String(row['id']), problem: problemsOf(error) };
  return {
    key: String(data.id),
    username: data.username,
    email: data.email,
    passwordHash: data.password,
    isAdmin: data.is_admin,
    isActive: data.active,
    // -1: without a limit, as far as the installation has none.
    quotaBytes: data.max_disk_quota < 0 ? null : data.max_disk_quota,
    createdAt: data.registration_date,
    totpSecret: null,
  };
}

async function* filesOf(database: SourceDatabase): AsyncIterable<Read<SourceFile>> {
  const statement = `select uploads.*, uploads.id as page_key, users.id as account, users.user_code, users.token
    from uploads left join users on users.id = uploads.user_id where uploads.id > ?`;
  for await (const page of readInPages(database, statement, { key: 'uploads.id', first: -1 })) {
    const tags = await tagsOf(database, page);
    for (const row of page) yield fileOf(row, tags.get(String(row['id'])) ?? []);
  }
}

/** The names of the tags of a page's files, by the files' ids. */
async function tagsOf(database: SourceDatabase, page: SourceRow[]) {
  const [first, last] = [page[0]?.['page_key'], page.at(-1)?.['page_key']].map(Number);
  const rows = await database.query(
    `select uploads_tags.upload_id, tags.name from uploads_tags
      join tags on tags.id = uploads_tags.tag_id where upload_id between ? and ? order by tags.id`,
    [first ?? 0, last ?? 0],
  );
  const names = new Map<string, string[]>();
  for (const { upload_id: id, name } of rows) {
    const key = String(id);
    names.set(key, [...(names.get(key) ?? []), String(name)]);
  }
  return names;
}

function fileOf(row: SourceRow, tags: readonly string[]): Read<SourceFile> {
  const key = String(row['id']);
  if (row['account'] === null) return { key, problem: 'its account was deleted' };
  const { data, error } = File.safeParse(row);
  if (!data) return { key, problem: problemsOf(error) };
  return {
    key,
    accountKey: String(data.account),
    name: data.filename,
    path: data.storage_path,
    size: undefined,
    createdAt: data.timestamp,
    expiresAt: null,
    views: 0,
    maxViews: null,
    passwordHash: null,
    isFavorite: false,
    tags,
    albumKeys: [],
    // One that was not published was seen by its owner alone.
    addresses: data.published ? addressesOf(data) : [],
  };
}

/** As its routes have them: `/<user>/<code>` shows people a page, and gives programs the bytes. */
function addressesOf({ user_code: user, code, filename, token }: z.infer<typeof File>) {
  const link = `/${user}/${code}`;
  const extension = /\.([^.]+)$/.exec(filename)?.[1];
  const addresses: SourceAddress[] = [
    { path: link, kind: 'mixed' },
    { path: `${link}/raw`, kind: 'raw' },
    { path: `${link}/download`, kind: 'download' },
  ];
  if (extension !== undefined) {
    addresses.push({ path: `${link}.${extension}`, kind: 'mixed' });
    addresses.push({ path: `${link}/raw.${extension}`, kind: 'raw' });
  }
  if (token !== '') {
    addresses.push({ path: `${link}/delete/${token}`, kind: 'deletion', isSecret: true });
  }
  return addresses;
}
