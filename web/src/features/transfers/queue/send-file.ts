import { ApiError, networkError } from '../../../api/api-error.ts';
import { m } from '../../../language/messages.ts';
import { ChunkImportError } from '../../../lib/load-chunk.ts';
import { claimTransfer, forgetTransfer, saveCreatedTransfer } from '../resume/owned-transfers.ts';
import { isTransient, PieceTooLarge, retryDelayMs, ServerUnavailable } from './retry-policy.ts';
import type { StoredFile } from './transfer.ts';
import type { SendOptions } from './upload-queue.ts';

let tusUploadModule: Promise<typeof import('./tus-upload.ts')> | undefined;

const keys = new WeakMap<File, string>();

/** The idempotency key, the same until the file is stored: a lost response must not store it twice. */
function keyOf(file: File): string {
  const known = keys.get(file);
  if (known) return known;
  const random = crypto.getRandomValues(new Uint8Array(16));
  const key = Array.from(random, (byte) => byte.toString(16).padStart(2, '0')).join('');
  keys.set(file, key);
  return key;
}

/** Loads tus-js-client, which the pages' own scripts do not include. */
export function loadTusUpload(): Promise<typeof import('./tus-upload.ts')> {
  tusUploadModule ??= import('./tus-upload.ts').catch((failure: unknown) => {
    tusUploadModule = undefined;
    throw failure instanceof ChunkImportError ? needsReload() : networkError();
  });
  return tusUploadModule;
}

function needsReload(): ApiError {
  return new ApiError(m.transfers.outcomes.needsReload, 0, 'chunk_unusable');
}

/**
 * Uploads one file and resolves to what is stored. Resumes a transfer that the server has, also one from
 * before a reload, and retries transient failures for about ten minutes.
 * @throws {ApiError} the server's refusal; `ServerUnavailable` after the last attempt
 */
export async function sendFile(file: File, options: SendOptions): Promise<StoredFile> {
  let failures = 0;
  let furthestBytes = 0;
  for (;;) {
    const id = await claimTransfer(file);
    options.signal.throwIfAborted();
    try {
      const { tusUpload } = await loadTusUpload();
      const stored = await tusUpload(file, {
        id,
        key: keyOf(file),
        signal: options.signal,
        onOffset(offsetBytes) {
          // It got further than the attempt before: the connection works.
          if (offsetBytes > furthestBytes) failures = 0;
          furthestBytes = Math.max(furthestBytes, offsetBytes);
          options.onOffset(offsetBytes);
        },
        onProgress: options.onProgress,
        onTick: options.onTick,
        onCreated: (createdId) => saveCreatedTransfer(file, createdId),
      });
      await forgetTransfer(file);
      keys.delete(file);
      return stored;
    } catch (failure) {
      if (id !== undefined && isGone(failure)) {
        await forgetTransfer(file);
        continue;
      }
      if (failure instanceof PieceTooLarge && !options.signal.aborted) continue;
      // The server has removed what this key created; the next attempt needs another one.
      if (isGone(failure)) keys.delete(file);
      if (options.signal.aborted || !isTransient(failure)) throw failure;
      failures += 1;
      const delayMs = retryDelayMs(failures, Math.random());
      if (delayMs === undefined) throw new ServerUnavailable(unavailableError(failure));
      await waitForServer(delayMs, options);
    }
  }
}

/** The server has removed the transfer, because nothing arrived for a long time. */
function isGone(failure: unknown): boolean {
  return failure instanceof ApiError && (failure.status === 404 || failure.status === 410);
}

/** An error without a code is a proxy's page, whose text explains nothing to the user. */
function unavailableError(failure: ApiError): ApiError {
  return failure.code === '' ? networkError() : failure;
}

/** Resolves after the delay, when the user retries now, or when the browser is online again. */
function waitForServer(delayMs: number, { signal, onRetryScheduled }: SendOptions): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const ending = new AbortController();
  const timer = setTimeout(resolve, delayMs);
  window.addEventListener('online', () => resolve(), { signal: ending.signal });
  signal.addEventListener('abort', () => reject(signal.reason), { signal: ending.signal });
  onRetryScheduled({ retryAtMs: performance.now() + delayMs, retryNow: resolve });
  return promise.finally(() => {
    clearTimeout(timer);
    ending.abort();
  });
}
