import { setTimeout as sleep } from 'node:timers/promises';

import type { UploadRow } from '../../database/rows/upload-rows.ts';
import { secondMs } from '../../lib/clock.ts';
import { OverloadError } from '../../lib/errors.ts';
import type { Log } from '../../lib/log.ts';

export interface Arrivals {
  /** Remembers a file that is new, or that was seen without a picture, to look at it when fewer arrive. */
  note(upload: UploadRow): void;
  /** Ends after the file that is being looked at. */
  close(): Promise<void>;
}

// Uploads come first: what they bring waits for a moment without any, but not for longer than a minute.
const quietMs = secondMs / 2;
const waitMaxMs = 60 * secondMs;
/** While others arrive it rests this many times as long as it has worked, up to that many milliseconds. */
const restFactor = 19;
const restMaxMs = 60 * secondMs;
const restStepMs = 100;
/** Of more, the later ones are looked at when somebody asks for their picture. */
const waitingMax = 500;

interface ArrivalServices {
  /** Of other files nothing is to be learnt, and no picture to be made. */
  isWorthIt(upload: UploadRow): boolean;
  lookAt(upload: UploadRow): Promise<unknown>;
}

/**
 * Has each new file looked at by `lookAt`, which reads its header and makes its picture before somebody waits for it. What
 * this process does not come to is done on the first request.
 */
export function lookAtArrivals(log: Log, { isWorthIt, lookAt }: ArrivalServices): Arrivals {
  const waiting = new Map<string, UploadRow>();
  let timer: Timer | undefined;
  let beginsAt = 0;
  let lastCameAt = -Infinity;
  let current: string | undefined;
  let isLooking = false;
  let looking: Promise<void> | undefined;
  let isClosed = false;

  async function tryToLookAt(upload: UploadRow) {
    try {
      await lookAt(upload);
    } catch (error) {
      if (error instanceof OverloadError) return;
      log.warn('arrivals.failed', { upload: upload.id, error });
    }
  }

  async function lookAtAll() {
    isLooking = true;
    for (const [id, upload] of waiting) {
      if (isClosed) return;
      waiting.delete(id);
      current = id;
      const beganAt = performance.now();
      await tryToLookAt(upload);
      current = undefined;
      const workedMs = performance.now() - beganAt;
      await restWhileOthersCome(Math.min(restMaxMs, restFactor * workedMs));
    }
    isLooking = false;
  }

  async function restWhileOthersCome(ms: number) {
    const until = performance.now() + ms;
    const leftMs = () => {
      const now = performance.now();
      return isClosed || now - lastCameAt >= quietMs ? 0 : until - now;
    };
    for (let left = leftMs(); left > 0; left = leftMs()) await sleep(Math.min(restStepMs, left));
  }

  return {
    note(upload) {
      // Lists name those again that they show without a picture.
      if (isClosed || upload.id === current || waiting.has(upload.id)) return;
      const now = performance.now();
      lastCameAt = now;
      if (waiting.size < waitingMax && isWorthIt(upload)) {
        if (waiting.size === 0) beginsAt = now + waitMaxMs;
        waiting.set(upload.id, upload);
      }
      // Whoever is at it comes to this one, too.
      if (waiting.size === 0 || isLooking) return;
      clearTimeout(timer);
      const begin = () => {
        looking = lookAtAll();
      };
      timer = setTimeout(begin, Math.max(0, Math.min(quietMs, beginsAt - now)));
    },
    async close() {
      isClosed = true;
      clearTimeout(timer);
      await looking;
    },
  };
}
