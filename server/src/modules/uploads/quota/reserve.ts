import { formatBytes } from '@perch/contract/size';
import type { Transaction } from 'kysely';

import type { Schema, UploadRow } from '../../../database/schema.ts';
import { AppError } from '../../../lib/errors.ts';
import { newId } from '../../../lib/random.ts';
import type { Services } from '../../../services.ts';
import { endReservation, growReservation, releaseReservation } from './reservations.ts';

/** What an upload was promised before its bytes were there. */
export interface Promised {
  /** Exchanges the promise for the upload itself, in the transaction that writes its row. */
  settle(transaction: Transaction<Schema>, upload: Pick<UploadRow, 'id'>): Promise<void>;
}

/** Room in the owner's quota, set aside for an upload before its bytes are kept. */
export interface Room extends Promised {
  /** Makes sure of so many bytes; undefined: they are set aside already. Throws `quota_exceeded`. */
  cover(bytes: number): Promise<void> | undefined;
  /** Gives everything back when the upload has failed, unless its row was written all the same. */
  release(): Promise<void>;
}

/** Between what a file's size lies, as far as the request's length tells. */
export interface AnnouncedBytes {
  min: number;
  max: number;
}

const stepBytesMin = 1024 ** 2;
const stepBytesMax = 64 * 1024 ** 2;

/**
 * Sets room aside for a file of the announced length, or of none: then it grows while bytes come.
 * Each step is one statement that compares and adds, so uploads side by side cannot overdraw.
 */
export async function reserveRoom(
  services: Services,
  ownerId: string,
  announced: AnnouncedBytes | undefined,
): Promise<Room> {
  const { log } = services;
  const reservation = { id: newId(), ownerId };
  let reservedBytes = 0;
  let mayBeReserved = false;

  async function grow(bytes: number): Promise<boolean> {
    if (bytes <= 0) return true;
    mayBeReserved = true;
    const hasGrown = await growReservation(services, reservation, bytes);
    if (hasGrown) reservedBytes += bytes;
    return hasGrown;
  }

  async function growTo(bytes: number): Promise<void> {
    const missing = bytes - reservedBytes;
    const step = Math.min(Math.max(reservedBytes, stepBytesMin), stepBytesMax);
    if (step > missing && (await grow(step))) return;
    if (!(await grow(missing))) throw await quotaExceeded(services, ownerId, reservedBytes);
  }

  async function growToEither([max = 0, min = 0]: number[]): Promise<boolean> {
    try {
      return (await grow(max)) || (await grow(min));
    } catch (error) {
      // Perhaps it was set aside, and the answer was lost.
      await release();
      throw error;
    }
  }

  async function release(): Promise<void> {
    if (!mayBeReserved) return;
    try {
      await releaseReservation(services, reservation);
    } catch (error) {
      // It lessens this quota until this process ends.
      log.warn('quota.reservation_left_behind', { userId: ownerId, reservedBytes, error });
    }
  }

  const isLimited = (await findQuota(services, ownerId)).quotaBytes !== null;
  if (isLimited && announced) {
    // A file that just fits must not fail because of the form around it.
    const { maxFileBytes } = services.config;
    const { max, min } = announced;
    const isReserved = await growToEither([max, min].map((each) => Math.min(each, maxFileBytes)));
    if (!isReserved) throw await quotaExceeded(services, ownerId, 0);
  }

  return {
    cover: (bytes) => (isLimited && bytes > reservedBytes ? growTo(bytes) : undefined),
    settle: async (transaction) => {
      if (mayBeReserved) await endReservation(transaction, reservation);
    },
    release,
  };
}

/** The owner's quota, null without one, and what it is taken by. */
export async function findQuota({ db, config }: Pick<Services, 'db' | 'config'>, ownerId: string) {
  const owner = await db
    .selectFrom('users')
    .select(['quota_bytes', 'storage_bytes', 'reserved_bytes'])
    .where('id', '=', ownerId)
    .executeTakeFirst();
  return {
    quotaBytes: owner?.quota_bytes ?? config.userQuotaBytes,
    usedBytes: (owner?.storage_bytes ?? 0) + (owner?.reserved_bytes ?? 0),
  };
}

export async function quotaExceeded(
  services: Pick<Services, 'db' | 'config'>,
  ownerId: string,
  ownBytes: number,
) {
  const { quotaBytes, usedBytes } = await findQuota(services, ownerId);
  const quota = quotaBytes ?? 0;
  const left = Math.max(0, quota - usedBytes + ownBytes);
  return new AppError(
    'quota_exceeded',
    `Your files may take ${formatBytes(quota)} together; ${formatBytes(left)} are left, too little for this one.`,
  );
}
