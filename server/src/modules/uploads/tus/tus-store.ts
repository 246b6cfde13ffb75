import { type Readable } from 'node:stream';

import { DataStore, Metadata, Upload } from '@tus/server';

import type { ResumableUploadRow, UploadRow } from '../../../database/rows/upload-rows.ts';
import { AppError } from '../../../lib/errors.ts';
import type { Services } from '../../../services.ts';
import { StorageFailure } from '../../../storage/storage-failure.ts';
import { newKey } from '../../../storage/storage.ts';
import { findOption } from '../options/options.ts';
import type { ContentHasher } from '../receive/count-and-hash.ts';
import { fileTooLarge } from '../receive/receive-file.ts';
import { removeUpload } from '../removal/remove-upload.ts';
import type { TusChannel } from './channel.ts';
import { declareLength } from './deferred-length.ts';
import { finishResumable } from './finish-resumable.ts';
import { uploadNotFound } from './leases/leases.ts';
import type { UploadLease } from './leases/upload-lease.ts';
import { type IncomingBytes, receiveBytes, tooManyBytes } from './receive-bytes.ts';
import { removeResumable } from './remove-resumable.ts';
import { idleMs, insertResumable, requireResumable } from './resumable-rows.ts';

const metadataLengthMax = 4096;

/**
 * The store of the protocol's library for one request, under the upload's lease and for one way to an
 * account: uploads that came by others do not exist. The bytes come from `call`, past the library's streams.
 */
export class TusStore extends DataStore {
  override extensions: string[];
  lease: UploadLease | undefined;
  /** The upload that this request has completed, or found to be complete. */
  finished: UploadRow | undefined;
  /** Whether all of its bytes had come before. */
  #isComplete = false;
  #begun: ResumableUploadRow | undefined;

  constructor(
    private readonly services: Services,
    private readonly channel: TusChannel,
    private readonly call: { request: Request; stayOpen: () => void },
    /** The id of an upload that is created; undefined: a random one. */
    readonly name: string | undefined,
  ) {
    super();
    this.extensions = channel.extensions;
  }

  override getExpiration(): number {
    return idleMs;
  }

