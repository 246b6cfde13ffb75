import type { ServerMessages } from '@perch/messages/catalogue';

import { expectsContinue } from '../../../../http/request/expectation.ts';
import { drainBytesMax } from '../../../../http/request/request-body.ts';
import { freeMemory } from '../../../../lib/disk/free-memory.ts';
import { AppError } from '../../../../lib/errors.ts';
import type { Chunks } from '../../../../storage/chunks.ts';
import { findOption, invalidOption, refuseSecond } from '../../options/options.ts';
import type { AnnouncedBytes } from '../../quota/quota.ts';
import { type ByteSource, FormReader } from './form-reader.ts';
import { type PartHeader, readBoundary } from './part-header.ts';

/** Besides the options. */
const fieldsMax = 10;
const partsMax = 20;
const fieldBytesMax = 16 * 1024;

// Generous upper bound of everything in a form except the file's content.
const formBytesMax = 2 * partsMax * fieldBytesMax;

export interface MultipartFile {
  name: string;
  /** The fields that came before the file. */
  fields: ReadonlyMap<string, string>;
  /** Ends only when the whole form has turned out to be well formed; throws otherwise. */
  chunks: Chunks;
}

interface Incoming {
  request: Request;
  /** Called for each chunk of the body; restarts the idle timeout. */
  stayOpen: () => void;
}

/**
 * Reads a form with exactly one part named `file` and hands that part to `receive` while it
 * arrives. Throws for any other form, chunks of a file included, after draining the body (up to a cap):
 * many clients read the response only after they have sent the whole request.
 */
export async function receiveMultipart<T>(
  { request, stayOpen }: Incoming,
  receive: (file: MultipartFile) => Promise<T>,
): Promise<T> {
  const boundary = readBoundary(request.headers.get('content-type') ?? '');
  const source = request.body ? sourceOf(request.body, stayOpen) : emptySource;
  try {
    refuseChunkRequest(request);
    const userAgent = request.headers.get('user-agent') ?? '';
    const received = await receiveOneFile(new FormReader(source, boundary, userAgent), receive);
    // After a failure a storage may still be sending them.
    source.free();
    return received;
  } finally {
    if (!expectsContinue(request)) await drainSource(source);
  }
}

/** Bounds of the file's size in bytes, from the form's Content-Length; undefined without one. */
export function announcedFileBytes({ headers }: Request): AnnouncedBytes | undefined {
  const length = headers.get('content-length');
  if (length === null) return undefined;
  return { min: Math.max(0, Number(length) - formBytesMax), max: Number(length) };
}

/** A request's body, of which the first chunks can be freed together. */
interface BodySource extends ByteSource {
  /**
   * Frees the memory of chunks that nothing uses any more: garbage is collected after tens of megabytes, and new memory
   * costs a small upload a sixth of its processor time (bench/small-uploads.md).
   */
  free(): void;
}

// A large file's are freed while it comes.
const freedMax = 16;

function sourceOf(body: ReadableStream<Uint8Array>, onChunk: () => void): BodySource {
  const reader = body.getReader();
  let chunks: Uint8Array[] = [];
  let count = 0;
  return {
    async next() {
      const result = await reader.read();
      onChunk();
      count += 1;
      if (count > freedMax) chunks = [];
      else if (result.value) chunks.push(result.value);
      return result;
    },
    free() {
      for (const chunk of chunks) freeMemory(chunk);
      chunks = [];
    },
  };
}

const emptySource: BodySource = {
  next: async () => ({ done: true, value: undefined }),
  free() {},
};

/** Reads and discards the rest of a body, up to `drainBytesMax`. */
async function drainSource(source: ByteSource): Promise<void> {
  let bytes = 0;
  try {
    while (bytes <= drainBytesMax) {
      const { done, value } = await source.next();
      if (done) return;
      bytes += value.length;
    }
  } catch {
    // The client has disconnected; `receive` has failed with that already.
  }
}

async function receiveOneFile<T>(
  form: FormReader,
  receive: (file: MultipartFile) => Promise<T>,
): Promise<T> {
  const fields = new Map<string, string>();
  let others = 0;
  for (let parts = 1; parts <= partsMax; parts += 1) {
    const part = await form.nextPart();
    if (!part) throw fileMissing();
    if (part.fileName !== undefined) {
      if (part.name !== 'file') throw fileMissing();
      refuseChunkFields(fields);
      const chunks = untilFormEnds(form, parts, fields);
      return receive({ name: part.fileName, fields, chunks });
    }
    const text = await readField(form);
    const option = findOption(part.name);
    if (option) refuseSecond(option, fields.get(part.name), text);
    else if (!fields.has(part.name)) others += 1;
    fields.set(part.name, text);
    if (others > fieldsMax) throw tooManyParts();
  }
  throw tooManyParts();
}

