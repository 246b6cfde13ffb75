import type { AlbumRow } from '../../../database/rows/album-rows.ts';
import { accountKey } from '../../../modules/accounts/account-key.ts';
import { hasWorkingLinks } from '../../../modules/accounts/blocked-owners.ts';
import type { GateServices } from '../decide-read.ts';
import type { ReadableAlbum } from './decide-read-album.ts';

export interface Gallery {
  username: string;
  albums: ReadableAlbum[];
  /** Whether further ones follow. */
  hasMore: boolean;
}

interface Part {
  /** From 1. */
  page: number;
  limit: number;
}

const usernameUnitsMax = 256;

/**
 * The public albums of an account that shows them, the newest first, without those that are locked or over; undefined
 * for every other name.
 */
export async function readGallery(
  { db, clock }: Pick<GateServices, 'db' | 'clock'>,
  name: string,
  { page, limit }: Part,
): Promise<Gallery | undefined> {
  // No database takes all of them.
  if (name.length > usernameUnitsMax || /[\p{Cc}\p{Cs}]/u.test(name)) return undefined;
  const user = await db
    .selectFrom('users')
    .select(['id', 'username', 'status', 'keep_links'])
    .where('username_key', '=', accountKey(name))
    .where('gallery', '=', 1)
    .executeTakeFirst();
  if (!user || !hasWorkingLinks(user)) return undefined;
  const now = clock.now();
  const rows = await db
    .selectFrom('albums')
    .selectAll()
    .where('user_id', '=', user.id)
    .where('visibility', '=', 'public')
    .where('password_hash', 'is', null)
    .where(({ or, eb }) => or([eb('expires_at', 'is', null), eb('expires_at', '>', now)]))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .offset((page - 1) * limit)
    .execute();
  const albums = rows.filter((row): row is ReadableAlbum => isOpen(row, now));
  return {
    username: user.username,
    albums: albums.slice(0, limit),
    hasMore: rows.length > limit,
  };
}

const isOpen = ({ visibility, password_hash, expires_at }: AlbumRow, now: number) =>
  visibility === 'public' && password_hash === null && (expires_at === null || expires_at > now);
