import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { z } from 'zod';

import { AppError } from '../../../lib/errors.ts';
import {
  nothing,
  type Read,
  type Source,
  type SourceAccount,
  type SourceAddress,
  type SourceFile,
  type SourceSettings,
} from '../source.ts';
import { refuseClosingColumns, type SourceTable } from './closing-columns.ts';
import { columnOf, knownAccounts, originsOf } from './origin.ts';
import { count, flag, problemsOf, secret, text, utcTime } from './row-fields.ts';
import type { SourceRow } from './source-database.ts';

const Account = z.object({
  unid: text.min(1),
  username: text,
  passhash: text.default(''),
  admin: flag.default(false),
  token: secret,
});

const File = z.object({
  path: text.min(1),
  originalname: text,
  ext: text.default(''),
  size: count.optional(),
  // Of its object, where they are in S3.
  randomId: text.optional(),
  deleteId: text.optional(),
  timestamp: utcTime,
  uploader: text.optional(),
});

const Accounts = z.object({ users: z.array(z.unknown()) });
const Pair = z.tuple([z.string(), z.unknown()]);
// Engines write their entries as pairs, or as one object.
const Entries = z.union([
  z.array(z.unknown()),
  z.record(z.string(), z.unknown()).transform((entries): unknown[] => Object.entries(entries)),
]);

/** ass 0.14, from the folder that has its `auth.json` and `data.json`. */
export async function openAss(folder: string, { ignoredColumns }: SourceSettings): Promise<Source> {
  const { users } = parse(Accounts, await readJson(folder, 'auth.json'), 'auth.json');
  const entries = parse(Entries, await readJson(folder, 'data.json'), 'data.json');
  const files = entries.map((entry) => Pair.safeParse(entry).data?.[1]);
  const tables = [
    ...tablesOf('users', users, Account.shape),
    ...tablesOf('files', files, File.shape),
  ];
  refuseClosingColumns('ass 0.14', tables, ignoredColumns);
  return {
    ...originsOf('ass', columnOf(users.slice(0, knownAccounts).map(toRow), 'unid')),
    async *accounts() {
      for (const [index, user] of users.entries()) yield accountOf(toRow(user), index);
    },
    albums: nothing,
    links: nothing,
    files: () => filesOf(entries),
    async close() {},
  };
}

const toRow = (value: unknown): SourceRow =>
  typeof value === 'object' && value !== null ? { ...value } : {};

/** The keys that these objects have, as columns of a table; objects in them are tables of their own. */
function tablesOf(name: string, objects: readonly unknown[], known: object): SourceTable[] {
  const columns = new Set<string>();
  const inner = new Map<string, Set<string>>();
  for (const object of objects) {
    for (const [key, value] of Object.entries(toRow(object))) {
      columns.add(key);
      const keys = Array.isArray(value) ? [] : Object.keys(toRow(value));
      for (const each of keys) inner.set(key, (inner.get(key) ?? new Set()).add(each));
    }
  }
  return [
    { name, columns, known: new Set(Object.keys(known)) },
    ...[...inner].map(([key, keys]) => ({
      name: `${name}.${key}`,
      columns: keys,
      known: new Set<string>(),
    })),
  ];
}

async function* filesOf(entries: readonly unknown[]): AsyncIterable<Read<SourceFile>> {
  const seen = new Set<string>();
  for (const [index, entry] of entries.entries()) {
    const { data: [id, file] = [] } = Pair.safeParse(entry);
    if (id === undefined) yield { key: `entry ${index + 1}`, problem: 'it has no id' };
    else if (seen.has(id)) yield { key: id, problem: 'its id is not unique' };
    else yield fileOf(id, file);
    if (id !== undefined) seen.add(id);
  }
}

async function readJson(folder: string, name: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(join(folder, name), 'utf8'));
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause);
    throw new AppError('invalid_request', () => `${name} of ass cannot be read: ${why}`, { cause });
  }
}

function parse<T>(schema: z.ZodType<T>, json: unknown, name: string): T {
  const parsed = schema.safeParse(json);
  if (parsed.success) return parsed.data;
  throw new AppError('invalid_request', () => `${name} is not of ass: ${problemsOf(parsed.error)}`);
}

function accountOf(user: SourceRow, index: number): Read<SourceAccount> {
  const parsed = Account.safeParse(user);
  if (!parsed.success) return { key: `entry ${index + 1}`, problem: problemsOf(parsed.error) };
  const { unid, username, passhash, admin, token } = parsed.data;
  return {
    key: unid,
    username,
    email: '',
    passwordHash: passhash === '' ? null : passhash,
    isAdmin: admin,
    isActive: true,
    quotaBytes: null,
    createdAt: undefined,
    totpSecret: null,
    uploadToken: token,
  };
}

function fileOf(id: string, entry: unknown): Read<SourceFile> {
  const parsed = File.safeParse(entry);
  if (!parsed.success) return { key: id, problem: problemsOf(parsed.error) };
  const file = parsed.data;
  return {
    key: id,
    accountKey: file.uploader || null,
    name: file.originalname,
    path: file.path.replace(/^\.\//, ''),
    objectKey: file.randomId ? `${file.randomId}${file.ext}` : undefined,
    size: file.size,
    createdAt: file.timestamp,
    expiresAt: null,
    views: 0,
    maxViews: null,
    passwordHash: null,
    isFavorite: false,
    tags: [],
    albumKeys: [],
    addresses: addressesOf(id, file),
  };
}

/**
 * Its own address shows people a page; ids may be of characters that cannot be seen. All that follows the id's first dot
 * was passed over: links end in the extension where the client asked for that, and in whatever follows the first dot of
 * the original name where this is the id.
 */
function addressesOf(id: string, file: z.infer<typeof File>): SourceAddress[] {
  const { ext, deleteId, originalname } = file;
  const endings = new Set(['', ...(/^\.[^./]+$/.test(ext) ? [ext] : [])]);
  const links = new Set([...endings].map((ending) => `/${id}${ending}`));
  if (originalname.startsWith(`${id}.`) && !originalname.includes('/'))
    links.add(`/${originalname}`);
  return [...links].flatMap((link): SourceAddress[] => [
    { path: link, kind: 'mixed' },
    { path: `${link}/thumbnail`, kind: 'thumbnail' },
    ...[...endings].map((ending): SourceAddress => ({
      path: `${link}/direct${ending}`,
      kind: 'raw',
    })),
    ...(deleteId
      ? [{ path: `${link}/delete/${deleteId}`, kind: 'deletion' as const, isSecret: true }]
      : []),
  ]);
}
