import { constants } from 'node:os';
import { join } from 'node:path';

import { secondMs } from '../lib/clock.ts';
import { createQueue } from '../lib/concurrency-limiter.ts';
import { AppError } from '../lib/errors.ts';
import type { Log } from '../lib/log.ts';
import { exitWithoutThumbnail } from './thumbnail-exit-code.ts';
import { findIsolation, type Hidden, type Isolation } from './thumbnail-isolation.ts';

const signalNames = new Map(
  Object.entries(constants.signals).map(([name, number]) => [number, name]),
);
const program = join(import.meta.dirname, 'thumbnail-process.ts');
const timeoutDefaultMs = 20 * secondMs;
// A few pages of a list full of new pictures.
const waitingMax = 64;
const thumbnailBytesMax = 1024 ** 2;
// Whoever sends one of these means the server; everything else is the picture's doing.
const signalsFromOutside = new Set<unknown>(['SIGINT', 'SIGTERM', 'SIGHUP']);

interface Picture {
  /** Called when it is the picture's turn. */
  stream(): Bytes | Promise<Bytes>;
}

type Bytes = ReadableStream<Uint8Array>;

export interface ThumbnailMaker {
  /**
   * A WebP of `picture`, which is `bytes` long; undefined: it cannot be had of this picture. Throws
   * `busy` when too many are waiting, and what has nothing to do with the picture.
   */
  make(picture: Picture, bytes: number): Promise<Uint8Array<ArrayBuffer> | undefined>;
  /** Ends what is under way. */
  close(): void;
}

interface Options {
  timeoutMs?: number;
  hidden?: Hidden;
  log?: Pick<Log, 'info'>;
}

/**
 * Makes thumbnails one after the other, each in a process of its own: a decoder that crashes, hangs
 * or takes all memory on a hostile picture takes no server with it, and large pictures leave no
 * large process behind. Where the system can, the process has no network and does not see `hidden`,
 * so that one which is taken over has nothing to take and nowhere to take it. It costs some 15 ms.
 */
export function createThumbnailMaker({
  timeoutMs = timeoutDefaultMs,
  hidden = { folders: [], files: [] },
  log,
}: Options = {}): ThumbnailMaker {
  const inTurn = createQueue({ runningMax: 1, waitingMax, refusal: () => busy() });
  const closing = new AbortController();
  let isolation: Isolation | undefined;

  /** Found out once, with the first picture. */
  async function isolate(): Promise<Isolation> {
    if (isolation) return isolation;
    isolation = await whereThereIsRoom(() => findIsolation(hidden));
    log?.info('thumbnails.isolated', { by: isolation.by });
    return isolation;
  }

  async function make(
    picture: Picture,
    bytes: number,
  ): Promise<Uint8Array<ArrayBuffer> | undefined> {
    closing.signal.throwIfAborted();
    const { wrap } = await isolate();
    const source = observed(await picture.stream());
    // Reading may have waited for the storage.
    closing.signal.throwIfAborted();
    const until = { timeout: timeoutMs, signal: closing.signal };
    const child = await whereThereIsRoom(() => start(wrap, source.stream, bytes, until));
    const [thumbnail, complaint] = await Promise.all([
      new Response(child.stdout).arrayBuffer(),
      new Response(child.stderr).text(),
    ]);
    const exitCode = await child.exited;
    if (exitCode === 0) return new Uint8Array(thumbnail);
    closing.signal.throwIfAborted();
    // What is ended before the picture has come has waited for the storage.
    const hasCome = source.bytes() >= bytes;
    if (isPicturesFault(exitCode, signalOf(exitCode, child.signalCode), hasCome)) return undefined;
    throw source.failure() ?? new Error(`No thumbnail could be made: ${complaint}`);
  }

  return {
    make: (picture, bytes) => inTurn(() => make(picture, bytes)),
    close: () => closing.abort(busy()),
  };
}

/**
 * The same stream, and how much of it has passed. Where it fails it ends early, which the process
 * complains about, and `failure` says why.
 */
function observed(stream: Bytes) {
  const reader = stream.getReader();
  let passed = 0;
  let failure: unknown;
  const next = () =>
    reader.read().catch((error: unknown) => {
      failure = error;
      return { done: true, value: undefined } as const;
    });
  const seen = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { done, value } = await next();
        if (done) {
          controller.close();
          return;
        }
        passed += value.length;
        controller.enqueue(value);
      },
      cancel: (reason) => reader.cancel(reason),
    },
    { highWaterMark: 0 },
  );
  return { stream: seen, bytes: () => passed, failure: () => failure };
}

function start(
  wrap: Isolation['wrap'],
  picture: Bytes,
  bytes: number,
  until: { timeout: number; signal: AbortSignal },
) {
  return Bun.spawn(wrap([process.execPath, '--no-env-file', program, String(bytes)]), {
    // It has nothing to do with any of the server's secrets.
    env: {},
    // What a terminal sends to all of its processes is not for what isolates this one either.
    detached: true,
    stdin: picture,
    stdout: 'pipe',
    stderr: 'pipe',
    ...until,
    maxBuffer: thumbnailBytesMax,
    killSignal: 'SIGKILL',
  });
}

async function whereThereIsRoom<T>(work: () => T | Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw isShortage(error) ? busy(error) : error;
  }
}

/** What isolates the process tells of the signal by which it ended in the exit code, as shells do. */
const signalOf = (exitCode: number, signal: NodeJS.Signals | number | null) =>
  signal ?? (exitCode > 128 ? (signalNames.get(exitCode - 128) ?? exitCode) : null);

/** No processes, descriptors or memory are left. */
const isShortage = (error: unknown) =>
  error instanceof Error &&
  'code' in error &&
  ['EAGAIN', 'EMFILE', 'ENFILE', 'ENOMEM'].includes(String(error.code));

const isPicturesFault = (exitCode: number, signal: string | number | null, hasCome: boolean) =>
  signal === null ? exitCode === exitWithoutThumbnail : hasCome && !signalsFromOutside.has(signal);

const busy = (cause?: unknown) =>
  new AppError('busy', 'Too many thumbnails are being made right now. Please try again.', {
    cause,
    retryAfterSeconds: 5,
  });
