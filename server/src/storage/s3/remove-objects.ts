import { StorageFailure } from '../storage-failure.ts';
import type { S3Client } from './s3-client.ts';

// S3's maximum.
const keysPerRequest = 1000;

/** Removes objects, up to a thousand with a request (DeleteObjects). Throws StorageFailure. */
export async function removeObjects(client: S3Client, keys: readonly string[]): Promise<void> {
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
    // A store that does not know the call, or a key that may not be removed: each is asked for by itself.
    const isAnswered = error instanceof StorageFailure && error.kind !== 'unavailable';
    if (!isAnswered) throw error;
    await removeEach(client, keys);
  }
}

async function removeEach(client: S3Client, keys: readonly string[]): Promise<void> {
  for (const key of keys) await client.call({ method: 'DELETE', key });
}
