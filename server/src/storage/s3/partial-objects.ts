import type { Chunks } from '../chunks.ts';
import {
  type PartialFile,
  type PartialFiles,
  rememberEveryMs,
  type SavePartialFile,
} from '../partial-files.ts';
import { uploadBytesLost } from '../storage-failure.ts';
import { newKey } from '../storage.ts';
import { joinParts } from './join-parts.ts';
import { PartSender } from './part-sender.ts';
import { createReader } from './read-object.ts';
import type { S3Client } from './s3-client.ts';
import { type Part, splitIntoParts } from './split-into-parts.ts';
import { abortUploads, beginUpload, cleanupPolicy, ignoreFailure, sizeOf } from './write-object.ts';

type PartBytesOf = (lengthMax: number) => number;

/**
 * Each file is a multipart upload that stays open between requests. A tail that is too small for a part is kept in a
 * separate object, so that any process can continue; a file that fits into one part is a single object from the
 * beginning.
 */
export function createS3PartialFiles(client: S3Client, partBytesOf: PartBytesOf): PartialFiles {
  const read = createReader(client);

  async function readTail({ tailKey }: PartialFile): Promise<Part> {
    if (tailKey === null) return new Uint8Array();
    return new Uint8Array(await new Response(await read(tailKey, undefined)).arrayBuffer());
  }

  const append: PartialFiles['append'] = async (file, chunks, remember) => {
    const tail = await readTail(file);
    const growing = new GrowingObject(client, file, partBytesOf(file.lengthMax), remember);
    return growing.append(behind(tail, chunks));
  };

  return {
    append,
    async finish(file, remember) {
      const { key, length, place, tailKey } = file;
      if (length === 0) await client.call({ method: 'PUT', key, body: new Uint8Array() });
      // Where no part was begun, the tail is the whole file.
      else if (place === '') await append(file, nothing(), remember);
      else await joinParts(client, file, partBytesOf(file.lengthMax), () => readTail(file));
      // If the process died before the beginning was remembered, another upload of this key is open.
      if (place !== '') await ignoreFailure(abortUploads(client, { key }, cleanupPolicy));
      if (place === '' && (await sizeOf(client, key)) !== length) throw uploadBytesLost();
      if (place === '' || tailKey === null) return;
      await remember({ ...file, tailKey: null });
      await ignoreFailure(client.call({ method: 'DELETE', key: tailKey }));
    },
    async discard({ key, tailKey }) {
      await abortUploads(client, { key });
      if (tailKey !== null) await client.call({ method: 'DELETE', key: tailKey });
      await client.call({ method: 'DELETE', key });
    },
  };
}

async function* nothing(): Chunks {}

async function* behind(tail: Part, chunks: Chunks): Chunks {
  yield tail;
  yield* chunks;
}

/** One run of bytes that are appended. */
class GrowingObject {
  #remembered: PartialFile;
  #rememberedAt = performance.now();
  /** The tail to delete once the remembered file no longer names it. */
  #oldTail: string | null;

  constructor(
    private readonly client: S3Client,
    file: PartialFile,
    private readonly partBytes: number,
    private readonly remember: SavePartialFile,
  ) {
    this.#remembered = file;
    this.#oldTail = file.tailKey;
  }

  async append(source: Chunks): Promise<PartialFile> {
    const { partBytes } = this;
    const { parts, memory } = splitIntoParts(source, partBytes);
    const { key, length, lengthMax, bytes, place } = this.#remembered;
    const firstPart = Math.floor(bytes / partBytes);
    // Where no length was known, parts that were not remembered may lie behind the last one.
    const mayHaveMore = place !== '' && length !== lengthMax;
    let sender: PartSender | undefined;
    let end = firstPart * partBytes;
    try {
      for await (const part of parts) {
        end += part.length;
        // Only the last part of a file is smaller; other small ones wait for more.
        const isPart = part.length === partBytes || (end === length && !mayHaveMore);
        if (!isPart) {
          await sender?.settle();
          await this.#keepTail(part, end);
        } else if (end === length && length <= partBytes && place === '') {
          await this.client.call({ method: 'PUT', key, body: part });
          await this.#save({ bytes: length, tailKey: null });
        } else {
          sender ??= await this.#openSender(firstPart, memory.recycle);
          await sender.send(part);
          await this.#recordParts(sender, false);
        }
      }
      await sender?.settle();
      if (sender) await this.#recordParts(sender, true);
    } catch (error) {
      await sender?.abort();
      // Stored parts need not be sent again.
      if (sender) await this.#recordParts(sender, true).catch(() => {});
      throw error;
    }
    return this.#remembered;
  }

  async #openSender(sentParts: number, giveBack: (part: Part) => void): Promise<PartSender> {
    const { key, place } = this.#remembered;
    if (place === '') await this.#save({ place: await beginUpload(this.client, key) });
    const target = { key, uploadId: this.#remembered.place, sentParts };
    return new PartSender(this.client, target, giveBack);
  }

  async #keepTail(part: Part, bytes: number): Promise<void> {
    if (bytes === this.#remembered.bytes) return;
    const tailKey = newKey();
    await this.client.call({ method: 'PUT', key: tailKey, body: part });
    await this.#save({ bytes, tailKey });
  }

  /** Records the parts that are stored without a gap, though not after every part. */
  async #recordParts({ storedParts }: PartSender, isLast: boolean): Promise<void> {
    const { bytes: known, length } = this.#remembered;
    const bytes = Math.min(length ?? Infinity, storedParts * this.partBytes);
    const isDue = isLast || performance.now() - this.#rememberedAt > rememberEveryMs;
    if (bytes <= known || !isDue) return;
    await this.#save({ bytes, tailKey: null });
  }

  async #save(change: Partial<PartialFile>): Promise<void> {
    const next = { ...this.#remembered, ...change };
    await this.remember(next);
    this.#remembered = next;
    this.#rememberedAt = performance.now();
    const old = this.#oldTail;
    this.#oldTail = next.tailKey;
    // A sweep removes it otherwise.
    if (old === null || old === next.tailKey) return;
    await this.client.call({ method: 'DELETE', key: old }).catch(() => {});
  }
}
