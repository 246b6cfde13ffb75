import type { ByteRange, Storage } from '../../storage/storage.ts';
import { piecesOfFile } from './pieces-of-file.ts';

/** Objects up to this size are read as soon as they are opened. */
const smallBytes = 256 * 1024;

/** A part of a stored object that is read in pieces. */
export interface StoredContent {
  /** The next piece, which is valid until the one after it is requested; undefined at the end. */
  next(): Promise<Uint8Array | undefined>;
  /** Ends reading, also one that is under way. */
  close(): void;
}

type Content = Blob | ReadableStream<Uint8Array>;

/** Opens a part of an object immediately, so that its first bytes are requested before they are read. */
export function readContent(
  storage: Pick<Storage, 'readOnce'>,
  key: string,
  range: ByteRange,
): StoredContent {
  const ending = new AbortController();
  const opened = open(storage, key, range);
  const bytes = range.end - range.start;
  const pieces = opened.then((content) =>
    content instanceof Blob ? piecesOf(content, range) : piecesOfStream(content, ending.signal),
  );
  let first = bytes <= smallBytes ? pieces.then((each) => each.next()) : undefined;
  // Failures are those of the call that asks for the bytes.
  pieces.catch(() => {});
  first?.catch(() => {});

  return {
    async next() {
      const taken = first ?? (await pieces).next();
      first = undefined;
      const { done, value } = await taken;
      return done ? undefined : value;
    },
    close() {
      ending.abort();
      opened.then(cancelUnread, () => {});
      // Closes the file that it reads.
      pieces.then((each) => each.return(undefined)).catch(() => {});
    },
  };
}

async function open(
  storage: Pick<Storage, 'readOnce'>,
  key: string,
  range: ByteRange,
): Promise<Content> {
  return storage.readOnce(key, range);
}

/** A stream that was never read; one that is being read has a lock, and ends by the signal. */
function cancelUnread(content: Content): void {
  if (content instanceof ReadableStream && !content.locked) content.cancel().catch(() => {});
}

/** A small part, or one in memory, is one piece of its own: several may wait to be sent together. */
async function* piecesOf(content: Blob, range: ByteRange): AsyncGenerator<Uint8Array> {
  const path = 'name' in content && typeof content.name === 'string' ? content.name : undefined;
  if (path === undefined || range.end - range.start <= smallBytes) yield content.bytes();
  else yield* piecesOfFile(path, range);
}

async function* piecesOfStream(
  stream: ReadableStream<Uint8Array>,
  ending: AbortSignal,
): AsyncGenerator<Uint8Array> {
  const reader = stream.getReader();
  const cancel = () => void reader.cancel().catch(() => {});
  if (ending.aborted) cancel();
  ending.addEventListener('abort', cancel);
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      yield value;
    }
  } finally {
    ending.removeEventListener('abort', cancel);
  }
}
