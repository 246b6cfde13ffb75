import { constants } from 'node:os';

import { z } from 'zod';

import { secondMs } from '../lib/clock.ts';
import { createLimiter } from '../lib/concurrency-limiter.ts';
import { OverloadError } from '../lib/errors.ts';
import type { Log } from '../lib/log.ts';
import { commandOf, siblingFile } from '../lib/sibling-file.ts';
import type { Drawn, DrawnFacts } from './drawn.ts';
import { type DocumentFace, type Face, isSlow, type ProgramFace } from './faces.ts';
import { watchMemory } from './memory-watch.ts';
import { drawingBytesMax, type PictureForm } from './picture-form.ts';
import { drawByProgram } from './programs/draw-by-program.ts';
import { BrokenOffError, UndecodableError } from './programs/program-failure.ts';
import { findSystemPrograms, type SystemPrograms } from './programs/system-programs.ts';
import { undecodableExitCode } from './thumbnail-exit-code.ts';
import { findIsolation, type HiddenPaths, type Isolation } from './thumbnail-isolation.ts';
import { availableBytes, isOutOfMemory, OutOfMemoryError, reasonOf } from './thumbnail-memory.ts';

const signalNames = new Map(
  Object.entries(constants.signals).map(([name, number]) => [number, name]),
);
// Beside this file, in the source and in the bundle.
const program = siblingFile(import.meta.path, 'thumbnail-process');
const documentProgram = siblingFile(import.meta.path, 'document-process');
const timeoutDefaultMs = 20 * secondMs;
/** Of what a program makes: a picture without loss of 1200 pixels. */
const drawnBytesMax = 16 * 1024 ** 2;
// A few pages of a list full of new pictures.
const waitingMax = 64;
/** Of a picture of 1920 pixels; the others are smaller than a megabyte. */
const pictureBytesMax = 8 * 1024 ** 2;
/** More than any document has that is one. */
const pagesMax = 1_000_000;
// Sent by an operator or a terminal; every other signal comes from decoding the picture.
const operatorSignals = new Set<unknown>(['SIGINT', 'SIGTERM', 'SIGHUP']);

interface Picture {
  /** Called when the picture's turn has come. */
  stream(): Bytes | Promise<Bytes>;
}

type Bytes = ReadableStream<Uint8Array>;

/** A file of which a picture is to be drawn. */
export interface DrawnFile extends Picture {
  bytes: number;
  /** Opens it so that a program can seek in it. */
  openFile(): Promise<{ file: Blob; close(): Promise<void> }>;
  /** Of a text: its extension and its charset. */
  label?: string;
  charset?: string;
  /** Of a video: see `ProgramRequest`. */
  posterAt: number | null;
  /** Of a TIFF: see `ProgramRequest`. */
  orientation: number;
}

/** A JPEG of at most 1200 pixels, and what is known of the file since. */
export interface Preview {
  picture: Uint8Array<ArrayBuffer>;
  facts: DrawnFacts;
}

