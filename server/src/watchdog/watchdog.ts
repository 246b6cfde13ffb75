import { secondMs } from '../lib/clock.ts';
import type { Log } from '../lib/log.ts';
import { siblingFile } from '../lib/sibling-file.ts';

const beatEveryMs = secondMs / 2;

/** The exit code of a process whose event loop has hung for ten seconds. */
export const hungExitCode = 70;

/** The message that starts the thread. */
export interface WatchdogData {
  /** One Int32 that changes while the event loop comes round. */
  beats: SharedArrayBuffer;
  pid: number;
}

// Beside this file, in the source and in the bundle.
const program = siblingFile(import.meta.path, 'watchdog-thread');

/** Tells the watchdog that the event loop is running. */
export interface Heartbeat {
  beats: SharedArrayBuffer;
  /** To be called with each short task: many in a row are no hanging. */
  beat(): void;
}

export function createHeartbeat(): Heartbeat {
  const beats = new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT);
  const count = new Int32Array(beats);
  return { beats, beat: () => void Atomics.add(count, 0, 1) };
}

/**
 * Watches this process's event loop from a thread of its own, which ends the process with
 * `hungExitCode` and a line in the log when one task has kept it for ten seconds: its
 * supervisor starts it again. It ends with the process.
 */
export function startWatchdog(log: Log, { beats, beat }: Heartbeat = createHeartbeat()): void {
  setInterval(beat, beatEveryMs).unref();
  const thread = new Worker(program, { name: 'watchdog' });
  thread.addEventListener('error', ({ message }) =>
    log.warn('watchdog.failed', { error: message }),
  );
  thread.unref();
  const watched: WatchdogData = { beats, pid: process.pid };
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- it is no window
  thread.postMessage(watched);
}
