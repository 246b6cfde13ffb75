import { randomUUID } from 'node:crypto';

import { AwsClient } from 'aws4fetch';

/** Where an S3 store is, and what opens it. */
export interface Location {
  endpoint: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** A bucket, seen without Perch. Disposing removes it with everything in it. */
export interface Bucket extends AsyncDisposable {
  location: Location & { bucket: string };
  /** The variables that lead Perch to it. */
  env: Record<string, string>;
  /** The names of its objects. */
  list(): Promise<string[]>;
  /** The number of parts that an object was sent in, from its ETag; 0: in one request. */
  partsOf(key: string): Promise<number>;
  /** The names of uploads that were begun and not completed. */
  listUnfinished(): Promise<string[]>;
  put(key: string, content: string): Promise<void>;
  remove(key: string): Promise<void>;
  /** Up to 1000 at once (DeleteObjects). */
  removeTogether(keys: readonly string[]): Promise<void>;
  /** Aborts everything that was begun and not completed. */
  abortUnfinished(): Promise<void>;
  /** Begins a multipart upload and leaves it incomplete. */
  beginUpload(key: string): Promise<void>;
}

/** The store that the test run has started. */
export function testStore(): Location {
  const given = process.env['PERCH_TEST_S3'];
  if (!given) throw new Error('There is no S3 store; run: npm test -- s3 <file>');
  const { endpoint, region, accessKeyId, secretAccessKey } = JSON.parse(given);
  return { endpoint, region, accessKeyId, secretAccessKey };
}

const textsIn = (xml: string, name: string) =>
  [...xml.matchAll(new RegExp(`<${name}>([^<]*)</${name}>`, 'g'))].map(([, text = '']) =>
    text.replaceAll('&amp;', '&'),
  );

// An answer that never comes would hold a whole test run up: before a test begins nothing ends it.
const answerMaxMs = 15_000;
const attemptsMax = 3;

/** Sends requests for a bucket, each again where its answer did not come. */
function callerOf(bucket: string, store: Location) {
  const { endpoint, region, accessKeyId, secretAccessKey } = store;
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3' });
  return async function call(
    method: string,
    path = '',
    body?: string,
    headers: Record<string, string> = {},
    attemptsLeft = attemptsMax,
  ): Promise<string> {
    const signal = AbortSignal.timeout(answerMaxMs);
    const init = { method, signal, headers, ...(body !== undefined && { body }) };
    let answer: Response;
    let text: string;
    try {
      answer = await client.fetch(`${endpoint}/${bucket}${path}`, init);
      text = await answer.text();
    } catch (error) {
      if (!signal.aborted || attemptsLeft === 1) throw error;
      return call(method, path, body, headers, attemptsLeft - 1);
    }
    // The attempt before may have deleted it, and its answer never came.
    const isGone = method === 'DELETE' && answer.status === 404 && attemptsLeft < attemptsMax;
    if (!answer.ok && !isGone) throw new Error(`${method} ${path}: ${answer.status} ${text}`);
    return text;
  };
}

/** A new bucket in the store. */
export async function createBucket(store: Location = testStore()): Promise<Bucket> {
  const bucket = `perch-${randomUUID()}`;
  await callerOf(bucket, store)('PUT');
  return openBucket(bucket, store);
}

/** A bucket that is in the store. */
export function openBucket(bucket: string, store: Location = testStore()): Bucket {
  const { endpoint, region, accessKeyId, secretAccessKey } = store;
  const call = callerOf(bucket, store);

  const listUnfinished = async () => textsIn(await call('GET', '?uploads='), 'Key');
  async function abortUnfinished(): Promise<void> {
    const uploads = await call('GET', '?uploads=');
    const ids = textsIn(uploads, 'UploadId');
    for (const [index, key] of textsIn(uploads, 'Key').entries()) {
      await call('DELETE', `/${key}?uploadId=${ids[index]}`);
    }
  }

  const list = async () => textsIn(await call('GET', '?list-type=2'), 'Key');
  return {
    location: { endpoint, region, accessKeyId, secretAccessKey, bucket },
    env: {
      S3_ENDPOINT: endpoint,
      S3_BUCKET: bucket,
      S3_REGION: region,
      S3_ACCESS_KEY_ID: accessKeyId,
      S3_SECRET_ACCESS_KEY: secretAccessKey,
    },
    list,
    async partsOf(key) {
      const [etag = ''] = textsIn(await call('GET', `?list-type=2&prefix=${key}`), 'ETag');
      return Number(/-(\d+)/.exec(etag)?.[1] ?? 0);
    },
    listUnfinished,
    abortUnfinished,
    put: async (key, content) => void (await call('PUT', `/${key}`, content)),
    remove: async (key) => void (await call('DELETE', `/${key}`)),
    async removeTogether(keys) {
      const objects = keys.map((key) => `<Object><Key>${key}</Key></Object>`).join('');
      const content = `<Delete><Quiet>true</Quiet>${objects}</Delete>`;
      const md5 = new Bun.CryptoHasher('md5').update(content).digest('base64');
      await call('POST', '?delete', content, { 'content-md5': md5 });
    },
    beginUpload: async (key) => void (await call('POST', `/${key}?uploads=`)),
    async [Symbol.asyncDispose]() {
      await abortUnfinished();
      for (let keys = await list(); keys.length > 0; keys = await list()) {
        await Promise.all(keys.map((key) => call('DELETE', `/${encodeURIComponent(key)}`)));
      }
      await call('DELETE');
    },
  };
}
