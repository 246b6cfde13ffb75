import { expectsContinue } from '../../../../http/request/expectation.ts';
import { drainBytesMax } from '../../../../http/request/request-body.ts';
import { AppError } from '../../../../lib/errors.ts';
import type { Chunks } from '../../../../storage/chunks.ts';
import { readBoundary } from './form-boundary.ts';
import { FormReader } from './form-reader.ts';
import {
  drainSource,
  emptySource,
  fileMissing,
  type Incoming,
  type MultipartFile,
  readField,
  sourceOf,
  tooManyParts,
} from './multipart.ts';
import type { PartHeader } from './part-header.ts';

const partsMax = 50;

interface Expected {
  filesMax: number;
  /** The fields that are read; others are passed over, whatever their length. */
  fieldNames: readonly string[];
}

/**
 * Reads a form whose file parts may have any name, as clients of other products send it, and hands each file to `receive`
 * while it arrives. The last one ends only when the whole form has turned out to be well formed, the others with
 * the next part. Throws what `receive` throws, and for a form without a file or with more of them, after draining the
 * body.
 */
export async function receiveAnyFiles<T>(
  { request, stayOpen }: Incoming,
  expected: Expected,
  receive: (file: MultipartFile) => Promise<T>,
): Promise<T[]> {
  const boundary = readBoundary(request.headers.get('content-type') ?? '');
  const source = request.body ? sourceOf(request.body, stayOpen) : emptySource;
  try {
    const userAgent = request.headers.get('user-agent') ?? '';
    const form = new FormReader(source, boundary, userAgent);
    const parts = new FileParts(form, expected);
    const received: T[] = [];
    for (let name = await parts.next(); name !== undefined; name = parts.following) {
      const { fields } = parts;
      received.push(await receive({ name, fields, chunks: parts.readFile() }));
    }
    if (received.length === 0) throw fileMissing();
    source.free();
    return received;
  } finally {
    if (!expectsContinue(request)) await drainSource(source);
  }
}

const tooManyFiles = () => new AppError('too_many_files', (m) => m.errors.oneFileAtATime);

/** The parts of a form that have a file, and the fields before them. */
class FileParts {
  readonly fields = new Map<string, string>();
  /** The name of the file behind the one that was read; undefined at the form's end. */
  following: string | undefined;
  readonly #form: FormReader;
  readonly #expected: Expected;
  #files = 0;
  #parts = 0;
  #skippedBytes = 0;

  constructor(form: FormReader, expected: Expected) {
    this.#form = form;
    this.#expected = expected;
  }

  /** The name of the next file; undefined at the end of the whole form. */
  async next(): Promise<string | undefined> {
    for (let part = await this.#form.nextPart(); part; part = await this.#form.nextPart()) {
      this.#parts += 1;
      if (this.#parts > partsMax) throw tooManyParts();
      // Browsers send an empty part where no file was chosen.
      if (part.fileName) {
        this.#files += 1;
        // While the one before is still being received, which then is not kept either.
        if (this.#files > this.#expected.filesMax) throw tooManyFiles();
        return part.fileName;
      }
      await this.#readField(part);
    }
    await this.#form.finish();
    return undefined;
  }

  async *readFile(): Chunks {
    for (let chunk = await this.#form.readChunk(); chunk; chunk = await this.#form.readChunk())
      yield chunk;
    this.following = await this.next();
  }

  async #readField({ name, fileName }: PartHeader): Promise<void> {
    if (fileName === undefined && this.#expected.fieldNames.includes(name)) {
      this.fields.set(name, await readField(this.#form));
      return;
    }
    for (let chunk = await this.#form.readChunk(); chunk; chunk = await this.#form.readChunk()) {
      this.#skippedBytes += chunk.length;
      if (this.#skippedBytes > drainBytesMax) throw tooManyParts();
    }
  }
}
