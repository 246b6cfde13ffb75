import { Busboy, type BusboyInstance } from '@fastify/busboy';

import { AppError } from '../../errors.ts';
import { drainBytesMax } from '../../http/request-body.ts';
import type { Chunks } from '../../storage/storage.ts';
import { type FormProgress, watchForm } from './form-progress.ts';
import type { AnnouncedBytes } from './reserve-room.ts';

const limits = {
  fields: 10,
  parts: 20,
  fieldSize: 16 * 1024,
  headerPairs: 50,
  headerSize: 16 * 1024,
};

// All of a form that is not the file, with room to spare.
const formBytesMax = limits.fields * limits.fieldSize + limits.parts * limits.headerSize;

export interface MultipartFile {
  name: string;
  /** The fields that came before the file. */
  fields: ReadonlyMap<string, string>;
  /** Ends only when the whole form has turned out to be well formed; throws otherwise. */
  chunks: Chunks;
}

/**
 * Reads a form with exactly one part named `file` and hands that part to `receive` while it
 * arrives. Throws for anything else, after reading the rest of the body (up to a cap): senders
 * read the answer only when they have sent everything.
 */
export async function receiveMultipart<T>(
  request: Request,
  receive: (file: MultipartFile) => Promise<T>,
): Promise<T> {
  const form = createForm(request.headers.get('content-type'));
  const progress = watchForm(form, receive);
  await feed(request.body, form, progress);
  return progress.outcome();
}

/** Between what the size of the form's file must lie, where the request says its length. */
export function announcedFileBytes({ headers }: Request): AnnouncedBytes | undefined {
  const length = headers.get('content-length');
  if (length === null) return undefined;
  return { min: Math.max(0, Number(length) - formBytesMax), max: Number(length) };
}

function createForm(contentType: string | null): BusboyInstance {
  if (!/^multipart\/form-data\s*(;|$)/i.test(contentType ?? '')) {
    throw new AppError('unsupported_media_type', 'Send the file as multipart/form-data.');
  }
  try {
    return new Busboy({
      headers: { 'content-type': contentType ?? '' },
      // Names are cleaned in one place, paths and all.
      preservePath: true,
      limits,
    });
  } catch (cause) {
    throw new AppError('invalid_request', 'The multipart boundary is missing.', { cause });
  }
}

async function feed<T>(
  body: Request['body'],
  form: BusboyInstance,
  progress: FormProgress<T>,
): Promise<void> {
  let drainedBytes = 0;
  try {
    for await (const chunk of body ?? []) {
      if (progress.hasFailed()) {
        drainedBytes += chunk.length;
        if (drainedBytes > drainBytesMax) return;
      } else {
        await progress.settled((resume) =>
          form.write(Buffer.from(chunk.buffer, chunk.byteOffset, chunk.length), resume),
        );
      }
    }
  } catch (cause) {
    progress.fail(new AppError('upload_incomplete', 'The connection was lost.', { cause }));
    return;
  }
  progress.endOfBody();
}
