import { RemoteFailure } from '../remote-failure.ts';

/** No byte goes out, and no answer comes, for this long: the connection is lost. */
const stalledMs = 60_000;
/** A server may have to store the file elsewhere when it has all of it. */
const answerMs = 300_000;

export interface PacedBody {
  stream: ReadableStream<Uint8Array>;
  /** Aborted by Ctrl-C, and where nothing moves any more. */
  signal: AbortSignal;
  /** What reading the file has thrown, which the request tells in words of its own. */
  failure: () => unknown;
  /** Whether the last byte has gone out: the server may have the file then. */
  isComplete: () => boolean;
  close(): void;
}

/** The body of a request: pieces are read when the connection takes them, and counted. */
export function pacedBody(
  pieces: AsyncIterable<Uint8Array>,
  signal: AbortSignal,
  onSent: (bytes: number) => void,
): PacedBody {
  const stalled = new AbortController();
  const stop = () =>
    stalled.abort(
      new RemoteFailure('unreachable', 'The connection has stalled.', {
        isTemporary: true,
      }),
    );
  let timer = setTimeout(stop, stalledMs);
  const moved = (withinMs: number) => {
    clearTimeout(timer);
    timer = setTimeout(stop, withinMs);
  };
  const iterator = pieces[Symbol.asyncIterator]();
  let failure: unknown;
  let isComplete = false;
  // An early answer ends the request while a piece is being read, which then has nowhere to go.
  let isCancelled = false;
  async function nextPiece() {
    try {
      return await iterator.next();
    } catch (error) {
      failure = error;
      throw error;
    }
  }
  const stream = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { done, value } = await nextPiece();
        if (isCancelled) return;
        moved(done ? answerMs : stalledMs);
        if (done) {
          isComplete = true;
          controller.close();
          return;
        }
        onSent(value.length);
        controller.enqueue(value);
      },
      async cancel() {
        isCancelled = true;
        await iterator.return?.();
      },
    },
    { highWaterMark: 0 },
  );
  return {
    stream,
    signal: AbortSignal.any([signal, stalled.signal]),
    failure: () => failure,
    isComplete: () => isComplete,
    close: () => clearTimeout(timer),
  };
}
