import type { Chunks } from '../chunks.ts';
import { StorageFailure } from '../storage-failure.ts';
import { PartSender } from './part-sender.ts';
import type { RetryPolicy } from './retry-policy.ts';
import type { S3Client } from './s3-client.ts';
import { type Part, splitIntoParts } from './split-into-parts.ts';
import { elementsIn, textIn } from './xml.ts';

/** Cleanup after a failure is brief, so that the client is answered; the sweep removes the rest. */
export const cleanupPolicy = { attemptsMax: 2, attemptMs: 2000, totalMs: 4000 };

/**
 * Writes an object, with one request if it is smaller than a part, otherwise as a multipart upload. When
 * it throws, nothing is left behind, provided that the store answers.
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
    // Only a file's last part is smaller, so this is all of it.
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
    // A request that timed out may still have taken effect.
    if (upload || isSmall)
      await ignoreFailure(client.call({ method: 'DELETE', key }, cleanupPolicy));
    throw error;
  } finally {
    await coming.return?.();
  }
}

/** For cleanup, whose failure must not replace the original error. */
export const ignoreFailure = (work: Promise<unknown>) => work.catch(() => {});

type Multipart = Awaited<ReturnType<typeof openMultipart>>;

export async function openMultipart(client: S3Client, key: string, giveBack: (part: Part) => void) {
  const { uploadId, mayHaveDuplicates } = await begin(client, key);
  const sender = new PartSender(client, { key, uploadId, sentParts: 0 }, giveBack);
  let bytes = 0;

  return {
    async send(part: Part): Promise<void> {
      bytes += part.length;
      await sender.send(part);
    },
    async complete(): Promise<void> {
      await sender.settle();
      await completeUpload(client, key, { uploadId, parts: sender.parts, bytes });
      if (mayHaveDuplicates) await ignoreFailure(abortUploads(client, { key }, cleanupPolicy));
    },
    /** Aborts the upload and discards its parts. */
    async abort(): Promise<void> {
      await sender.abort();
      await ignoreFailure(
        client.call({ method: 'DELETE', key, query: { uploadId } }, cleanupPolicy),
      );
      if (mayHaveDuplicates) await ignoreFailure(abortUploads(client, { key }, cleanupPolicy));
    },
  };
}

/** Begins the only multipart upload of this key and returns its id. */
export async function beginUpload(client: S3Client, key: string): Promise<string> {
  const { uploadId, mayHaveDuplicates } = await begin(client, key);
  if (!mayHaveDuplicates) return uploadId;
  await abortUploads(client, { key });
  return (await begin(client, key)).uploadId;
}

/** After a retry there may be two multipart uploads, of which only one id is known. */
async function begin(client: S3Client, key: string) {
  try {
    const begun = await client.call({ method: 'POST', key, query: { uploads: '' } });
    const uploadId = textIn(begun.text, 'UploadId');
    if (!uploadId) throw new StorageFailure('unavailable', 'S3 returned no UploadId');
    return { uploadId, mayHaveDuplicates: begun.attempts > 1 };
  } catch (error) {
    await ignoreFailure(abortUploads(client, { key }, cleanupPolicy));
    throw error;
  }
}

/** Completes a multipart upload. */
export async function completeUpload(
  client: S3Client,
  key: string,
  {
    uploadId,
    parts,
    bytes,
  }: { uploadId: string; parts: { number: number; tag: string }[]; bytes: number },
): Promise<void> {
  const elements = parts.map(
    ({ number, tag }) => `<Part><PartNumber>${number}</PartNumber><ETag>${tag}</ETag></Part>`,
  );
  const body = `<CompleteMultipartUpload>${elements.join('')}</CompleteMultipartUpload>`;
  try {
    const request = { method: 'POST', key, query: { uploadId }, body } as const;
    // Completing many parts takes a store a while.
    await client.call(request, { attemptMs: client.retryPolicy.joinMs });
  } catch (error) {
    // It may have succeeded although the response was lost.
    const stored = await sizeOf(client, key, cleanupPolicy).catch(() => undefined);
    if (stored !== bytes) throw error;
  }
}

/** Size of an object in bytes; undefined if it does not exist. */
export async function sizeOf(
  client: S3Client,
  key: string,
  override?: Partial<RetryPolicy>,
): Promise<number | undefined> {
  const found = await headOf(client, key, override);
  return found && Number(found.get('content-length'));
}

export async function headOf(
  client: S3Client,
  key: string,
  override?: Partial<RetryPolicy>,
): Promise<Headers | undefined> {
  try {
    return (await client.call({ method: 'HEAD', key }, override)).headers;
  } catch (error) {
    if (error instanceof StorageFailure && error.kind === 'missing') return undefined;
    throw error;
  }
}

interface UploadFilter {
  /** Restricts the listing to one key. */
  key?: string;
  /** Milliseconds since 1970. */
  begunBefore?: number;
  isOurs?: (key: string) => boolean;
}

/** Aborts incomplete multipart uploads. */
export async function abortUploads(
  client: S3Client,
  which: UploadFilter,
  override: Partial<RetryPolicy> = {},
): Promise<void> {
  for await (const { key, uploadId } of listUploads(client, which, override)) {
    await client.call({ method: 'DELETE', key, query: { uploadId } }, override);
  }
}

/** Lists incomplete multipart uploads. */
export async function* listUploads(
  client: S3Client,
  { key, begunBefore = Infinity, isOurs = () => true }: UploadFilter,
  override: Partial<RetryPolicy> = {},
): AsyncIterable<{ key: string; uploadId: string }> {
  let marker: Record<string, string> = {};
  for (;;) {
    const query = { uploads: '', 'max-uploads': '1000', ...(key && { prefix: key }), ...marker };
    const { text } = await client.call({ method: 'GET', query }, override);
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
