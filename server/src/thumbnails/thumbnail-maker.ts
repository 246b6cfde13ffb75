import { constants } from 'node:os';

import { secondMs } from '../lib/clock.ts';
import { createLimiter } from '../lib/concurrency-limiter.ts';
import { OverloadError } from '../lib/errors.ts';
import type { Log } from '../lib/log.ts';
import { commandOf, siblingFile } from '../lib/sibling-file.ts';
import type { PictureForm } from './picture-form.ts';
import { undecodableExitCode } from './thumbnail-exit-code.ts';
import { findIsolation, type HiddenPaths, type Isolation } from './thumbnail-isolation.ts';
import { availableBytes, isOutOfMemory, OutOfMemoryError, reasonOf } from './thumbnail-memory.ts';

const signalNames = new Map(
  Object.entries(constants.signals).map(([name, number]) => [number, name]),
);
// Beside this file, in the source and in the bundle.
const program = siblingFile(import.meta.path, 'thumbnail-process');
const timeoutDefaultMs = 20 * secondMs;
// A few pages of a list full of new pictures.
const waitingMax = 64;
const thumbnailBytesMax = 1024 ** 2;
// Sent by an operator or a terminal; every other signal comes from decoding the picture.
const operatorSignals = new Set<unknown>(['SIGINT', 'SIGTERM', 'SIGHUP']);

interface Picture {
  /** Called when the picture's turn has come. */
  stream(): Bytes | Promise<Bytes>;
}

type Bytes = ReadableStream<Uint8Array>;

export interface ThumbnailMaker {
  /**
   * A WebP of `picture`, which is `bytes` long; undefined where the picture cannot be decoded. Throws
   * `busy` when too many are waiting or the machine has no room, of which `OutOfMemoryError` is one that
   * lasts, and any failure of the storage.
   */
  make(
    picture: Picture,
    bytes: number,
    form?: PictureForm,
  ): Promise<Uint8Array<ArrayBuffer> | undefined>;
  /** Kills the running process; waiting calls throw `busy`. */
  close(): void;
}

interface Options {
  timeoutMs?: number;
  hidden?: HiddenPaths;
  /** Bytes of memory that a picture may take. */
  available?: () => number;
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
  available = availableBytes,
  log,
}: Options = {}): ThumbnailMaker {
  const limiter = createLimiter({ concurrency: 1, waitingMax, refusal: () => busy() });
  const closing = new AbortController();
  let isolation: Isolation | undefined;

  /** Found out once, with the first picture. */
  async function isolate(): Promise<Isolation> {
    if (isolation) return isolation;
    isolation = await busyOnShortage(() => findIsolation(hidden));
    log?.info('thumbnails.isolated', { by: isolation.by });
    return isolation;
  }

  async function make(
    picture: Picture,
    bytes: number,
    form: PictureForm,
  ): Promise<Uint8Array<ArrayBuffer> | undefined> {
    closing.signal.throwIfAborted();
    const { wrap } = await isolate();
    const source = observe(await picture.stream());
    // Reading may have waited for the storage.
    closing.signal.throwIfAborted();
    const until = { timeout: timeoutMs, signal: closing.signal };
    const command = [...commandOf(program), String(bytes), form, String(available())];
    const began = performance.now();
    const child = await busyOnShortage(() => start(wrap(command), source.stream, until));
    const [thumbnail, complaint] = await Promise.all([
      new Response(child.stdout).arrayBuffer(),
      new Response(child.stderr).text(),
    ]);
    const exitCode = await child.exited;
    if (exitCode === 0) return new Uint8Array(thumbnail);
    closing.signal.throwIfAborted();
    // A process killed before the whole picture had arrived was waiting for the storage.
    const hasCome = source.bytes() >= bytes;
    const signal = signalOf(exitCode, child.signalCode);
    const isOurs =
      performance.now() - began >= timeoutMs || thumbnail.byteLength >= thumbnailBytesMax;
    if (isOutOfMemory({ exitCode, signal, isOurs, complaint }))
      throw new OutOfMemoryError(reasonOf(complaint));
    if (isPictureAtFault(exitCode, signal, hasCome)) return undefined;
    throw source.failure() ?? new Error(`No thumbnail could be made: ${complaint}`);
  }

  return {
    make: (picture, bytes, form = 'thumbnail') => limiter.run(() => make(picture, bytes, form)),
    close: () => closing.abort(busy()),
  };
}

/**
 * The same stream, with the bytes that have passed. Where it fails it ends early, of which the process
 * complains, and `failure` has the cause.
 */
function observe(stream: Bytes) {
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

function start(command: string[], picture: Bytes, until: { timeout: number; signal: AbortSignal }) {
  return Bun.spawn(command, {
    // The environment has the server's secrets.
    env: {},
    // A terminal's Ctrl-C goes to all processes of its group: neither this one nor bwrap may end by it.
    detached: true,
    stdin: picture,
    stdout: 'pipe',
    stderr: 'pipe',
    ...until,
    maxBuffer: thumbnailBytesMax,
    killSignal: 'SIGKILL',
  });
}

async function busyOnShortage<T>(work: () => T | Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw isShortage(error) ? busy(error) : error;
  }
}

/** bwrap and sh tell by exit code 128 + n that signal n has ended the process. */
const signalOf = (exitCode: number, signal: NodeJS.Signals | number | null) =>
  signal ?? (exitCode > 128 ? (signalNames.get(exitCode - 128) ?? exitCode) : null);

/** The system has no processes, descriptors or memory left. */
const isShortage = (error: unknown) =>
  error instanceof Error &&
  'code' in error &&
  ['EAGAIN', 'EMFILE', 'ENFILE', 'ENOMEM'].includes(String(error.code));

const isPictureAtFault = (exitCode: number, signal: string | number | null, hasCome: boolean) =>
  signal === null ? exitCode === undecodableExitCode : hasCome && !operatorSignals.has(signal);

const busy = (cause?: unknown) =>
  new OverloadError((m) => m.errors.tooManyThumbnails, {
    cause,
    retryAfterSeconds: 5,
  });
