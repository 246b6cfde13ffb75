import { type PieceOutcome, productOf } from '@perch/contract/uploads/piece-sizes';
import { DetailedError, Upload } from 'tus-js-client';

import { recordPieceFailure, sendInPieces } from '../api/upload-pieces.ts';
import { findSavedUpload, forgetUpload, saveUpload } from './saved-uploads.ts';

const delaysMs = [500, 1000, 2000, 4000, 8000, 15_000];
const laterDelayMs = 30_000;
// About ten minutes in all.
const attemptsMax = 25;
const transientStatuses = new Set([
  0, 408, 409, 423, 425, 429, 500, 502, 503, 504,
  // Cloudflare's, in place of a server that does not answer.
  520, 521, 522, 523, 524,
]);

export interface Sending {
  /** Uploads are created here, and have their addresses below it. */
  endpoint: string;
  /** May be empty. */
  sender: string;
  signal: AbortSignal;
  onProgress: (sentBytes: number) => void;
  /** An attempt has failed that will be repeated. */
  onRetry: () => void;
}

/** Why the server does not take a file, in its words; empty where it said nothing. */
export class Refusal extends Error {}

/** A proxy does not let a file through; the message is its name, empty if unknown. */
export class ProxyRefusal extends Error {}

/** How an attempt has failed. */
class AttemptFailure extends Error {
  constructor(
    readonly answer: DetailedError['originalResponse'],
    readonly outcome: PieceOutcome,
    cause: unknown,
  ) {
    super('An attempt has failed', { cause });
  }

  /** 0: no answer came. */
  get status(): number {
    return this.answer?.getStatus() ?? 0;
  }
}

const keys = new WeakMap<File, string>();
/** Addresses at which files of this page are being sent, or were. */
const inUse = new Set<string>();
const urls = new WeakMap<File, string>();

/**
 * Sends a file, from where it was interrupted, and retries failures for a while. Throws Refusal, ProxyRefusal, and the
 * signal's reason.
 */
export async function sendFile(file: File, sending: Sending): Promise<void> {
  let failures = 0;
  let furthestBytes = 0;
  for (;;) {
    sending.signal.throwIfAborted();
    const url = urlOf(file, sending.endpoint);
    try {
      await attempt(file, url, {
        ...sending,
        onProgress(sentBytes) {
          if (sentBytes > furthestBytes) failures = 0;
          furthestBytes = Math.max(furthestBytes, sentBytes);
          sending.onProgress(sentBytes);
        },
      });
      forget(file);
      return;
    } catch (failure) {
      sending.signal.throwIfAborted();
      if (!(failure instanceof AttemptFailure)) throw failure;
      const { status, outcome, answer } = failure;
      if (outcome === 'shorter') continue;
      if (status === 404 && url !== undefined) {
        // The server has removed it, as nothing came for long.
        forget(file);
        continue;
      }
      failures += 1;
      if (!transientStatuses.has(status) || failures >= attemptsMax) {
        if (status === 410) forget(file);
        if (outcome !== undefined) throw new ProxyRefusal(productOf(answer?.getHeader('Server')));
        throw new Refusal(sentenceIn(answer));
      }
      sending.onRetry();
      await wait(delaysMs[failures - 1] ?? laterDelayMs, sending.signal);
    }
  }
}

/** Deletes on the server what was sent of a file that shall not be sent any more. */
export function discardFile(file: File): void {
  const url = urls.get(file);
  forget(file);
  if (url !== undefined) void Upload.terminate(url).catch(() => undefined);
}

function urlOf(file: File, endpoint: string): string | undefined {
  const known = urls.get(file) ?? findSavedUpload(endpoint, file, inUse);
  if (known === undefined) return undefined;
  inUse.add(known);
  urls.set(file, known);
  return known;
}

function forget(file: File): void {
  const url = urls.get(file);
  if (url !== undefined) forgetUpload(url);
  urls.delete(file);
  keys.delete(file);
}

/** The same until the file is stored: a lost answer must not store it twice. */
function keyOf(file: File): string {
  const known = keys.get(file);
  if (known !== undefined) return known;
  const random = crypto.getRandomValues(new Uint8Array(16));
  const key = Array.from(random, (byte) => byte.toString(16).padStart(2, '0')).join('');
  keys.set(file, key);
  return key;
}

function attempt(file: File, url: string | undefined, sending: Sending): Promise<void> {
  const { endpoint, sender, signal } = sending;
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const { name, type } = file;
  const upload = new Upload(file, {
    // With both, the library would start over when a proxy answers for a server that is down.
    ...(url === undefined ? { endpoint } : { uploadUrl: url }),
    headers: { 'Accept-Language': document.documentElement.lang, 'Idempotency-Key': keyOf(file) },
    metadata: { filename: name, ...(type && { filetype: type }), ...(sender && { sender }) },
    retryDelays: null,
    storeFingerprintForResuming: false,
    onUploadUrlAvailable() {
      if (upload.url === null) return;
      const created = new URL(upload.url, location.href).href;
      inUse.add(created);
      urls.set(file, created);
      saveUpload(created, file);
    },
    onProgress: (sentBytes) => sending.onProgress(sentBytes),
    onSuccess: () => resolve(),
    onError: (error) => resolve(rejectWith(error, upload, file)),
  });
  const stop = () => {
    void upload.abort();
    reject(signal.reason);
  };
  signal.addEventListener('abort', stop, { once: true });
  sendInPieces(upload);
  upload.start();
  return promise.finally(() => signal.removeEventListener('abort', stop));
}

async function rejectWith(error: unknown, upload: Upload, file: File): Promise<never> {
  const answer = error instanceof DetailedError ? error.originalResponse : null;
  const outcome = await recordPieceFailure(upload, file, error);
  throw new AttemptFailure(answer, outcome, error);
}

/** Empty where no answer came, or a proxy's page. */
function sentenceIn(answer: DetailedError['originalResponse']): string {
  try {
    const json: unknown = JSON.parse(answer?.getBody() ?? '');
    if (typeof json !== 'object' || json === null || !('error' in json)) return '';
    return String(json.error);
  } catch {
    return '';
  }
}

/** Resolves after the time, or when the browser is online again. */
function wait(ms: number, signal: AbortSignal): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const ending = new AbortController();
  const timer = setTimeout(resolve, ms);
  window.addEventListener('online', () => resolve(), { signal: ending.signal });
  signal.addEventListener('abort', () => reject(signal.reason), { signal: ending.signal });
  return promise.finally(() => {
    clearTimeout(timer);
    ending.abort();
  });
}
