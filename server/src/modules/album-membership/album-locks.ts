import { z } from 'zod';

import type { LinkedUpload } from '../../database/rows/upload-rows.ts';

const AlbumLock = z.object({
  id: z.string(),
  password_hash: z.string().nullable(),
  expires_at: z.number().nullable(),
});
const AlbumLocks = z.array(AlbumLock);

type AlbumLock = z.infer<typeof AlbumLock>;

type LockedRow = Pick<LinkedUpload, 'album_locks'>;

/** The locks of an upload's albums; where there are more than `albumLocksMax`, not all of them. */
export const albumLocksOf = ({ album_locks: json }: LockedRow): readonly AlbumLock[] =>
  json === null ? [] : AlbumLocks.parse(JSON.parse(json));

/** Whether a password of an album closes the upload's own links. */
export const hasAlbumPassword = (upload: LockedRow): boolean =>
  albumLocksOf(upload).some(({ password_hash: hash }) => hash !== null);

/** Whether a visitor needs more than the address. */
export const isGuarded = (
  upload: LockedRow & Pick<LinkedUpload, 'password_hash' | 'downloads_left'>,
): boolean =>
  upload.password_hash !== null || upload.downloads_left !== null || hasAlbumPassword(upload);

/** When the upload's own links end, with it or with the first of its albums; null: never. */
export function linkEndOf(upload: LockedRow & Pick<LinkedUpload, 'expires_at'>): number | null {
  const ends = [upload, ...albumLocksOf(upload)].flatMap(({ expires_at: end }) => end ?? []);
  return ends.length === 0 ? null : Math.min(...ends);
}
