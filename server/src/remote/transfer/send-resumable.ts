import { RemoteFailure } from '../remote-failure.ts';
import type { RemoteServer } from '../servers/choose-server.ts';
import { changedCode } from './local-file.ts';
import { pacedBody } from './paced-body.ts';
import { type Pieces, PieceTooLong } from './pieces.ts';
import type { Retries } from './retries.ts';
import type { SavedUpload } from './saved-upload.ts';
import type { SentFile, Source } from './source.ts';
import { beginTus, patchTus, removeTus, sentFileOf, type TusState } from './tus-calls.ts';

/** How often an upload may vanish at the server. */
const renewalsMax = 3;

export interface ResumableUpload {
  name: string;
  options: ReadonlyMap<string, string>;
  source: Source;
  pieces: Pieces;
  kept: SavedUpload;
  retries: Retries;
  /** Bytes that have gone out, less those that have to go out again. */
  onSent: (bytes: number) => void;
  /** Bytes that the server has from an earlier run; 0: none of what was sent then. */
  onResumed: (bytes: number) => void;
  /** The server has removed what it had. */
  onLost: () => void;
  signal: AbortSignal;
}

/**
 * Sends a file over tus, and resumes it after a lost connection, a restart of the server or an end of this process. Throws
 * RemoteFailure.
 */
export async function sendResumable(
  server: RemoteServer,
  upload: ResumableUpload,
): Promise<SentFile> {
  const transfer = new Transfer(server, upload);
  let renewals = 0;
  for (;;) {
    try {
      return await transfer.go();
    } catch (error) {
      if (isGone(error) && transfer.isBegun && renewals < renewalsMax) {
        renewals += 1;
        upload.onLost();
        await upload.kept.renew();
      } else if (!(error instanceof PieceTooLong)) {
        if (isEnd(error)) await transfer.abandon();
        await upload.retries.wait(error);
      }
    }
  }
}

class Transfer {
  #state: TusState | undefined;
  #isFromBefore: boolean;
  #countedBytes = 0;

  constructor(
    readonly server: RemoteServer,
    readonly upload: ResumableUpload,
  ) {
    this.#isFromBefore = upload.kept.isFromBefore;
  }

  get isBegun() {
    return this.#state !== undefined;
  }

  /** From where the server has it to the end. */
  async go(): Promise<SentFile> {
    const { name, options, source, pieces, kept, signal, retries } = this.upload;
    const metadata = new Map([['filename', name], ...options]);
    const { idempotencyKey } = kept;
    let state = await beginTus(
      this.server,
      { idempotencyKey, size: source.size, metadata },
      signal,
    );
    this.#state = state;
    if (!kept.isFromBefore) await kept.begun();
    this.#resume(state.offset);
    while (!state.finished) {
      const before = state.offset;
      state = await this.#sendPiece(state);
      this.#count(state.offset);
      if (state.offset > before) {
        pieces.arrived(state.offset - before);
        retries.progressed();
      }
      if (state.offset === before && !state.finished) throw stuck(this.server);
    }
    this.#count(source.size);
    await kept.forget();
    return sentFileOf(state.finished, name, source.size);
  }

  async #sendPiece(state: TusState): Promise<TusState> {
    const { source, pieces, signal } = this.upload;
    const bytes = Math.min(source.size - state.offset, pieces.maxBytes);
    const onSent = (sent: number) => this.#count(this.#countedBytes + sent);
    const body = pacedBody(firstBytes(source.read(state.offset), bytes), signal, onSent);
    try {
      const piece = { path: state.path, offset: state.offset, bytes, body: body.stream };
      return await patchTus(this.server, piece, body.signal);
    } catch (error) {
      throw body.failure() ?? pieces.explain(bytes, error);
    } finally {
      body.close();
    }
  }

  #resume(offset: number): void {
    if (this.#isFromBefore) {
      this.#isFromBefore = false;
      this.#countedBytes = offset;
      this.upload.onResumed(offset);
    } else this.#count(offset);
  }

  #count(position: number): void {
    this.upload.onSent(position - this.#countedBytes);
    this.#countedBytes = position;
  }

  /** It can never be completed. */
  async abandon(): Promise<void> {
    if (this.#state) await removeTus(this.server, this.#state.path);
    await this.upload.kept.forget();
  }
}

async function* firstBytes(pieces: AsyncIterable<Uint8Array>, bytes: number) {
  let left = bytes;
  if (left === 0) return;
  for await (const piece of pieces) {
    yield piece.subarray(0, left);
    left -= Math.min(piece.length, left);
    if (left === 0) return;
  }
}

/** The server has removed it, or never had it. */
const isGone = (error: unknown) =>
  error instanceof RemoteFailure && (error.status === 404 || error.status === 410);

/** No later run could resume: the file has changed, or the server refuses it. */
const isEnd = (error: unknown) =>
  error instanceof RemoteFailure &&
  (error.code === changedCode ||
    error.code === 'file_too_large' ||
    error.code === 'unsupported_media_type' ||
    error.code === 'invalid_option');

const stuck = ({ origin }: RemoteServer) =>
  new RemoteFailure('unreachable', `${origin} does not accept the upload’s data.`, {
    isTemporary: true,
  });
