import { RemoteFailure } from '../remote-failure.ts';
import type { RemoteServer } from '../servers/choose-server.ts';
import { pacedBody } from './paced-body.ts';
import { type Pieces, PieceTooLong } from './pieces.ts';
import { readInput } from './read-input.ts';
import type { Retries } from './retries.ts';
import { unsavedUpload } from './saved-upload.ts';
import { sendForm } from './send-form.ts';
import type { SentFile } from './source.ts';
import { beginTus, patchTus, removeTus, sentFileOf, type TusState } from './tus-calls.ts';

/** A piece stays in memory until the server has it; the next one is read meanwhile. */
const pieceBytes = 16 * 1024 ** 2;

const sliceBytes = 256 * 1024;

export interface InputUpload {
  /** undefined: by what its beginning is. */
  name: string | undefined;
  options: ReadonlyMap<string, string>;
  pieces: Pieces;
  retries: Retries;
  onSent: (bytes: number) => void;
  signal: AbortSignal;
}

/**
 * Sends standard input, whose length is known only at its end: in one form if it is short, else as a resumable upload,
 * which continues after a lost connection but not after the end of this process. Throws RemoteFailure.
 */
export async function sendInput(server: RemoteServer, upload: InputUpload): Promise<SentFile> {
  const pieces = readInput(pieceBytes, upload.signal);
  try {
    const first = await pieces.next();
    const bytes = first.done ? new Uint8Array() : first.value;
    const name = upload.name ?? nameOf(bytes);
    const isWhole = bytes.length < pieceBytes && bytes.length <= upload.pieces.maxBytes;
    const sent = isWhole ? await sendWhole(server, { ...upload, name }, bytes) : undefined;
    return sent ?? (await sendPieces(server, { ...upload, name }, bytes, pieces));
  } finally {
    await pieces.return(undefined);
  }
}

type NamedUpload = InputUpload & { name: string };

/** undefined: it is too long for one request. */
async function sendWhole(
  server: RemoteServer,
  upload: NamedUpload,
  bytes: Uint8Array,
): Promise<SentFile | undefined> {
  const source = { size: bytes.length, read: (from: number) => slices(bytes.subarray(from)) };
  for (;;) {
    try {
      return await sendForm(server, { ...upload, source });
    } catch (error) {
      const failure = upload.pieces.explain(bytes.length, error);
      if (failure instanceof PieceTooLong) return undefined;
      await upload.retries.wait(failure);
    }
  }
}

async function sendPieces(
  server: RemoteServer,
  upload: NamedUpload,
  first: Uint8Array,
  pieces: AsyncGenerator<Uint8Array, void>,
): Promise<SentFile> {
  const sender = new PieceSender(server, upload);
  let piece = first;
  try {
    for (;;) {
      const next = pieces.next();
      // It is awaited after the piece before it, which may fail.
      next.catch(() => {});
      const isSure = await sender.send(piece, undefined);
      const { done, value } = await next;
      if (done) return await sender.finish(isSure);
      piece = value;
    }
  } catch (error) {
    await sender.abandon();
    throw error;
  }
}

class PieceSender {
  readonly #idempotencyKey = unsavedUpload().idempotencyKey;
  #state: TusState | undefined;

  constructor(
    readonly server: RemoteServer,
    readonly upload: NamedUpload,
  ) {}

  /** Sends a piece behind those before it. Gives how many bytes the server has. */
  async send(piece: Uint8Array, length: number | undefined): Promise<number> {
    const start = this.#state?.offset ?? 0;
    const end = start + piece.length;
    const { pieces, retries } = this.upload;
    let state = this.#state;
    for (;;) {
      try {
        state ??= await this.#begin();
        if (state.offset < start || state.offset > end) throw lost();
        const isThere = ({ offset, finished }: TusState) =>
          length === undefined ? offset === end : finished !== undefined;
        while (!isThere(state)) {
          const before: number = state.offset;
          const from = before - start;
          const part = piece.subarray(from, from + pieces.maxBytes);
          state = await this.#patch(state, part, length);
          if (state.offset > before) {
            pieces.arrived(state.offset - before);
            retries.progressed();
          }
        }
        this.#state = state;
        return end;
      } catch (error) {
        if (!(error instanceof PieceTooLong)) await retries.wait(error);
        // What it has is asked for by beginning again.
        state = undefined;
      }
    }
  }

  async #patch({ path, offset }: TusState, bytes: Uint8Array, length: number | undefined) {
    const { onSent, pieces, signal } = this.upload;
    let sentBytes = 0;
    const body = pacedBody(slices(bytes), signal, (sent) => {
      sentBytes += sent;
      onSent(sent);
    });
    try {
      const piece = { path, offset, length, bytes: bytes.length, body: body.stream };
      return await patchTus(this.server, piece, body.signal);
    } catch (error) {
      onSent(-sentBytes);
      throw pieces.explain(bytes.length, error);
    } finally {
      body.close();
    }
  }

  async finish(length: number): Promise<SentFile> {
    await this.send(new Uint8Array(), length);
    const { name } = this.upload;
    const finished = this.#state?.finished;
    if (!finished) throw lost();
    return sentFileOf(finished, name, length);
  }

  async #begin(): Promise<TusState> {
    const { name, options, signal } = this.upload;
    const metadata = new Map([['filename', name], ...options]);
    const creation = { idempotencyKey: this.#idempotencyKey, size: undefined, metadata };
    const state = await beginTus(this.server, creation, signal);
    this.#state ??= state;
    return state;
  }

  async abandon(): Promise<void> {
    if (this.#state && !this.#state.finished) await removeTus(this.server, this.#state.path);
  }
}

async function* slices(bytes: Uint8Array) {
  for (let from = 0; from < bytes.length; from += sliceBytes) {
    yield bytes.subarray(from, from + sliceBytes);
  }
}

const lost = () =>
  new RemoteFailure(
    'failed',
    'The server has lost the received part of standard input, which cannot be read again.',
  );

/** A text is shown by its name as one. */
function nameOf(bytes: Uint8Array): string {
  const isShort = bytes.length < pieceBytes;
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: !isShort });
    return bytes.length > 0 && !text.includes('\0') ? 'stdin.txt' : 'stdin';
  } catch {
    return 'stdin';
  }
}
