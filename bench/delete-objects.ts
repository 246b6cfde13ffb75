import { AwsClient } from 'aws4fetch';

import type { Location } from '../test/support/services/bucket.ts';

const keysPerRequest = 250;
const requestsAtOnce = 4;

const newKey = () => crypto.randomUUID().replaceAll('-', '');

/**
 * Seconds in which the store alone removes so many keys that it does not have, as the rows of `bench/seed.ts` have no
 * objects either: the same requests as Perch makes, from a program that does nothing else.
 */
export async function secondsToDelete(
  count: number,
  { endpoint, bucket, region, accessKeyId, secretAccessKey }: Location & { bucket: string },
): Promise<number> {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3' });
  let left = count;
  const deleteSome = async () => {
    while (left > 0) {
      const keys = Array.from({ length: Math.min(left, keysPerRequest) }, newKey);
      left -= keys.length;
      const objects = keys.map((key) => `<Object><Key>${key}</Key></Object>`).join('');
      const body = `<Delete><Quiet>true</Quiet>${objects}</Delete>`;
      const md5 = new Bun.CryptoHasher('md5').update(body).digest('base64');
      const headers = { 'content-md5': md5, 'content-type': 'application/xml' };
      const answer = await client.fetch(`${endpoint}/${bucket}?delete`, {
        method: 'POST',
        headers,
        body,
      });
      if (!answer.ok) throw new Error(`DeleteObjects: ${answer.status} ${await answer.text()}`);
      await answer.text();
    }
  };
  const startedAt = performance.now();
  await Promise.all(Array.from({ length: requestsAtOnce }, deleteSome));
  return (performance.now() - startedAt) / 1000;
}
