import { DetailedError, type HttpResponse, Upload } from 'tus-js-client';

import { ApiFailure, failureFrom, unreachableFailure } from '../../../api/api-error.ts';
import { api, endSessionOf } from '../../../api/client.ts';
import { currentToken } from '../../../api/session.ts';
import { chooseUploadDomain, currentUploadDomain } from '../pick/upload-domain.ts';

const { resumable } = api.upload;

// What is smaller is one request; were it cut, there would be nothing to go on with, and little to
// send again. What is larger gets its address first.
const wholeMaxBytes = 256 * 1024;
const lookAgainMs = 1000;
// A line that died without a word. The server lets go of a silent sender after a minute too.
const silentMaxMs = 60_000;
const storingMaxMs = 10 * 60_000;

export interface SendOnceOptions {
  /** What the server has of the file already; undefined: nothing. */
  id: string | undefined;
  /** Whatever this file begins at the server begins once, however often it is asked for. */
  key: string;
  signal: AbortSignal;
  /** Sending begins behind so many bytes that the server has. */
  onOffset: (offsetBytes: number) => void;
  onProgress: (sentBytes: number) => void;
  /** Every second, whether something moves or not. */
  onStill: () => void;
  /** The server has begun an upload, and can go on with it later. */
  onBegun: (id: string) => void;
}

/** Tries once to send what the server has not got of a file; resolves to its public link. */
export function sendOnce(file: File, options: SendOnceOptions): Promise<string> {
  const { id, key, signal } = options;
  const token = currentToken();
  const isWhole = id === undefined && file.size <= wholeMaxBytes;
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const upload = new Upload(file, {
    // With an endpoint the library would begin anew whenever a proxy says that the server is away.
    ...(id === undefined
      ? { endpoint: resumable.$url().href }
      : { uploadUrl: resumable[':id'].$url({ param: { id } }).href }),
    headers: { 'Idempotency-Key': key, ...(token && { Authorization: `Bearer ${token}` }) },
    metadata: metadataOf(file),
    uploadDataDuringCreation: isWhole,
    // When and how often to try again is decided by whoever calls this.
    retryDelays: null,
    storeFingerprintForResuming: false,
    onUploadUrlAvailable() {
      if (id === undefined && !isWhole) options.onBegun(idIn(upload.url));
      if (signal.aborted) stop();
    },
    onProgress(sentBytes) {
      // Said before anything is sent; whether the server is there shows only afterwards.
      if (isWhole && sentBytes === 0) return;
      watch.hear(sentBytes);
    },
    onSuccess({ lastResponse }) {
      const url = lastResponse.getHeader('Upload-Url');
      if (url) resolve(url);
      else reject(new ApiFailure('The server did not say where the file is.', 0, 'no_link'));
    },
    onError(error) {
      const answer = error instanceof DetailedError ? error.originalResponse : null;
      resolve(answer ? refuse(answer) : notSent(file));
      if (answer?.getStatus() === 401) endSessionOf(token);
    },
  });

  function stop(): void {
    void upload.abort();
    reject(new ApiFailure('Cancelled.', 0, 'cancelled'));
  }
  const watch = new Watch(file.size, isWhole, options, () => {
    void upload.abort();
    reject(unreachableFailure());
  });
  signal.addEventListener('abort', () => {
    // The address that is on its way is needed, to go on or to remove the upload there.
    if (isWhole || id !== undefined || upload.url !== null) stop();
  });
  upload.start();
  return promise.finally(() => watch.end());
}

/** Tells the progress, and when nothing has moved for too long. */
class Watch {
  #sentBytes: number | undefined;
  #movedAtMs = performance.now();
  readonly #repeating: number;

  constructor(
    private readonly totalBytes: number,
    private readonly isWhole: boolean,
    private readonly options: SendOnceOptions,
    private readonly onSilence: () => void,
  ) {
    this.#repeating = window.setInterval(() => this.#look(), lookAgainMs);
  }

  hear(sentBytes: number): void {
    if (sentBytes !== this.#sentBytes) this.#movedAtMs = performance.now();
    if (this.#sentBytes === undefined) this.options.onOffset(this.isWhole ? 0 : sentBytes);
    else this.options.onProgress(sentBytes);
    this.#sentBytes = sentBytes;
  }

  #look(): void {
    const isStoring = this.#sentBytes === this.totalBytes;
    const silentMs = performance.now() - this.#movedAtMs;
    if (silentMs > (isStoring ? storingMaxMs : silentMaxMs)) this.onSilence();
    // A line that stands still reports nothing by itself, and the speed has to fall.
    else this.options.onStill();
  }

  end(): void {
    window.clearInterval(this.#repeating);
  }
}

function metadataOf({ name, type }: File): Record<string, string> {
  const domain = currentUploadDomain();
  return { filename: name, ...(type && { filetype: type }), ...(domain && { domain }) };
}

function idIn(url: string | null): string {
  return url?.split('/').at(-1) ?? '';
}

/** No answer came: the server is away, or the file is no longer what was chosen. */
async function notSent(file: File): Promise<never> {
  const isReadable = await file
    .slice(0, 1)
    .arrayBuffer()
    .then(
      () => true,
      () => false,
    );
  if (isReadable) throw unreachableFailure();
  const sentence = 'The file was changed or removed. Choose it again.';
  throw new ApiFailure(sentence, 0, 'file_changed');
}

// Async, so that what it throws is what sending ends with.
async function refuse(answer: HttpResponse): Promise<never> {
  const failure = failureFrom(answer.getStatus(), answer.getBody());
  // The domain is gone; the next try gets the default link.
  if (failure.code === 'unknown_domain') chooseUploadDomain('');
  throw failure;
}
