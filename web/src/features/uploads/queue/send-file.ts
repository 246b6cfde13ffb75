import { ApiFailure, unreachableFailure } from '../../../api/api-error.ts';
import { UnusablePart } from '../../../app/load-chunk.ts';
import { begunUploadOf, forgetBegun, noteBegun } from '../resume/owned-transfers.ts';
import { delayMsAfter, isPassing, ServerAway } from './retry-policy.ts';
import type { SendOptions } from './upload-queue.ts';

let part: Promise<typeof import('./tus-upload.ts')> | undefined;

const keys = new WeakMap<File, string>();

/** The same until the file is stored: an answer that got lost must not store it twice. */
function keyOf(file: File): string {
  const known = keys.get(file);
  if (known) return known;
  const random = crypto.getRandomValues(new Uint8Array(16));
  const key = Array.from(random, (byte) => byte.toString(16).padStart(2, '0')).join('');
  keys.set(file, key);
  return key;
}

/** Fetches the code that sends; the pages come without it. */
export function loadSending(): Promise<typeof import('./tus-upload.ts')> {
  part ??= import('./tus-upload.ts').catch((failure: unknown) => {
    part = undefined;
    throw failure instanceof UnusablePart ? needsReload() : unreachableFailure();
  });
  return part;
}

function needsReload(): ApiFailure {
  const sentence = 'A part of Perch could not be loaded. Reload the page and try again.';
  return new ApiFailure(sentence, 0, 'part_unusable');
}

/**
 * Uploads one file and resolves to its link. Goes on where the server is, also after the page was
 * loaded anew; while the server is away it tries again and again, for some minutes.
 */
export async function sendFile(file: File, options: SendOptions): Promise<string> {
  let failures = 0;
  let furthestBytes = 0;
  for (;;) {
    const id = await begunUploadOf(file);
    options.signal.throwIfAborted();
    try {
      const { sendOnce } = await loadSending();
      const url = await sendOnce(file, {
        id,
        key: keyOf(file),
        signal: options.signal,
        onOffset(offsetBytes) {
          // It has got further than the last time, so the line is not hopeless.
          if (offsetBytes > furthestBytes) failures = 0;
          furthestBytes = Math.max(furthestBytes, offsetBytes);
          options.onOffset(offsetBytes);
        },
        onProgress: options.onProgress,
        onStill: options.onStill,
        onBegun: (begunId) => noteBegun(file, begunId),
      });
      await forgetBegun(file);
      keys.delete(file);
      return url;
    } catch (failure) {
      if (id !== undefined && isGone(failure)) {
        await forgetBegun(file);
        continue;
      }
      // What it has begun there was removed; whoever tries again begins anew.
      if (isGone(failure)) keys.delete(file);
      if (options.signal.aborted || !isPassing(failure)) throw failure;
      failures += 1;
      const delayMs = delayMsAfter(failures, Math.random());
      if (delayMs === undefined) throw new ServerAway(sayAway(failure));
      await waitForServer(delayMs, options);
    }
  }
}

/** The server has removed it, as nothing came for a long time. */
function isGone(failure: unknown): boolean {
  return failure instanceof ApiFailure && (failure.status === 404 || failure.status === 410);
}

/** A proxy's own page is no explanation. */
function sayAway(failure: ApiFailure): ApiFailure {
  return failure.code === '' ? unreachableFailure() : failure;
}

/** Until the time is over, somebody is impatient, or the browser is online again. */
function waitForServer(delayMs: number, { signal, onWaiting }: SendOptions): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const ending = new AbortController();
  const timer = setTimeout(resolve, delayMs);
  window.addEventListener('online', () => resolve(), { signal: ending.signal });
  signal.addEventListener('abort', () => reject(signal.reason), { signal: ending.signal });
  onWaiting({ nextTryAtMs: performance.now() + delayMs, tryNow: resolve });
  return promise.finally(() => {
    clearTimeout(timer);
    ending.abort();
  });
}