async function readField(form: FormReader): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for (let chunk = await form.readChunk(); chunk; chunk = await form.readChunk()) {
    bytes += chunk.length;
    if (bytes > fieldBytesMax) {
      throw new AppError('invalid_request', (m) => m.errors.formFieldTooLarge);
    }
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** The file's content; ends only when the whole form was read, so that a truncated form stores nothing. */
async function* untilFormEnds(
  form: FormReader,
  partsBefore: number,
  fieldsBefore: ReadonlyMap<string, string>,
): Chunks {
  const chunkFields = new Map(fieldsBefore);
  for (let chunk = await form.readChunk(); chunk; chunk = await form.readChunk()) yield chunk;
  for (let parts = partsBefore + 1; ; parts += 1) {
    const part = await form.nextPart();
    if (!part) {
      refuseChunkFields(chunkFields);
      return form.finish();
    }
    if (part.fileName !== undefined) {
      throw new AppError('too_many_files', (m) => m.errors.oneFileAtATime);
    }
    const option = findOption(part.name);
    if (option) throw invalidOption(option, (m) => m.linkOptions.options.late({ name: option }));
    // Some clients send the chunk fields after the file.
    if (isChunkField(part.name)) chunkFields.set(part.name, await readField(form));
    if (parts > partsMax) throw tooManyParts();
  }
}

const fileMissing = () => new AppError('file_missing', (m) => m.errors.fileMissing);

const tooManyParts = () => new AppError('invalid_request', (m) => m.errors.tooManyParts);

const anyPartsMax = 50;

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
      if (this.#parts > anyPartsMax) throw tooManyParts();
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

/** Fields of a form with several files. */
const sharedFieldsMax = 10;

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
        if (fields.size > sharedFieldsMax) throw tooManyParts();
      } else if (part.fileName !== '') {
        if (part.name !== 'file') throw fileMissing();
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

/** How to turn the chunking of a library off. */
type Advice = keyof ServerMessages['errors']['chunkNotKept'];

/** How to read a form field of a chunking upload library, and the option that turns its chunking off. */
interface Hint {
  /** Minimum number of chunks of the file, from the field's value; undefined if it does not say. */
  chunksMin: (value: string) => number | undefined;
  advice: Advice;
}

const total = (value: string) => (/^\d{1,15}$/.test(value.trim()) ? Number(value) : undefined);
/** From a chunk index that begins with 0 or 1: any but the first means two chunks at least. */
const index = (first: number) => (value: string) => {
  const position = total(value);
  return position !== undefined && position > first ? 2 : undefined;
};
/** From the JSON that some libraries put into one field. */
const inJson = (value: string) =>
  total(/"total(?:Count|Chunks)"\s{0,9}:\s{0,9}(\d{1,15})/i.exec(value)?.[1] ?? '');

const hints: Record<string, Hint> = {
  resumabletotalchunks: { chunksMin: total, advice: 'largeChunkSize' },
  resumablechunknumber: { chunksMin: index(1), advice: 'largeChunkSize' },
  flowtotalchunks: { chunksMin: total, advice: 'largeChunkSize' },
  flowchunknumber: { chunksMin: index(1), advice: 'largeChunkSize' },
  // simple-uploader.js and vue-simple-uploader.
  totalchunks: { chunksMin: total, advice: 'largeChunkSize' },
  chunknumber: { chunksMin: index(1), advice: 'largeChunkSize' },
  dztotalchunkcount: { chunksMin: total, advice: 'dropzone' },
  dzchunkindex: { chunksMin: index(0), advice: 'dropzone' },
  qqtotalparts: { chunksMin: total, advice: 'fineUploader' },
  qqpartindex: { chunksMin: index(0), advice: 'fineUploader' },
  chunks: { chunksMin: total, advice: 'plupload' },
  chunk: { chunksMin: index(0), advice: 'plupload' },
  // ng-file-upload, whose first chunk is recognized by its sizes.
  _chunknumber: { chunksMin: index(0), advice: 'resumeChunkSize' },
  _currentchunksize: { chunksMin: () => undefined, advice: 'resumeChunkSize' },
  _totalsize: { chunksMin: () => undefined, advice: 'resumeChunkSize' },
  // Syncfusion.
  'total-chunk': { chunksMin: total, advice: 'noChunkSize' },
  'chunk-index': { chunksMin: index(0), advice: 'noChunkSize' },
  // DevExtreme and Kendo UI.
  chunkmetadata: { chunksMin: inJson, advice: 'zeroChunkSize' },
  metadata: { chunksMin: inJson, advice: 'noChunkSize' },
};

/** Whether a field may indicate that the form contains one chunk of a file. */
const isChunkField = (name: string) => Object.hasOwn(hints, name.toLowerCase());

/** Throws `invalid_request` where the fields say that the form carries one chunk of a file. */
export function refuseChunkFields(fields: Iterable<[name: string, value: string]>): void {
  const known = [...fields].map(([name, value]) => [name.toLowerCase(), value] as const);
  for (const [name, value] of known) {
    const hint = Object.hasOwn(hints, name) ? hints[name] : undefined;
    if (hint && (hint.chunksMin(value) ?? 1) > 1) throw chunkRefusal(hint.advice);
  }
  const { _currentchunksize: piece, _totalsize: whole } = Object.fromEntries(known);
  if (piece !== undefined && whole !== undefined && piece !== whole) {
    throw chunkRefusal('resumeChunkSize');
  }
}

/**
 * Throws `invalid_request` for a chunk that is announced outside of the form: by jQuery File Upload in
 * Content-Range, by resumable.js and flow.js in the query.
 */
function refuseChunkRequest({ headers, url }: Request): void {
  const range = headers.get('content-range');
  if (range !== null && !isWhole(range)) throw chunkRefusal('maxChunkSize');
  if (!url.includes('?')) return;
  refuseChunkFields(new URL(url).searchParams);
}

/** Whether a Content-Range covers the whole file. */
function isWhole(contentRange: string): boolean {
  const [, first = '', last = '', size = ''] =
    /^\s*bytes\s+(\d{1,15})-(\d{1,15})\/(\d{1,15})\s*$/i.exec(contentRange) ?? [];
  return size !== '' && Number(first) === 0 && Number(last) + 1 === Number(size);
}

const chunkRefusal = (advice: Advice) =>
  new AppError('invalid_request', (m) => m.errors.chunkNotKept[advice]);
