import type { Chunks } from '../chunks.ts';
import type { CompleteFile } from '../partial-files.ts';
import { StorageFailure, uploadBytesLost } from '../storage-failure.ts';
import { createReader } from './read-object.ts';
import type { S3Client } from './s3-client.ts';
import { type Part, splitIntoParts } from './split-into-parts.ts';
import { completeUpload, openMultipart, sizeOf } from './write-object.ts';
import { elementsIn, textIn } from './xml.ts';

/**
 * Makes an object of the parts of a file and of its tail, which becomes the last part. Doing it again
 * changes nothing. Throws `missing` where bytes of it are gone.
 */
export async function joinParts(
  client: S3Client,
  file: CompleteFile,
  partBytes: number,
  readTail: () => Promise<Part>,
): Promise<void> {
  const { key, length, place, tailKey } = file;
  const stored = await listParts(client, key, place);
  if (!stored) {
    const bytes = (await sizeOf(client, key)) ?? 0;
    if (bytes < length) throw uploadBytesLost();
    if (bytes > length) await cutObject(client, file, partBytes, readTail);
    return;
  }
  const lastNumber = Math.ceil(length / partBytes);
  if (stored.some(({ number }) => number > lastNumber)) {
    // Not every store completes an upload without all of its parts.
    await complete(client, file, stored);
    await cutObject(client, file, partBytes, readTail);
    return;
  }
  if (tailKey === null) {
    requireWhole(stored, length);
    await complete(client, file, stored);
    return;
  }
  const whole = stored.filter(({ number }) => number < lastNumber);
  const last = await sendPart(client, file, lastNumber, await readTail());
  requireWhole([...whole, last], length);
  await complete(client, file, [...whole, last]);
}

/** Rewrites the object up to the file's last complete part, followed by its tail. */
async function cutObject(
  client: S3Client,
  { key, length, tailKey }: CompleteFile,
  partBytes: number,
  readTail: () => Promise<Part>,
): Promise<void> {
  const wholeBytes = tailKey === null ? length : Math.floor(length / partBytes) * partBytes;
  const read = createReader(client);
  async function* content(): Chunks {
    if (wholeBytes > 0) {
      const kept = await read(key, { start: 0, end: wholeBytes });
      yield* kept instanceof Blob ? kept.stream() : kept;
    }
    if (tailKey !== null) yield await readTail();
  }
  const { parts, memory } = splitIntoParts(content(), partBytes);
  let upload: Awaited<ReturnType<typeof openMultipart>> | undefined;
  try {
    for await (const part of parts) {
      if (!upload && part.length === length) {
        await client.call({ method: 'PUT', key, body: part });
        return;
      }
      upload ??= await openMultipart(client, key, memory.recycle);
      await upload.send(part);
    }
    await upload?.complete();
  } catch (error) {
    // The object stays as it is: the next try reads it again.
    await upload?.abort();
    throw error;
  }
}

interface StoredPart {
  number: number;
  tag: string;
  bytes: number;
}

function requireWhole(parts: StoredPart[], length: number): void {
  const isGapless = parts.every(({ number }, index) => number === index + 1);
  const bytes = parts.reduce((sum, part) => sum + part.bytes, 0);
  if (!isGapless || bytes !== length) throw uploadBytesLost();
}

async function sendPart(
  client: S3Client,
  { key, place }: CompleteFile,
  number: number,
  body: Part,
): Promise<StoredPart> {
  const query = { partNumber: String(number), uploadId: place };
  const { headers } = await client.call({ method: 'PUT', key, query, body });
  return { number, tag: headers.get('etag') ?? '', bytes: body.length };
}

function complete(client: S3Client, { key, place }: CompleteFile, parts: StoredPart[]) {
  const bytes = parts.reduce((sum, part) => sum + part.bytes, 0);
  return completeUpload(client, key, { uploadId: place, parts, bytes });
}

/** The parts of an upload, in their order; undefined where there is no such upload. */
async function listParts(
  client: S3Client,
  key: string,
  uploadId: string,
): Promise<StoredPart[] | undefined> {
  const parts: StoredPart[] = [];
  let marker = '0';
  for (;;) {
    const query = { uploadId, 'max-parts': '1000', 'part-number-marker': marker };
    const listed = await client.call({ method: 'GET', key, query }).catch(ignoreMissing);
    if (!listed) return undefined;
    for (const element of elementsIn(listed.text, 'Part')) {
      const number = Number(textIn(element, 'PartNumber'));
      const bytes = Number(textIn(element, 'Size'));
      parts.push({ number, tag: textIn(element, 'ETag') ?? '', bytes });
    }
    if (textIn(listed.text, 'IsTruncated') !== 'true') return parts;
    marker = textIn(listed.text, 'NextPartNumberMarker') ?? '';
  }
}

function ignoreMissing(error: unknown): undefined {
  if (error instanceof StorageFailure && error.kind === 'missing') return undefined;
  throw error;
}
