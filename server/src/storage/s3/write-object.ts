import type { Chunks } from '../chunks.ts';
import { StorageFailure } from '../storage-failure.ts';
import { PartSender } from './part-sender.ts';
import type { RetryPolicy } from './retry-policy.ts';
import type { S3Client } from './s3-client.ts';
import { splitIntoParts } from './split-into-parts.ts';
import { elementsIn, textIn } from './xml.ts';

/** What has failed is answered now; a sweep removes what cannot be removed at this moment. */
export const cleanupPolicy = { attemptsMax: 2, attemptMs: 2000, totalMs: 4000 };

type Part = Uint8Array<ArrayBuffer>;

/**
 * Writes an object: with one request when it is smaller than a part, otherwise in several parts,
 * some of them at once. When it throws, nothing is left, as far as the storage answers at all.
 */
export async function writeObject(
  client: S3Client,
  key: string,
  source: Chunks,
  partBytes: number,
): Promise<void> {
  const { parts, memory } = splitIntoParts(source, partBytes);
  const coming = parts[Symbol.asyncIterator]();
  let upload: Multipart | undefined;
  let isSmall = false;
  try {
    const first = await coming.next();
    const part = first.done ? new Uint8Array() : first.value;
    // Only the last part is smaller.
    isSmall = part.length < partBytes;
    if (isSmall) {
      await client.call({ method: 'PUT', key, body: part });
      return;
    }
    upload = await openMultipart(client, key, memory.recycle);
    await upload.send(part);
    for (let next = await coming.next(); !next.done; next = await coming.next()) {
      await upload.send(next.value);
    }
    await upload.complete();
  } catch (error) {
    await upload?.abort();
    // What was given up may have been done all the same.
    if (upload || isSmall)
      await ignoreFailure(client.call({ method: 'DELETE', key }, cleanupPolicy));
    throw error;
  } finally {
    await coming.return?.();
  }
}

/** Failing to tidy up changes nothing about what is answered. */
export const ignoreFailure = (work: Promise<unknown>) => work.catch(() => {});

type Multipart = Awaited<ReturnType<typeof openMultipart>>;

async function openMultipart(client: S3Client, key: string, giveBack: (part: Part) => void) {
  const { uploadId, hasTwins } = await begin(client, key);
  const sender = new PartSender(client, { key, uploadId, sentParts: 0 }, giveBack);
  let bytes = 0;

  return {
    async send(part: Part): Promise<void> {
      bytes += part.length;
      await sender.send(part);
    },
    async complete(): Promise<void> {
      await sender.settle();
      await completeUpload(client, key, { uploadId, tags: sender.tags, bytes });
      if (hasTwins) await ignoreFailure(abortUploads(client, { key }, cleanupPolicy));
    },
    /** Ends what is under way and leaves nothing of it. */
    async abort(): Promise<void> {
      await sender.abort();
      await ignoreFailure(
        client.call({ method: 'DELETE', key, query: { uploadId } }, cleanupPolicy),
      );
      if (hasTwins) await ignoreFailure(abortUploads(client, { key }, cleanupPolicy));
    },
  };
}

/** Begins an upload of several parts and gives its name; there is no other one of this key. */
export async function beginUpload(client: S3Client, key: string): Promise<string> {
  const { uploadId, hasTwins } = await begin(client, key);
  if (!hasTwins) return uploadId;
  await abortUploads(client, { key });
  return (await begin(client, key)).uploadId;
}

/** Whoever has to ask twice may have begun two uploads, and knows only one of them. */
async function begin(client: S3Client, key: string) {
  try {
    const begun = await client.call({ method: 'POST', key, query: { uploads: '' } });
    const uploadId = textIn(begun.text, 'UploadId');
    if (!uploadId) throw new StorageFailure('unavailable', 'S3 has begun no upload');
    return { uploadId, hasTwins: begun.attempts > 1 };
  } catch (error) {
    await ignoreFailure(abortUploads(client, { key }, cleanupPolicy));
    throw error;
  }
}

/** Puts the parts together. */
export async function completeUpload(
  client: S3Client,
  key: string,
  { uploadId, tags, bytes }: { uploadId: string; tags: string[]; bytes: number },
): Promise<void> {
  const parts = tags.map(
    (tag, index) => `<Part><PartNumber>${index + 1}</PartNumber><ETag>${tag}</ETag></Part>`,
  );
  const body = `<CompleteMultipartUpload>${parts.join('')}</CompleteMultipartUpload>`;
  try {
    const request = { method: 'POST', key, query: { uploadId }, body } as const;
    // Putting many parts together takes a store a while.
    await client.call(request, { attemptMs: client.retryPolicy.joinMs });
  } catch (error) {
    // It may have been done all the same, and its answer lost.
    const stored = await sizeOf(client, key, cleanupPolicy).catch(() => undefined);
    if (stored !== bytes) throw error;
  }
}

/** Bytes of an object; undefined where there is none. */
export async function sizeOf(
  client: S3Client,
  key: string,
  own?: Partial<RetryPolicy>,
): Promise<number | undefined> {
  const found = await headOf(client, key, own);
  return found && Number(found.get('content-length'));
}

export async function headOf(
  client: S3Client,
  key: string,
  own?: Partial<RetryPolicy>,
): Promise<Headers | undefined> {
  try {
    return (await client.call({ method: 'HEAD', key }, own)).headers;
  } catch (error) {
    if (error instanceof StorageFailure && error.kind === 'missing') return undefined;
    throw error;
  }
}

interface WhichUploads {
  /** Those of one key only. */
  key?: string;
  /** Milliseconds since 1970. */
  begunBefore?: number;
  isOurs?: (key: string) => boolean;
}

/** Aborts uploads that were begun and not completed. */
export async function abortUploads(
  client: S3Client,
  which: WhichUploads,
  own: Partial<RetryPolicy> = {},
): Promise<void> {
  for await (const { key, uploadId } of listUploads(client, which, own)) {
    await client.call({ method: 'DELETE', key, query: { uploadId } }, own);
  }
}

/** Uploads that were begun and not completed. */
export async function* listUploads(
  client: S3Client,
  { key, begunBefore = Infinity, isOurs = () => true }: WhichUploads,
  own: Partial<RetryPolicy> = {},
): AsyncIterable<{ key: string; uploadId: string }> {
  let marker: Record<string, string> = {};
  for (;;) {
    const query = { uploads: '', 'max-uploads': '1000', ...(key && { prefix: key }), ...marker };
    const { text } = await client.call({ method: 'GET', query }, own);
    for (const upload of elementsIn(text, 'Upload')) {
      const found = textIn(upload, 'Key') ?? '';
      const isOld = Date.parse(textIn(upload, 'Initiated') ?? '') < begunBefore;
      if (isOld && isOurs(found)) yield { key: found, uploadId: textIn(upload, 'UploadId') ?? '' };
    }
    if (textIn(text, 'IsTruncated') !== 'true') return;
    marker = {
      'key-marker': textIn(text, 'NextKeyMarker') ?? '',
      'upload-id-marker': textIn(text, 'NextUploadIdMarker') ?? '',
    };
  }
}
