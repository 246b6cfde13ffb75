import { Spool } from '../../lib/disk/spool.ts';
import { createTurns } from './turns.ts';

// A few may wait in memory: to write and read them again would take longer than their turn.
const inMemoryMax = 32;
// Other requests wait meanwhile.
const writtenPerIteration = 96;
// The runtime itself stops reading a larger body.
const bytesMax = 256 * 1024;
// Bodies that come later have a file of their own, so that a crowd without an end fills no disk.
const spoolBytesMax = 64 * 1024 ** 2;

/** Resolves with the turn, when the request's body is as if it had not been read. */
export type SpoolBody = (request: Request, turn: Promise<void>) => Promise<void>;

/**
 * Keeps the bodies of requests that wait for their turn. The runtime receives small ones whole, whether they are asked for or
 * not: those of a crowd are written to a file without a name in `folder`, and read again in their turn. Where that
 * fails, they wait in memory.
 */
export function createWaitingBodies(folder: string): SpoolBody {
  let waiting = 0;
  let spool = new Spool(folder);
  const takeWritingTurn = createTurns(writtenPerIteration);

  /** Undefined where there is no folder, no descriptor left or little room on the disk. */
  function retainSpool(): Spool | undefined {
    if (spool.bytes >= spoolBytesMax) spool = new Spool(folder);
    try {
      spool.retain();
      return spool;
    } catch {
      return undefined;
    }
  }

  async function keepOnDisk(
    request: Request,
    body: ReadableStream<Uint8Array>,
    turn: Promise<void>,
  ) {
    const own = retainSpool();
    if (!own) return turn;
    let hasBegun = false;
    void turn.then(() => (hasBegun = true));
    try {
      await takeWritingTurn();
      if (hasBegun) return;
      const kept = new WaitingBody(body, own);
      await turn;
      giveBody(request, kept.continue());
    } finally {
      own.release();
    }
  }

  return async (request, turn) => {
    const { body } = request;
    waiting += 1;
    try {
      if (body && waiting > inMemoryMax) await keepOnDisk(request, body, turn);
      else await turn;
    } finally {
      waiting -= 1;
    }
  };
}

/** The same request for all that read it: its address, its connection and its signal belong to this object. */
function giveBody(request: Request, body: ReadableStream<Uint8Array>): void {
  Object.defineProperties(request, { body: { value: body }, bodyUsed: { value: false } });
}

/** Without a value at the end. */
interface Chunk {
  value?: Uint8Array | undefined;
}

interface Reader {
  read(): Promise<Chunk>;
  cancel(reason?: unknown): Promise<void>;
}

/** A body of which the beginning, as far as it came before its turn, is in the spool. */
class WaitingBody {
  readonly #reader: Reader;
  readonly #spool: Spool;
  readonly #places: number[] = [];
  #bytes = 0;
  /** The chunk that nothing has taken yet. */
  #next: Promise<Chunk> | undefined;
  #isWaiting = true;

  constructor(body: ReadableStream<Uint8Array>, spool: Spool) {
    this.#reader = body.getReader();
    this.#spool = spool;
    // A connection that fails, and a chunk that cannot be written, are left to the reader of the rest.
    this.#fill().catch(() => {});
  }

  /** Ends the waiting: the whole body, which is read at the pace of its reader from here on. */
  continue(): ReadableStream<Uint8Array> {
    this.#isWaiting = false;
    let first = this.#places.length > 0 ? this.#spool.read(this.#places) : undefined;
    return new ReadableStream<Uint8Array>(
      {
        pull: async (controller) => {
          const value = first ?? (await this.#take()).value;
          first = undefined;
          if (value) controller.enqueue(value);
          else controller.close();
        },
        cancel: (reason) => this.#reader.cancel(reason),
      },
      { highWaterMark: 0 },
    );
  }

  #take(): Promise<Chunk> {
    const next = this.#next ?? this.#reader.read();
    this.#next = undefined;
    return next;
  }

  async #fill(): Promise<void> {
    while (this.#bytes < bytesMax) {
      this.#next = this.#reader.read();
      const { value } = await this.#next;
      // The reader of the rest has taken this chunk, or will.
      if (!value || !this.#isWaiting) return;
      this.#places.push(this.#spool.write(value));
      this.#next = undefined;
      this.#bytes += value.length;
    }
  }
}
