import type { ResumableUploadRow } from '../../../database/rows/upload-rows.ts';
import { AppError } from '../../../lib/errors.ts';
import type { Services } from '../../../services.ts';
import {
  growStepwise,
  mustReserveBytes,
  quotaRefusal,
  releaseBytes,
  withinQuota,
} from '../quota/quota.ts';
import { fileTooLarge } from '../receive/receive-file.ts';
import { leaseLost, reservedBytesOf } from './resumable-rows.ts';

// A client may tell the length of an upload after its bytes, or not at all. Until then what the upload holds
// of its owner's quota grows with the arriving bytes, in steps, and equals the stored bytes between two requests.

/**
 * Notes the length of an upload that had none, and reserves just that. Throws `file_too_large`, and as
 * `quotaRefusal` says: then nothing has changed.
 */
export async function declareLength(
  services: Services,
  row: ResumableUploadRow,
  length: number,
): Promise<void> {
  const { id, user_id: ownerId, length_max: max } = row;
  const bytes = reservedBytesOf(row);
  if (max !== null && length > max) throw fileTooLarge(max);
  const hasRoom = await resize(services, { id, ownerId, bytes }, { to: length, length });
  if (!hasRoom) throw await quotaRefusal(services, ownerId, bytes);
}

/** What an upload without a length may store, in the course of one request. */
export class DeferredLimit {
  #reservedBytes: number;

  constructor(
    private readonly services: Services,
    private readonly row: ResumableUploadRow,
  ) {
    this.#reservedBytes = reservedBytesOf(row);
  }

  /** Reserves so many bytes in all, as the request has announced them. Throws as `allow` does. */
  async announce(bytes: number): Promise<void> {
    this.#requireAllowed(bytes);
    if (bytes > this.#reservedBytes && !(await this.#reserve(bytes))) throw await this.#refusal();
  }

  /**
   * Makes sure of so many bytes in all; undefined: they are reserved already. Throws `file_too_large`,
   * and as `quotaRefusal` says.
   */
  allow(bytes: number): Promise<void> | undefined {
    this.#requireAllowed(bytes);
    return bytes > this.#reservedBytes ? this.#grow(bytes) : undefined;
  }

  /** Releases the bytes that are reserved behind the stored ones. */
  async end(storedBytes: number): Promise<void> {
    if (storedBytes >= this.#reservedBytes) return;
    const { log } = this.services;
    try {
      await this.#reserve(storedBytes);
    } catch (error) {
      // The end of its next request gives it back, or its removal.
      log.warn('upload.reservation_trim_failed', { id: this.row.id, error });
    }
  }

  #requireAllowed(bytes: number): void {
    const { length_max: max } = this.row;
    if (max !== null && bytes > max) throw fileTooLarge(max);
  }

  async #grow(bytes: number): Promise<void> {
    const maxBytes = this.row.length_max ?? bytes;
    const size = { reserved: this.#reservedBytes, bytes, maxBytes };
    if (!(await growStepwise((to) => this.#reserve(to), size))) throw await this.#refusal();
  }

  async #reserve(bytes: number): Promise<boolean> {
    const { id, user_id: ownerId } = this.row;
    const from = { id, ownerId, bytes: this.#reservedBytes };
    const hasRoom = await resize(this.services, from, { to: bytes });
    if (hasRoom) this.#reservedBytes = bytes;
    return hasRoom;
  }

  #refusal(): Promise<AppError> {
    return quotaRefusal(this.services, this.row.user_id, this.#reservedBytes);
  }
}

interface Reserved {
  id: string;
  ownerId: string;
  bytes: number;
}

/**
 * Changes what an upload of this process holds of the quota, and its length with it; false where the quota has
 * no room for more. The upload's row comes first, as in every transaction that writes both.
 */
async function resize(
  { db, settings, resumables }: Services,
  { id, ownerId, bytes }: Reserved,
  { to, length }: { to: number; length?: number },
): Promise<boolean> {
  return withinQuota({ db }, async (transaction) => {
    const updated = await transaction
      .updateTable('resumable_uploads')
      .set({ reserved_bytes: to, ...(length !== undefined && { length }) })
      .where('id', '=', id)
      .where('locked_by', '=', resumables.leases.holder)
      .where('reserved_bytes', '=', bytes)
      .where('length', 'is', null)
      .returning('id')
      .executeTakeFirst();
    if (!updated) throw leaseLost();
    const change = { ownerId, bytes: Math.abs(to - bytes) };
    if (to > bytes) await mustReserveBytes(transaction, settings, change);
    else await releaseBytes(transaction, change);
  });
}
