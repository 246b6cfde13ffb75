import { AppError } from '../../../../lib/errors.ts';
import type { Chunks } from '../../../../storage/chunks.ts';
import { readBoundary } from './form-boundary.ts';
import { FormReader } from './form-reader.ts';
import { drainSource, emptySource, readField, sourceOf, tooManyParts } from './multipart.ts';

const fieldsMax = 10;

interface Incoming {
  request: Request;
  stayOpen: () => void;
}

interface FormFile {
  name: string;
  /** The fields that came before the file. */
  fields: ReadonlyMap<string, string>;
  /** Throws where the form ends before the file does. */
  chunks: Chunks;
}

/**
 * Reads a form with any number of parts named `file`, as a browser without scripts sends it, and hands each to `receive`
 * while it arrives. A file is received when its part has ended, whatever becomes of those behind it. Parts without a
 * file's name and bytes, as browsers send for an empty choice, are passed over. Throws what `receive` throws, and for a
 * malformed form, after draining the body.
 */
export async function receiveFiles(
  { request, stayOpen }: Incoming,
  { filesMax }: { filesMax: number },
  receive: (file: FormFile) => Promise<void>,
): Promise<void> {
  const boundary = readBoundary(request.headers.get('content-type') ?? '');
  const source = request.body ? sourceOf(request.body, stayOpen) : emptySource;
  try {
    const form = new FormReader(source, boundary, request.headers.get('user-agent') ?? '');
    const fields = new Map<string, string>();
    let files = 0;
    for (let part = await form.nextPart(); part; part = await form.nextPart()) {
      if (part.fileName === undefined) {
        fields.set(part.name, await readField(form));
        if (fields.size > fieldsMax) throw tooManyParts();
      } else if (part.fileName !== '') {
        if (part.name !== 'file') throw new AppError('file_missing', (m) => m.errors.fileMissing);
        files += 1;
        if (files > filesMax) throw tooManyParts();
        await receive({ name: part.fileName, fields, chunks: untilPartEnds(form) });
      }
    }
    await form.finish();
  } finally {
    await drainSource(source);
  }
}

async function* untilPartEnds(form: FormReader): Chunks {
  for (let chunk = await form.readChunk(); chunk; chunk = await form.readChunk()) yield chunk;
}
