import type { UploadRow } from '../../database/rows/upload-rows.ts';
import { secondMs } from '../../lib/clock.ts';
import { OverloadError } from '../../lib/errors.ts';
import type { Services } from '../../services.ts';
import { findMediaFacts } from './media/find-media-facts.ts';
import type { Thumbnails } from './thumbnails.ts';
import { takesLong } from './thumbnails.ts';

type ArrivalServices = Pick<Services, 'db' | 'storage' | 'events' | 'log'> & {
  thumbnails: Thumbnails;
};

export interface Arrivals {
  /** Remembers a new file, to look at it when fewer arrive. */
  note(upload: UploadRow): void;
  /** Ends after the file that is being looked at. */
  close(): Promise<void>;
}

// Uploads come first: what they bring waits for a moment without any, but not for longer than that.
const quietMs = secondMs;
const waitMaxMs = 5 * secondMs;
/** Of more, the later ones are looked at when somebody asks for their picture. */
const waitingMax = 500;

/**
 * Reads what the headers of new files say, and makes those pictures that take long before somebody waits for them. What this
 * process does not come to is done on the first request.
 */
export function lookAtArrivals(services: ArrivalServices): Arrivals {
  const waiting = new Map<string, UploadRow>();
  let timer: Timer | undefined;
  let beginsAt = 0;
  let looking: Promise<void> = Promise.resolve();
  let isClosed = false;

  async function lookAt(upload: UploadRow) {
    try {
      await findMediaFacts(services, upload);
      if (takesLong(upload.mime_type)) await services.thumbnails.make(upload);
    } catch (error) {
      if (error instanceof OverloadError) return;
      services.log.warn('arrivals.failed', { upload: upload.id, error });
    }
  }

  async function lookAtAll() {
    for (const [id, upload] of waiting) {
      if (isClosed) return;
      waiting.delete(id);
      await lookAt(upload);
    }
  }

  return {
    note(upload) {
      if (isClosed || waiting.size >= waitingMax) return;
      const now = performance.now();
      if (waiting.size === 0) beginsAt = now + waitMaxMs;
      waiting.set(upload.id, upload);
      clearTimeout(timer);
      const begin = () => {
        looking = looking.then(lookAtAll);
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