export interface ThumbnailMaker {
  /** Whether this machine has what such a picture is made with. */
  canDraw(face: Face): boolean;
  /**
   * The picture of a file that is no picture of the runtime's; undefined where it can have none. Throws `BrokenOffError`
   * where it took too long or too much, which another attempt may not, else as `make`.
   */
  draw(file: DrawnFile, face: DocumentFace | ProgramFace): Promise<Preview | undefined>;
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
  programs?: SystemPrograms;
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
  programs = findSystemPrograms(),
}: Options = {}): ThumbnailMaker {
  const oneByOne = () => createLimiter({ concurrency: 1, waitingMax, refusal: () => busy() });
  // Of films and documents each takes as long as many pictures, which do not wait for them.
  const [quick, slow] = [oneByOne(), oneByOne()];
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
    const command = [...commandOf(program), String(bytes), form, String(available())];
    const made = await finish(wrap(command), source, bytes);
    return made?.output;
  }

  /** Runs one of our own programs on a picture or document that it reads as a whole. */
  async function finish(command: string[], source: Observed, bytes: number, bytesMax?: number) {
    const ended = await run(command, source.stream, { outputMax: pictureBytesMax, bytesMax });
    const { exitCode, output, messages } = ended;
    if (exitCode === 0) return { output, messages };
    // A process killed before the whole picture had arrived was waiting for the storage.
    const hasCome = source.bytes() >= bytes;
    const { signal, excess } = ended;
    const isDocument = bytesMax !== undefined;
    if (excess && isDocument && hasCome) throw new BrokenOffError(excess);
    if (isOutOfMemory({ exitCode, signal, isOurs: excess !== undefined, complaint: messages }))
      throw new OutOfMemoryError(reasonOf(messages));
    if (isPictureAtFault(exitCode, signal, hasCome)) return undefined;
    throw source.failure() ?? new Error(`No thumbnail could be made: ${messages}`);
  }

  async function run(
    command: string[],
    input: Bytes | Blob,
    { outputMax, bytesMax, until = timeoutMs }: Limits,
  ) {
    const child = await busyOnShortage(() => start(command, input, outputMax));
    let excess: string | undefined;
    const end = () => killGroup(child);
    const endFor = (reason: string) => {
      excess ??= reason;
      end();
    };
    const timer = setTimeout(endFor, until, 'It took too long.');
    closing.signal.addEventListener('abort', end);
    if (closing.signal.aborted) end();
    const stopWatching =
      bytesMax === undefined
        ? undefined
        : watchMemory(child.pid, bytesMax, () => endFor('It took too much memory.'));
    try {
      const [output, messages, exitCode] = await Promise.all([
        new Response(child.stdout).arrayBuffer(),
        new Response(child.stderr).text(),
        child.exited,
      ]);
      closing.signal.throwIfAborted();
      if (output.byteLength >= outputMax) excess ??= 'It wrote too much.';
      const signal = signalOf(exitCode, child.signalCode);
      return { exitCode, signal, output: new Uint8Array(output), messages, excess };
    } finally {
      clearTimeout(timer);
      stopWatching?.();
      closing.signal.removeEventListener('abort', end);
      // What a program has started and left.
      killGroup(child);
    }
  }

  async function drawDocument(
    file: DrawnFile,
    { kind }: DocumentFace,
  ): Promise<Preview | undefined> {
    closing.signal.throwIfAborted();
    const { wrap } = await isolate();
    const source = observe(await file.stream());
    closing.signal.throwIfAborted();
    const about = [file.bytes, kind, Math.min(available(), drawingBytesMax)].map(String);
    const more = [file.label ?? '', file.charset ?? 'utf-8'];
    const command = wrap([...commandOf(documentProgram), ...about, ...more]);
    const made = await finish(command, source, file.bytes, drawingBytesMax);
    return made && { picture: made.output, facts: factsIn(made.messages) };
  }

  async function drawWithProgram(file: DrawnFile, face: ProgramFace): Promise<Preview | undefined> {
    closing.signal.throwIfAborted();
    const { wrap } = await isolate();
    const opened = await file.openFile();
    let drawn: Drawn;
    try {
      closing.signal.throwIfAborted();
      const until = performance.now() + timeoutMs;
      drawn = await drawByProgram({
        face,
        posterAt: file.posterAt,
        orientation: file.orientation,
        pathOf: programs.pathOf,
        run: async (command) => {
          const limits = {
            outputMax: drawnBytesMax,
            bytesMax: drawingBytesMax,
            until: Math.max(0, until - performance.now()),
          };
          const wrapped = wrap(programs.limited(command));
          return afterProgram(await run(wrapped, opened.file, limits));
        },
      });
    } catch (error) {
      if (error instanceof UndecodableError) return undefined;
      throw error;
    } finally {
      await opened.close();
    }
    const { picture, facts } = drawn;
    const made = await make(new Blob([new Uint8Array(picture)]), picture.length, 'preview');
    return made && { picture: made, facts };
  }

  return {
    make: (picture, bytes, form = 'thumbnail') => quick.run(() => make(picture, bytes, form)),
    canDraw: (face) => face.by !== 'program' || programs.has(face.program),
    draw: (file, face) =>
      (isSlow(face) ? slow : quick).run(() =>
        face.by === 'document' ? drawDocument(file, face) : drawWithProgram(file, face),
      ),
    close: () => closing.abort(busy()),
  };
}

interface Limits {
  outputMax: number;
  /** Of memory; absent: the process knows its own. */
  bytesMax?: number | undefined;
  /** Milliseconds from now. */
  until?: number;
}

interface Ended {
  exitCode: number;
  signal: string | number | null;
  output: Uint8Array<ArrayBuffer>;
  messages: string;
  /** Why it was ended here, if it was. */
  excess: string | undefined;
}

/** Throws `UndecodableError` where the program has given the file up, and `BrokenOffError` where it was ended. */
function afterProgram({ exitCode, signal, output, messages, excess }: Ended) {
  if (excess || signal !== null) throw new BrokenOffError(excess ?? reasonOf(messages));
  if (exitCode !== 0) throw new UndecodableError(reasonOf(messages));
  return { output: Buffer.from(output.buffer), messages };
}

/** A document's process has written them as its last line. It may have been taken over. */
function factsIn(messages: string): DrawnFacts {
  try {
    const { pages } = Facts.parse(JSON.parse(messages.trim().split('\n').at(-1) ?? ''));
    return pages === undefined ? {} : { pages };
  } catch {
    return {};
  }
}

const Facts = z.object({ pages: z.number().int().positive().max(pagesMax).optional() });

type Observed = ReturnType<typeof observe>;

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

function start(command: string[], input: Bytes | Blob, outputMax: number) {
  return Bun.spawn(command, {
    // The environment has the server's secrets.
    env: {},
    // A terminal's Ctrl-C goes to all processes of its group: neither this one nor bwrap may end by it.
    detached: true,
    stdin: input,
    stdout: 'pipe',
    stderr: 'pipe',
    maxBuffer: outputMax,
    killSignal: 'SIGKILL',
  });
}

/** Ends a process that was started `detached`, and whatever it has started in its group. */
function killGroup({ pid }: { pid: number }): void {
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // All of it has ended.
  }
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
