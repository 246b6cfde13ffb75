import { type Config, ConfigError } from './config/config.ts';
import { lockDataDir } from './installation/data-dir-lock.ts';
import { openDataDir } from './installation/data-dir.ts';
import { openInstallationDatabase } from './installation/open-installation-database.ts';
import { openFolderId, openSecret } from './installation/secret-key.ts';
import { secondMs } from './lib/clock.ts';
import type { Log } from './lib/log.ts';
import { WorkerMessage } from './metrics/worker-metrics.ts';
import { openUncachedStorage } from './storage/open-storage.ts';
import { canThreadRun, createMissedBeats } from './watchdog/missed-beats.ts';

const restartMinMs = secondMs / 10;
const restartMaxMs = 10 * secondMs;
// A worker that ran this long has started properly: restart it without back-off.
const healthyAfterMs = 30 * secondMs;
const tickEveryMs = secondMs / 2;
const hungAfterMs = 5 * secondMs;

/** Starts the worker of this number. */
type Spawn = (number: number, onMessage: (message: unknown) => void) => Bun.Subprocess;

export interface Workers {
  /** The greeting, when every worker serves; undefined: one could not start. */
  greeting: Promise<string | undefined>;
  /** Lets the workers drain, and kills them after `drainMs`. */
  stop(drainMs: number): Promise<void>;
  /** Kills all workers. */
  kill(): void;
}

interface WorkerPool {
  log: Log;
  spawn: Spawn;
  /** By the worker's number. */
  running: Map<number, Bun.Subprocess>;
  stopping: AbortSignal;
}

/**
 * Starts as many workers as are configured, and restarts those that end. Throws ConfigError where the port
 * or the data directory is taken, or the configuration cannot be used.
 */
export async function startWorkers(config: Config, log: Log, spawn: Spawn): Promise<Workers> {
  const dataDirLock = await prepare(config, log);
  const ending = new AbortController();
  const running = new Map<number, Bun.Subprocess>();
  const crew = { log, spawn, running, stopping: ending.signal };
  const places = Array.from({ length: config.workers }, (_, index) => keepPlace(crew, index + 1));
  const signalAll = (signal: NodeJS.Signals) => running.forEach((child) => child.kill(signal));
  return {
    greeting: Promise.all(places.map(({ greeting }) => greeting)).then((greetings) =>
      greetings.includes(undefined) ? undefined : greetings[0],
    ),
    async stop(drainMs) {
      ending.abort();
      signalAll('SIGTERM');
      const timer = setTimeout(() => signalAll('SIGKILL'), drainMs);
      await Promise.all(places.map(({ ended }) => ended));
      clearTimeout(timer);
      dataDirLock?.release();
    },
    kill: () => signalAll('SIGKILL'),
  };
}

/** Keeps a worker of this number running until all stop, or until the first one cannot start. */
function keepPlace({ log, spawn, running, stopping }: WorkerPool, number: number) {
  const greeting = Promise.withResolvers<string | undefined>();
  let hasStarted = false;

  async function workOnce(): Promise<void> {
    const beats = createMissedBeats(hungAfterMs / tickEveryMs, () =>
      canThreadRun(`/proc/${child.pid}/stat`),
    );
    const child = spawn(number, (message) => {
      const { data } = WorkerMessage.safeParse(message);
      if (data?.kind === 'beat') {
        beats.beat();
      } else if (data?.kind === 'ready') {
        hasStarted = true;
        greeting.resolve(data.greeting);
      } else if (data) {
        forward(running, data);
      }
    });
    running.set(number, child);
    // Also while all are stopping: a worker that hangs obeys no other signal.
    const ticking = setInterval(() => {
      if (!beats.tick()) return;
      log.error('worker.hung', { worker: number, forMs: hungAfterMs });
      child.kill('SIGKILL');
    }, tickEveryMs);
    const exitCode = await child.exited;
    clearInterval(ticking);
    running.delete(number);
    if (stopping.aborted || !hasStarted) return;
    log.error('worker.ended', { worker: number, exitCode, signal: child.signalCode });
  }

  async function keep(): Promise<void> {
    let waitMs = restartMinMs;
    while (!stopping.aborted) {
      const startedAt = performance.now();
      await workOnce();
      if (!hasStarted) greeting.resolve(undefined);
      if (stopping.aborted || !hasStarted) return;
      const isHealthy = performance.now() - startedAt > healthyAfterMs;
      waitMs = isHealthy ? restartMinMs : Math.min(waitMs * 2, restartMaxMs);
      await pause(waitMs, stopping);
    }
  }

  return { greeting: greeting.promise, ended: keep() };
}

/** Forwards a request for metrics to all other workers, and a response to the worker that requested it. */
function forward(
  running: WorkerPool['running'],
  message: Exclude<WorkerMessage, { kind: 'ready' | 'beat' }>,
): void {
  for (const [number, child] of running) {
    const isFor =
      message.kind === 'metrics-request' ? number !== message.from : number === message.to;
    // A worker that is exiting has closed its channel.
    if (isFor && child.exitCode === null) child.send(message);
  }
}

/** Prepares once what all workers share, and checks that they can serve. Gives the data directory's lock. */
async function prepare(config: Config, log: Log) {
  const hasDataDir = await openDataDir(config);
  const dataDirLock = hasDataDir ? lockDataDir(config.dataDir) : undefined;
  try {
    await openSecret(config.secretKey, config.dataDir);
    if (hasDataDir) await openFolderId(config.dataDir);
    await openUncachedStorage(config, log);
    const db = await openInstallationDatabase(config, log);
    await db.destroy();
    await probePort(config);
    return dataDirLock;
  } catch (error) {
    dataDirLock?.release();
    throw error;
  }
}

/** Throws ConfigError where the port is taken: workers bind it shared, so they would not notice. */
async function probePort({ host, port }: Config): Promise<void> {
  try {
    const probe = Bun.listen({ hostname: host, port, socket: { data() {} } });
    probe.stop(true);
  } catch (cause) {
    const code = cause instanceof Error && 'code' in cause ? cause.code : undefined;
    if (code === 'EADDRINUSE')
      throw new ConfigError(`Port ${port} is in use; set PORT to another one.`);
    throw new ConfigError(`Cannot listen on ${host}:${port} (${String(code)}).`);
  }
}

function pause(ms: number, stopping: AbortSignal): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, ms);
  stopping.addEventListener('abort', () => {
    clearTimeout(timer);
    resolve();
  });
  return promise;
}
