import { createHash, randomBytes } from 'node:crypto';

import { listed } from '../../database/listed.ts';
import type { UploadRow } from '../../database/rows/upload-rows.ts';
import { hourMs, secondMs } from '../../lib/clock.ts';
import { AppError } from '../../lib/errors.ts';
import { isId } from '../../lib/random.ts';
import type { Services } from '../../services.ts';

const validMs = hourMs;
/** Selections of one account that are kept at a time, of up to 170 KB each. */
const keptMax = 200;
/** So many ids of files that are not there are answered. */
const namedMissingMax = 10;
// 256 random bits as base64url.
const tokenForm = /^[\w-]{43}$/;

/** Only this hash is stored. */
const hashToken = (token: string) => createHash('sha256').update(token).digest('hex');

type SelectionServices = Pick<Services, 'db' | 'clock'>;

interface NewSelection {
  token: string;
  expiresAt: number;
}

/**
 * Keeps a selection of the owner's uploads for an hour, and returns the token of its address. Throws `not_found`
 * where one of them is not there, and `too_many_attempts`.
 */
export async function createSelection(
  services: SelectionServices,
  ownerId: string,
  wantedIds: readonly string[],
): Promise<NewSelection> {
  const { db, clock } = services;
  const ids = [...new Set(wantedIds)];
  // First, as it reads far less than ten thousand rows.
  await requireRoom(services, ownerId);
  await requireOwned(services, ownerId, ids);
  const token = randomBytes(32).toString('base64url');
  const createdAt = clock.now();
  const expiresAt = createdAt + validMs;
  await db
    .insertInto('archives')
    .values({
      token_hash: hashToken(token),
      user_id: ownerId,
      upload_ids: ids.join(' '),
      created_at: createdAt,
      expires_at: expiresAt,
    })
    .execute();
  return { token, expiresAt };
}

async function requireOwned(
  { db, clock }: SelectionServices,
  ownerId: string,
  ids: readonly string[],
): Promise<void> {
  const rows = await db
    .selectFrom('uploads')
    .select('id')
    .where('id', 'in', listed(db, ids.filter(isId)))
    .where('user_id', '=', ownerId)
    .where(({ or, eb }) => or([eb('expires_at', 'is', null), eb('expires_at', '>', clock.now())]))
    .execute();
  const found = new Set(rows.map(({ id }) => id));
  if (found.size === ids.length) return;
  const missing = ids.filter((id) => !found.has(id)).slice(0, namedMissingMax);
  throw new AppError('not_found', (m) => m.errors.noSuchFile, { missing });
}

async function requireRoom({ db, clock }: SelectionServices, ownerId: string): Promise<void> {
  const kept = await db
    .selectFrom('archives')
    .select('expires_at')
    .where('user_id', '=', ownerId)
    .where('expires_at', '>', clock.now())
    .orderBy('expires_at')
    .limit(keptMax)
    .execute();
  const [first] = kept;
  if (!first || kept.length < keptMax) return;
  const seconds = Math.max(1, Math.ceil((first.expires_at - clock.now()) / secondMs));
  throw new AppError('too_many_attempts', (m) => m.errors.tooManyAttempts.seconds({ seconds }), {
    retryAfterSeconds: seconds,
  });
}

/** What was chosen; its ids, up to 170 KB of them, are read only when their turn has come. */
export interface Selection {
  tokenHash: string;
  ownerId: string;
}

/** The selection behind a token; undefined where there is none, or its hour is over. */
export async function findSelection(
  { db, clock }: SelectionServices,
  token: string,
): Promise<Selection | undefined> {
  if (!tokenForm.test(token)) return undefined;
  const tokenHash = hashToken(token);
  const archive = await db
    .selectFrom('archives')
    .select('user_id')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', clock.now())
    .executeTakeFirst();
  return archive && { tokenHash, ownerId: archive.user_id };
}

/** Number of an archive's rows that are read at a time: ten thousand at once would block everything else. */
const readAtOnceMax = 500;

/** The columns of these rows: those by which the gate decides, and those that an archive has. */
export const archivedColumns = [
  'id',
  'user_id',
  'slug',
  'password_hash',
  'expires_at',
  'downloads_left',
  'original_name',
  'size',
  'content_at',
  'created_at',
  'sha256',
  'storage_key',
] as const satisfies (keyof UploadRow)[];

export type ArchivedRow = Pick<UploadRow, (typeof archivedColumns)[number]>;

/** The ids of an archive's files, in the parts in which their rows are read. */
export const partsOfIds = (ids: readonly string[]): string[][] =>
  Array.from({ length: Math.ceil(ids.length / readAtOnceMax) }, (_, part) =>
    ids.slice(part * readAtOnceMax, (part + 1) * readAtOnceMax),
  );

/** The rows in the order of the ids, without those that are not there. */
export function inOrder(rows: readonly ArchivedRow[], ids: readonly string[]): ArchivedRow[] {
  const found = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => found.get(id) ?? []);
}

/** The uploads of a selection in their order, part by part; undefined for a part of which one is gone. */
export async function* findSelectedUploads(
  { db }: Pick<SelectionServices, 'db'>,
  { tokenHash, ownerId }: Selection,
): AsyncGenerator<ArchivedRow[] | undefined> {
  const archive = await db
    .selectFrom('archives')
    .select('upload_ids')
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
  // Its hour has just ended.
  if (!archive) return yield undefined;
  for (const ids of partsOfIds(archive.upload_ids.split(' '))) {
    const rows = await db
      .selectFrom('uploads')
      .select(archivedColumns)
      .where('id', 'in', listed(db, ids))
      .where('user_id', '=', ownerId)
      .execute();
    yield rows.length === ids.length ? inOrder(rows, ids) : undefined;
  }
}

/** Deletes selections whose hour is over. */
export async function removeExpiredArchives({ db, clock }: SelectionServices): Promise<void> {
  await db.deleteFrom('archives').where('expires_at', '<=', clock.now()).execute();
}

/** CRC-32s of stored objects, by their keys; those that are not known yet are left out. */
export async function findChecksums(
  { db }: Pick<Services, 'db'>,
  keys: readonly string[],
): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('objects')
    .select(['key', 'crc32'])
    .where('key', 'in', listed(db, keys))
    .execute();
  return new Map(rows.flatMap(({ key, crc32 }) => (crc32 === null ? [] : [[key, crc32] as const])));
}