  override async create(upload: Upload): Promise<Upload> {
    const { services, channel } = this;
    const { settings, clock } = services;
    const maxFileSize = Math.min(settings.current().maxFileSize, channel.maxFileBytes ?? Infinity);
    const length = upload.size ?? null;
    if (length !== null && length > maxFileSize) throw fileTooLarge(maxFileSize);
    channel.requireBytes(length ?? 0);
    // The library compares them when the row is written already.
    if (length !== null && this.#bodyBytes() > length) throw tooManyBytes();
    const metadata = upload.metadata ?? {};
    if (Metadata.stringify(metadata).length > metadataLengthMax) {
      throw new AppError('invalid_request', (m) => m.errors.metadataTooLong);
    }
    const fields = Object.entries(metadata).map(([key, value]) => [key, value ?? ''] as const);
    const { headers } = this.call.request;
    const { domainId, options } = await channel.begin(fields, headers);
    // Nothing keeps a password in the clear, and no HEAD gives it back.
    const kept = Metadata.stringify(withoutPassword(metadata));
    const row: ResumableUploadRow = {
      id: upload.id,
      user_id: channel.owner.id,
      length,
      length_max: length === null ? maxFileSize : null,
      reserved_bytes: length ?? 0,
      offset_bytes: 0,
      metadata: kept,
      options: JSON.stringify(options),
      domain_id: domainId,
      storage_key: newKey(),
      storage_place: '',
      tail_key: null,
      request_id: channel.requestId,
      upload_id: null,
      locked_by: null,
      locked_until: 0,
      release_wanted: 0,
      created_at: clock.now(),
      last_active_at: clock.now(),
    };
    await insertResumable(services, row, channel.reserve);
    this.#held().claimedAt = performance.now();
    this.#begun = row;
    if (length === 0) await this.#receive(row, null);
    return upload;
  }

  override async getUpload(id: string): Promise<Upload> {
    const row = await requireResumable(this.services, this.channel, id);
    // Clients learn that it is complete only after the commit.
    if (row.offset_bytes === row.length) await this.#finish(row, undefined);
    return new Upload({
      id,
      ...(row.length !== null && { size: row.length }),
      offset: row.offset_bytes,
      // Senders to a request read nothing back.
      ...(this.#isOwners() && row.metadata !== '' && { metadata: Metadata.parse(row.metadata) }),
      // What the library counts from, by the clock on the wall, when it says until when it is kept.
      creation_date: new Date(row.last_active_at + this.#clockAheadMs()).toISOString(),
    });
  }

  override async declareUploadLength(id: string, length: number): Promise<void> {
    const row = await requireResumable(this.services, this.channel, id);
    // Before the length is noted: a request that is refused has changed nothing.
    if (row.offset_bytes + (this.#incoming().announcedBytes ?? 0) > length) throw tooManyBytes();
    await declareLength(this.services, row, length);
  }

  override async write(stream: Readable, id: string, offset: number): Promise<number> {
    stream.resume();
    if (this.#isComplete) return offset;
    const row = this.#begun ?? (await requireResumable(this.services, this.channel, id));
    return this.#receive(row, this.#incoming());
  }

  override async remove(id: string): Promise<void> {
    const row = await requireResumable(this.services, this.channel, id);
    // A file that came by a request is its owner's.
    if (row.upload_id !== null && !this.#isOwners()) throw uploadNotFound();
    // A client that ends an upload in its last moment does not want the file either, and frees its space.
    if (row.upload_id !== null) {
      const finished = { id: row.upload_id, ownerId: this.channel.owner.id, isPermanent: true };
      await removeUpload(this.services, finished);
    }
    await removeResumable(this.services, row);
  }

  async #receive(row: ResumableUploadRow, incoming: IncomingBytes | null) {
    this.channel.requireBytes(row.offset_bytes + (incoming?.announcedBytes ?? 0));
    const lease = this.#held();
    const received = await this.#unlessLost(row, () =>
      receiveBytes(this.services, row, lease, incoming, this.channel.requireAcceptedType),
    );
    const { offset_bytes: bytes, length } = received.row;
    const { failure } = received;
    if (failure) {
      if (!this.#goesOnAfter(failure)) await removeResumable(this.services, received.row);
      throw failure;
    }
    if (bytes === length) await this.#finish(received.row, received.hasher);
    // The client of one that was just created learns its address.
    else if (lease.signal.aborted && !this.#begun) throw interrupted();
    return bytes;
  }

  async #finish(row: ResumableUploadRow, hasher: ContentHasher | undefined): Promise<void> {
    // Later changes are visible to the owner only.
    if (row.upload_id === null || this.#isOwners()) {
      this.finished = await this.#unlessLost(row, () =>
        finishResumable(this.services, row, hasher, this.channel),
      );
    }
    this.#isComplete = true;
  }

  #isOwners(): boolean {
    return this.channel.requestId === null;
  }

  /** If stored bytes are missing, the client has to start over. */
  async #unlessLost<T>(row: ResumableUploadRow, work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof StorageFailure && error.kind === 'missing')) throw error;
      this.services.log.error('upload.bytes_lost', { id: row.id, error });
      await removeResumable(this.services, row);
      throw uploadNotFound();
    }
  }

  #goesOnAfter(failure: Error): boolean {
    const code = failure instanceof AppError ? failure.code : undefined;
    // The client of a new one does not know its URL yet, and can only resume it by its key.
    if (this.#begun) return this.name !== undefined && code === 'upload_incomplete';
    // One that is too large, or of another type, can never be completed.
    return code !== 'file_too_large' && code !== 'unsupported_media_type';
  }

  /** How many bytes a creation sends along, as it says; the library ignores a body without a type. */
  #bodyBytes(): number {
    const hasBytes = this.call.request.headers.has('content-type');
    return hasBytes ? (this.#incoming().announcedBytes ?? 0) : 0;
  }

  #incoming(): IncomingBytes {
    const { request, stayOpen } = this.call;
    const announced = request.headers.get('content-length');
    const announcedBytes = announced === null ? undefined : Number(announced);
    return { body: request.body, announcedBytes, stayOpen };
  }

  /** How far the clock was moved forward since this process was started. */
  #clockAheadMs(): number {
    const { clock, ages } = this.services;
    return clock.now() - ages.now();
  }

  #held(): UploadLease {
    if (!this.lease) throw new Error('Nothing is done to an upload without its lease');
    return this.lease;
  }
}

const interrupted = () =>
  new AppError('busy', (m) => m.errors.uploadInterrupted, {
    retryAfterSeconds: 1,
  });

const withoutPassword = (metadata: Record<string, string | null>) =>
  Object.fromEntries(Object.entries(metadata).filter(([key]) => findOption(key) !== 'password'));
