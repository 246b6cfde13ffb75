import { ConfigError, type S3Location } from '../../config/config.ts';
import type { Log } from '../../lib/log.ts';
import { hintFor, StorageFailure, storageRemedies } from '../storage-failure.ts';
import { type DirectAccess, isKey, type Storage, withCheckedKeys } from '../storage.ts';
import { createS3PartialFiles } from './partial-objects.ts';
import { createReader } from './read-object.ts';
import { defaultRetryPolicy, type RetryPolicy } from './retry-policy.ts';
import { createS3Client, type S3Client } from './s3-client.ts';
import { abortUploads, headOf, listUploads, sizeOf, writeObject } from './write-object.ts';
import { textIn, textsIn } from './xml.ts';

const mib = 1024 ** 2;
// S3's minimum. Each upload in progress has three parts in memory, besides copies in the sockets.
const partBytesMin = 5 * mib;
// S3's maximum per object.
const partsMax = 10_000;
const presignedSeconds = 3600;
const checkPolicy = { attemptsMax: 1, attemptMs: 3000 };

export interface S3Options {
  location: S3Location;
  /** Whether downloads are redirected to S3. */
  isPublic: boolean;
  retryPolicy?: RetryPolicy;
}

/**
 * Stores files as objects of one bucket, named by their keys. An object appears only when it is complete.
 * The bucket may contain other objects and be used by several processes.
 */
export function createS3Storage({
  location,
  isPublic,
  retryPolicy = defaultRetryPolicy,
}: S3Options): Storage {
  const client = createS3Client(location, retryPolicy);
  const read = createReader(client);

  return withCheckedKeys({
    write: (key, chunks, bytesMax = 0) => writeObject(client, key, chunks, partBytesOf(bytesMax)),
    // An object is durable once it exists.
    settle: async () => {},
    read,
    readOnce: read,
    direct: isPublic ? directAccess(client) : undefined,
    size: (key) => sizeOf(client, key),
    async remove(key) {
      await client.call({ method: 'DELETE', key });
    },
    removeAll: (keys) => removeObjects(client, keys),
    list: () => listKeys(client),
    async storedAt(key) {
      const found = await headOf(client, key);
      return found && Date.parse(found.get('last-modified') ?? '');
    },
    partial: createS3PartialFiles(client, partBytesOf),
    removeUnfinished: (begunBefore, partialKeys) =>
      abortUploads(client, {
        begunBefore,
        isOurs: (key) => isKey(key) && !partialKeys.has(key),
      }),
    async *listUnfinished(begunBefore) {
      for await (const { key } of listUploads(client, { begunBefore, isOurs: isKey })) yield key;
    },
    async check() {
      await client.call({ method: 'HEAD' }, checkPolicy);
    },
  });
}

/** Some stores require parts of equal size, so the size is fixed in advance. */
const partBytesOf = (fileBytes: number) =>
  Math.max(partBytesMin, Math.ceil(fileBytes / partsMax / mib) * mib);

/** Throws ConfigError for a missing or refused bucket; a store that is unreachable may come back. */
export async function openS3Storage(options: S3Options, log: Log): Promise<Storage> {
  const storage = createS3Storage(options);
  const { bucket, endpoint } = options.location;
  try {
    await storage.check();
  } catch (error) {
    if (!(error instanceof StorageFailure)) throw error;
    if (error.kind === 'missing') {
      throw new ConfigError(
        `There is no bucket ${bucket} at ${endpoint}; ${storageRemedies.missing}.`,
      );
    }
    if (error.kind === 'refused') {
      throw new ConfigError(
        `${endpoint} refuses the bucket ${bucket} (${error.message}); ${storageRemedies.refused}.`,
      );
    }
    log.warn('storage.unreachable', { endpoint, hint: hintFor(error) });
  }
  return storage;
}

function directAccess(client: S3Client): DirectAccess {
  return {
    presign: (key, headers, method = 'GET', seconds = presignedSeconds) =>
      client.presign(
        key,
        {
          'response-content-type': headers['content-type'],
          'response-content-disposition': headers['content-disposition'],
        },
        seconds,
        method,
      ),
  };
}

async function* listKeys(client: S3Client): AsyncIterable<string[]> {
  let token: string | undefined;
  do {
    const query = { 'list-type': '2', ...(token && { 'continuation-token': token }) };
    const { text } = await client.call({ method: 'GET', query });
    yield textsIn(text, 'Key');
    const isTruncated = textIn(text, 'IsTruncated') === 'true';
    token = isTruncated ? textIn(text, 'NextContinuationToken') : undefined;
  } while (token);
}

// S3's maximum.
const keysPerRequest = 1000;

/** Removes objects, up to a thousand with a request (DeleteObjects). Throws StorageFailure. */
async function removeObjects(client: S3Client, keys: readonly string[]): Promise<void> {
  for (let start = 0; start < keys.length; start += keysPerRequest) {
    await removeTogether(client, keys.slice(start, start + keysPerRequest));
  }
}

async function removeTogether(client: S3Client, keys: readonly string[]): Promise<void> {
  if (keys.length === 1) return removeEach(client, keys);
  // Keys are hexadecimal digits: nothing in them has to be escaped.
  const objects = keys.map((key) => `<Object><Key>${key}</Key></Object>`).join('');
  const body = `<Delete xmlns="http://s3.amazonaws.com/doc/2006-03-01/"><Quiet>true</Quiet>${objects}</Delete>`;
  const headers = {
    'content-md5': new Bun.CryptoHasher('md5').update(body).digest('base64'),
    'content-type': 'application/xml',
  };
  try {
    await client.call({ method: 'POST', query: { delete: '' }, headers, body });
  } catch (error) {
    // The store does not know the call, or refuses a key: each object is deleted separately.
    const isAnswered = error instanceof StorageFailure && error.kind !== 'unavailable';
    if (!isAnswered) throw error;
    await removeEach(client, keys);
  }
}

async function removeEach(client: S3Client, keys: readonly string[]): Promise<void> {
  for (const key of keys) await client.call({ method: 'DELETE', key });
}
