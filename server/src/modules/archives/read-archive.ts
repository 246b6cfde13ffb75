import { uploadBytesLost } from '../../storage/storage-failure.ts';
import type { Storage } from '../../storage/storage.ts';
import { readContent, type StoredContent } from './read-content.ts';
import type { ZipPiece, ZipPlan, ZipRange } from './zip/plan.ts';

// The next members are opened while one is sent: at least one, and more while they are small.
const aheadMin = 1;
const aheadMax = 8;
const aheadBytesMax = 1024 ** 2;
// Larger ones are opened when their turn comes: a connection to S3 buffers megabytes in advance, and waiting for it is
// short compared with the transfer.
const openedAheadBytesMax = 32 * 1024 ** 2;
// Records between the contents, and those at the end, of which nothing is read.
const queuedMax = 64;
// Small pieces are sent together; the first of them soon, so that a client sees that something comes. Larger ones are
// sent as they are: S3's come in less than 128 KiB, and each byte would be copied.
const joinedBytesMax = 16 * 1024;
const firstChunkBytesMin = 4 * 1024;
const chunkBytesMin = 128 * 1024;

/** The failure to read a member; its cause is the storage's. */
export class MemberFailure extends Error {
  override readonly name = 'MemberFailure';

  constructor(
    readonly key: string,
    cause: unknown,
  ) {
    super('A member of an archive cannot be read', { cause });
  }
}

export interface ArchiveContent {
  plan: ZipPlan;
  /** Keys of the members' objects, in the order of the plan. */
  keys: readonly string[];
}

/** The bytes of a range of an archive. */
export interface ArchiveBytes {
  /** The next ones; undefined at the end, which comes behind exactly as many bytes as the range has. Throws MemberFailure. */
  next(): Promise<Uint8Array<ArrayBuffer> | undefined>;
  /** Ends reading, also one that is under way. */
  close(): void;
}

type Queued = Extract<ZipPiece, { kind: 'record' }> | QueuedContent;

interface QueuedContent {
  kind: 'content';
  member: number;
  key: string;
  range: ZipRange;
  /** Opened ahead, where it is not large. */
  opened: StoredContent | undefined;
}

const lengthOf = ({ start, end }: ZipRange) => end - start;

/** Makes the bytes of a range while they are taken: in memory are a few pieces, never a member or the archive. */
export function readArchive(
  storage: Pick<Storage, 'readOnce'>,
  { plan, keys }: ArchiveContent,
  range: ZipRange,
): ArchiveBytes {
  const pieces = plan.pieces(range);
  const queue: Queued[] = [];
  const checksums = new Map<number, number>();
  let current: StoredContent | undefined;
  let isClosed = false;

  function fillQueue(): void {
    let ahead = queue.filter(({ kind }) => kind === 'content').length;
    let aheadBytes = 0;
    for (const piece of queue) if (piece.kind === 'content') aheadBytes += lengthOf(piece.range);
    const isFull = () => ahead > aheadMin && (ahead > aheadMax || aheadBytes > aheadBytesMax);
    while (queue.length < queuedMax && !isFull()) {
      const { done, value: piece } = pieces.next();
      if (done) return;
      if (piece.kind === 'record') {
        queue.push(piece);
        continue;
      }
      const key = keys[piece.member] ?? '';
      const bytes = lengthOf(piece.range);
      const isOpened = bytes <= openedAheadBytesMax;
      const opened = isOpened ? readContent(storage, key, piece.range) : undefined;
      queue.push({ ...piece, key, opened });
      ahead += 1;
      aheadBytes += bytes;
    }
  }

  async function* read(): AsyncGenerator<Uint8Array> {
    for (;;) {
      fillQueue();
      const piece = queue.shift();
      if (!piece || isClosed) return;
      if (piece.kind === 'record') yield piece.bytes((member) => checksums.get(member) ?? 0);
      else yield* readMember(piece);
    }
  }

  async function* readMember({
    member,
    key,
    range: wanted,
    opened,
  }: QueuedContent): AsyncGenerator<Uint8Array> {
    const content = opened ?? readContent(storage, key, wanted);
    current = content;
    let left = lengthOf(wanted);
    let crc32 = 0;
    for (;;) {
      const chunk = await content.next().catch((cause: unknown) => {
        if (!isClosed) throw new MemberFailure(key, cause);
      });
      if (isClosed) return;
      if (!chunk) break;
      left -= chunk.length;
      if (left < 0) throw new MemberFailure(key, new Error('It has more bytes than its row says'));
      if (!plan.isSeekable) crc32 = Bun.hash.crc32(chunk, crc32);
      yield chunk;
    }
    if (left > 0) throw new MemberFailure(key, uploadBytesLost());
    if (!plan.isSeekable) checksums.set(member, crc32);
    current = undefined;
  }

  const chunks = together(read());
  return {
    async next() {
      const { done, value } = await chunks.next();
      return done ? undefined : value;
    },
    close() {
      isClosed = true;
      current?.close();
      for (const piece of queue.splice(0)) if (piece.kind === 'content') piece.opened?.close();
    },
  };
}

/** Many small files have many small records between them: sent one by one they would take longer than their bytes. */
async function* together(
  pieces: AsyncGenerator<Uint8Array>,
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  let waiting: Uint8Array[] = [];
  let waitingBytes = 0;
  let bytesMin = firstChunkBytesMin;
  for await (const piece of pieces) {
    if (piece.length < joinedBytesMax) {
      waiting.push(piece);
      waitingBytes += piece.length;
      if (waitingBytes < bytesMin) continue;
      yield Buffer.concat(waiting);
    } else {
      if (waitingBytes > 0) yield Buffer.concat(waiting);
      yield new Uint8Array(piece.buffer as ArrayBuffer, piece.byteOffset, piece.length);
    }
    bytesMin = Math.min(chunkBytesMin, bytesMin * 2);
    waiting = [];
    waitingBytes = 0;
  }
  if (waitingBytes > 0) yield Buffer.concat(waiting);
}
