import { expectsContinue } from '../../../../http/request/expectation.ts';
import { drainBytesMax } from '../../../../http/request/request-body.ts';
import { freeMemory } from '../../../../lib/disk/free-memory.ts';
import { AppError } from '../../../../lib/errors.ts';
import type { Chunks } from '../../../../storage/chunks.ts';
import { findOption, invalidOption, refuseSecond } from '../../options/options.ts';
import type { AnnouncedBytes } from '../../quota/reservation.ts';
import { isChunkField, refuseChunkFields, refuseChunkRequest } from './chunk-fields.ts';
import { readBoundary } from './form-boundary.ts';
import { type ByteSource, FormReader } from './form-reader.ts';

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

export interface Incoming {
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

export function sourceOf(body: ReadableStream<Uint8Array>, onChunk: () => void): BodySource {
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

export const emptySource: BodySource = {
  next: async () => ({ done: true, value: undefined }),
  free() {},
};

/** Reads and discards the rest of a body, up to `drainBytesMax`. */
export async function drainSource(source: ByteSource): Promise<void> {
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

export async function readField(form: FormReader): Promise<string> {
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

export const fileMissing = () => new AppError('file_missing', (m) => m.errors.fileMissing);

export const tooManyParts = () => new AppError('invalid_request', (m) => m.errors.tooManyParts);
