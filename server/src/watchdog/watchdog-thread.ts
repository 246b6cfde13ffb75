import { dlopen } from 'bun:ffi';

import { secondMs } from '../lib/clock.ts';
import { createLog } from '../lib/log.ts';
import { canThreadRun, createMissedBeats } from './missed-beats.ts';
import { hungExitCode, type WatchdogData } from './watchdog.ts';

// A separate program, started by `watchdog.ts` as a thread: it keeps running while the process's other thread spins, and
// knows nothing of the server.

const tickEveryMs = secondMs;
const missedMax = 10;
// The reader of the log may be what hangs.
const logMaxMs = secondMs;
const libraries = ['libc.so.6', `libc.musl-${musl()}.so.1`, 'libSystem.B.dylib'];

declare const self: Worker;

const exit = findExit();

self.addEventListener('message', ({ data }: MessageEvent<WatchdogData>) => {
  const beats = new Int32Array(data.beats);
  let last = -1;
  // The first thread of a process has its number.
  const missed = createMissedBeats(missedMax, () =>
    canThreadRun(`/proc/self/task/${data.pid}/stat`),
  );
  setInterval(() => {
    const now = Atomics.load(beats, 0);
    if (now !== last) missed.beat();
    last = now;
    if (missed.tick()) void end(data.pid);
  }, tickEveryMs);
});

async function end(pid: number): Promise<void> {
  const lines: string[] = [];
  const log = createLog('error', (line) => lines.push(`${line}\n`));
  log.error('process.hung', { forSeconds: missedMax, exitCode: hungExitCode });
  await Promise.race([Bun.write(Bun.stderr, lines.join('')), Bun.sleep(logMaxMs)]);
  exit(hungExitCode);
  process.kill(pid, 'SIGKILL');
}

/**
 * `process.exit` would end this thread alone, and a signal does nothing to the first process of a
 * container; the system's own `_exit` ends every process, from every thread.
 */
function findExit(): (exitCode: number) => void {
  for (const library of libraries) {
    try {
      const { symbols } = dlopen(library, { _exit: { args: ['i32'], returns: 'void' } });
      const { _exit: exitAtOnce } = symbols;
      return exitAtOnce;
    } catch {
      // Another system's.
    }
  }
  return () => {};
}

function musl(): string {
  return process.arch === 'arm64' ? 'aarch64' : 'x86_64';
}
