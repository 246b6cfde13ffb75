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
} from '../source.ts';
import { columnOf, knownAccounts, originsOf } from './origin.ts';
import { count, flag, problemsOf, text, utcTime } from './row-fields.ts';

const Account = z.object({
  unid: text.min(1),
  username: text,
  passhash: text.default(''),
  admin: flag.default(false),
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

const Accounts = z.object({ users: z.array(z.looseObject({ unid: z.unknown() })) });
// Engines write their entries as pairs, or as one object.
const Entries = z.union([
  z.array(z.tuple([z.string(), z.unknown()])),
  z.record(z.string(), z.unknown()).transform((entries) => Object.entries(entries)),
]);

/** ass 0.14, from the folder that has its `auth.json` and `data.json`. */
export async function openAss(folder: string): Promise<Source> {
  const { users } = parse(Accounts, await readJson(folder, 'auth.json'), 'auth.json');
  const entries = parse(Entries, await readJson(folder, 'data.json'), 'data.json');
  return {
    ...originsOf('ass', columnOf(users.slice(0, knownAccounts), 'unid')),
    async *accounts() {
      for (const user of users) yield accountOf(user);
    },
    albums: nothing,
    links: nothing,
    async *files() {
      for (const [id, entry] of entries) yield fileOf(id, entry);
    },
    async close() {},
  };
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

function accountOf(user: Record<string, unknown>): Read<SourceAccount> {
  const parsed = Account.safeParse(user);
  if (!parsed.success) return { key: String(user['unid']), problem: problemsOf(parsed.error) };
  const { unid, username, passhash, admin } = parsed.data;
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

/** Its own address shows people a page; ids may be of characters that cannot be seen. */
function addressesOf(id: string, { ext, deleteId }: z.infer<typeof File>): SourceAddress[] {
  const link = `/${id}`;
  const addresses: SourceAddress[] = [
    { path: link, kind: 'mixed' },
    { path: `${link}/direct`, kind: 'raw' },
    { path: `${link}/thumbnail`, kind: 'thumbnail' },
  ];
  if (/^\.[^./]+$/.test(ext)) {
    addresses.push({ path: `${link}${ext}`, kind: 'mixed' });
    addresses.push({ path: `${link}/direct${ext}`, kind: 'raw' });
  }
  if (deleteId) {
    addresses.push({ path: `${link}/delete/${deleteId}`, kind: 'deletion', isSecret: true });
  }
  return addresses;
}
