import { StorageFailure } from '../storage-failure.ts';
import type { ByteRange } from '../storage.ts';
import { withDeadline } from './patience.ts';
import type { S3Client } from './s3-client.ts';

interface Reader {
  read(): Promise<{ done: boolean; value?: Uint8Array | undefined }>;
  cancel(): Promise<void>;
}

/**
 * The bytes of an object, asked for as they are wanted. Where the connection breaks or falls silent,
 * another one goes on behind the last byte; when that does not help, the stream fails: it never ends
 * early. Throws StorageFailure where there is no first byte.
 */
export async function readObject(
  client: S3Client,
  key: string,
  range: ByteRange | undefined,
): Promise<ReadableStream<Uint8Array>> {
  const { patience } = client;
  const ending = new AbortController();
  let at = range?.start ?? 0;
  const open = async (wanted: ByteRange | undefined) => {
    const headers = wanted && { range: `bytes=${wanted.start}-${wanted.end - 1}` };
    const request = { method: 'GET', key, ...(headers && { headers }) } as const;
    const answer = await client.open(request, ending.signal);
    if (wanted && answer.status !== 206) throw broken('has ignored a range');
    return answer;
  };

  const answer = await open(range);
  const end = range?.end ?? Number(answer.headers.get('content-length'));
  let reader: Reader | undefined = readerOf(answer);
  let failures = 0;

  async function next(): Promise<Uint8Array | undefined> {
    while (at < end) {
      try {
        reader ??= readerOf(await open({ start: at, end }));
        const chunk = await nextChunk(reader, patience.idleMs);
        if (at + chunk.length > end) throw broken('has sent too much');
        at += chunk.length;
        failures = 0;
        return chunk;
      } catch (error) {
        await reader?.cancel().catch(() => {});
        reader = undefined;
        failures += 1;
        if (failures >= patience.attemptsMax || ending.signal.aborted) throw error;
      }
    }
    return undefined;
  }

  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const chunk = await next();
        if (chunk) controller.enqueue(chunk);
        else controller.close();
      },
      async cancel() {
        ending.abort(new Error('The reader has gone'));
        await reader?.cancel().catch(() => {});
      },
    },
    { highWaterMark: 0 },
  );
}

function readerOf({ body }: Response): Reader {
  if (!body) throw broken('has sent nothing');
  return body.getReader();
}

async function nextChunk(reader: Reader, idleMs: number): Promise<Uint8Array> {
  const { done, value } = await withDeadline(idleMs, undefined, (signal) =>
    Promise.race([reader.read(), failing(signal)]),
  );
  if (done || !value) throw broken('has ended early');
  return value;
}

function failing(signal: AbortSignal): Promise<never> {
  const { promise, reject } = Promise.withResolvers<never>();
  signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  return promise;
}

const broken = (what: string) => new StorageFailure('unavailable', `S3 ${what}`);
