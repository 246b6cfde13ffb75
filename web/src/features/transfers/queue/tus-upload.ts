import { pieceBytesMin } from '@perch/contract/uploads/piece-sizes';
import { DetailedError, Upload } from 'tus-js-client';

import {
  ApiError,
  blockedByProxy,
  networkError,
  parseErrorResponse,
} from '../../../api/api-error.ts';
import { api, expireSession } from '../../../api/client.ts';
import { currentToken } from '../../../api/session.ts';
import { isReadable, recordPieceFailure, sendInPieces } from '../../../api/upload-pieces.ts';
import { currentLocale, m } from '../../../language/messages.ts';
import {
  clearUploadDomain,
  refuseUploadOptions,
  uploadOptionsOf,
} from '../../upload-options/new-uploads.ts';
import { chooseUploadDomain } from '../../upload-options/upload-domain.ts';
import { PieceTooLarge } from './retry-policy.ts';
import type { StoredFile } from './transfer.ts';

const { resumable } = api.upload;

// A smaller file is sent with the request that creates the upload: if it is cut off there is nothing to
// resume, and little to send again. A larger one gets its upload URL first.
const wholeMaxBytes = pieceBytesMin;
const watchIntervalMs = 1000;
// A connection that died without an error. The server also drops a silent client after a minute.
const silentMaxMs = 60_000;
const storingMaxMs = 10 * 60_000;

export interface TusUploadOptions {
  /** The upload to resume; undefined: create one. */
  id: string | undefined;
  /** The idempotency key: however often the creation is sent, the server creates one upload. */
  key: string;
  signal: AbortSignal;
  /** The server has this many bytes already; sending starts behind them. */
  onOffset: (offsetBytes: number) => void;
  onProgress: (sentBytes: number) => void;
  /** Called every second. */
  onTick: () => void;
  /** The server has created an upload, which can be resumed by this id. */
  onCreated: (id: string) => void;
}

/**
 * One attempt to send what the server does not have of a file; resolves to what is stored.
 * @throws {ApiError}
 */
export function tusUpload(file: File, options: TusUploadOptions): Promise<StoredFile> {
  const { id, key, signal } = options;
  const token = currentToken();
  const isWhole = id === undefined && file.size <= wholeMaxBytes;
  const { promise, resolve, reject } = Promise.withResolvers<StoredFile>();
  const upload = new Upload(file, {
    // With an endpoint the library would create another upload when a proxy answers for a server that is down.
    ...(id === undefined
      ? { endpoint: resumable.$url().href }
      : { uploadUrl: resumable[':id'].$url({ param: { id } }).href }),
    headers: {
      'Accept-Language': currentLocale(),
      'Idempotency-Key': key,
      ...(token && { Authorization: `Bearer ${token}` }),
    },
    ...(id === undefined && { metadata: metadataOf(file) }),
    uploadDataDuringCreation: isWhole,
    // The caller retries.
    retryDelays: null,
    storeFingerprintForResuming: false,
    onUploadUrlAvailable() {
      if (id === undefined && !isWhole) options.onCreated(idIn(upload.url));
      if (signal.aborted) stop();
    },
    onProgress(sentBytes) {
      // Reported before anything is sent: it does not show that the server can be reached.
      if (isWhole && sentBytes === 0) return;
      watch.report(sentBytes);
    },
    onSuccess({ lastResponse }) {
      const url = lastResponse.getHeader('Upload-Url');
      const uploadId = lastResponse.getHeader('Upload-Id');
      if (url && uploadId) resolve({ uploadId, url });
      else reject(new ApiError(m.transfers.outcomes.noLink, 0, 'no_link'));
    },
    onError(error) {
      resolve(rejectWith(error, upload, file));
      if (answerOf(error)?.getStatus() === 401) expireSession(token);
    },
  });

  function stop(): void {
    void upload.abort();
    reject(new ApiError('Cancelled.', 0, 'cancelled'));
  }
  const watch = new Watch(file.size, isWhole, options, () => {
    void upload.abort();
    reject(networkError());
  });
  signal.addEventListener('abort', () => {
    // Before the upload URL is known the upload could be neither resumed nor deleted.
    if (isWhole || id !== undefined || upload.url !== null) stop();
  });
  sendInPieces(upload);
  upload.start();
  return promise.finally(() => watch.end());
}

/** Reports progress, and ends an attempt in which nothing is sent for too long. */
class Watch {
  #sentBytes: number | undefined;
  #movedAtMs = performance.now();
  readonly #repeating: number;

  constructor(
    private readonly totalBytes: number,
    private readonly isWhole: boolean,
    private readonly options: TusUploadOptions,
    private readonly onSilence: () => void,
  ) {
    this.#repeating = window.setInterval(() => this.#check(), watchIntervalMs);
  }

  report(sentBytes: number): void {
    if (sentBytes !== this.#sentBytes) this.#movedAtMs = performance.now();
    if (this.#sentBytes === undefined) this.options.onOffset(this.isWhole ? 0 : sentBytes);
    else this.options.onProgress(sentBytes);
    this.#sentBytes = sentBytes;
  }

  #check(): void {
    const isStoring = this.#sentBytes === this.totalBytes;
    const silentMs = performance.now() - this.#movedAtMs;
    if (silentMs > (isStoring ? storingMaxMs : silentMaxMs)) this.onSilence();
    // A stalled connection reports nothing, and the speed has to fall.
    else this.options.onTick();
  }

  end(): void {
    window.clearInterval(this.#repeating);
  }
}

function metadataOf(file: File): Record<string, string> {
  const { name, type } = file;
  return { filename: name, ...(type && { filetype: type }), ...uploadOptionsOf(file) };
}

function idIn(url: string | null): string {
  return url?.split('/').at(-1) ?? '';
}

const answerOf = (error: unknown) =>
  error instanceof DetailedError ? error.originalResponse : null;

// Async, so that the attempt rejects with the error that it throws.
async function rejectWith(error: unknown, upload: Upload, file: File): Promise<never> {
  const failure = await failureOf(error, file);
  const outcome = await recordPieceFailure(upload, file, error);
  if (outcome === 'shorter') throw new PieceTooLarge(failure);
  if (outcome === 'interrupted')
    throw blockedByProxy(failure.status, answerOf(error)?.getHeader('Server'));
  // The domain was removed; the next attempt uses the default link.
  if (failure.code === 'unknown_domain') {
    chooseUploadDomain('');
    clearUploadDomain(file);
  }
  const { code, field, message } = failure;
  if (code === 'invalid_option' || field !== '') {
    refuseUploadOptions(file, { name: field, sentence: message });
  }
  throw failure;
}

/** No response: the server cannot be reached, or the file on disk was changed or removed. */
async function failureOf(error: unknown, file: File): Promise<ApiError> {
  const answer = answerOf(error);
  if (answer)
    return parseErrorResponse(answer.getStatus(), answer.getBody(), answer.getHeader('Server'));
  if (await isReadable(file)) return networkError();
  return new ApiError(m.transfers.outcomes.fileChanged, 0, 'file_changed');
}
