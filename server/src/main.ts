import { readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

import { type Config, ConfigError, readConfig } from './config/config.ts';
import { loadEnvironmentFile } from './config/environment-file.ts';
import { findMisspelt } from './config/misspelt-settings.ts';
import { dropPrivileges } from './installation/drop-privileges.ts';
import { throttleCalls } from './lib/clock.ts';
import { ignoreClosedPipe, UsageError, usageExitCode } from './lib/command-line.ts';
import { createLog } from './lib/log.ts';
import { newId } from './lib/random.ts';
import { ownCommand } from './lib/sibling-file.ts';
import {
  beatEveryMs,
  createWorkerMetrics,
  noOtherWorkers,
  type WorkerMessage,
} from './metrics/worker-metrics.ts';
import { isRemoteWord } from './remote/remote-commands.ts';
import { createHeartbeat, startWatchdog } from './watchdog/watchdog.ts';
import { startWorkers } from './workers.ts';

// The process: the only place that reads the environment and that ends it.

// The executable file has the web app inside.
const webFolder = Bun.isStandaloneExecutable
  ? join(dirname(import.meta.path), 'dist')
  : resolve(dirname(import.meta.path), '../../web/dist');
const drainMs = 30_000;
// After draining, a worker still has to close what it has open.
const closeMs = 10_000;
// A worker whose parent was killed would keep the port; it exits.
const orphanDrainMs = 2000;
const workerWord = 'worker';
const serveWord = 'serve';
// Ctrl-C reaches a process group: this process hears it directly, and once more through npm.
const sameSignalMs = 2000;

async function main(): Promise<number> {
  // Files, the database's too, are readable for this user alone.
  process.umask(0o077);
  holdCompilerBack();
  const given = process.argv.slice(2);
  const args = loadEnvironmentFile(given, process.env);
  const [word, number, runId = ''] = args;
  if (isRemoteWord(word)) {
    endStartPolicy();
    const { runRemote } = await import('./remote/run-remote.ts');
    return runRemote(args, { environment: process.env, exit: (code) => process.exit(code) });
  }
  ignoreClosedPipe();
  if (word === workerWord) return work(Number(number), runId);
  const isServer = args.length === 0 || (word === serveWord && args.length === 1);
  if (!isServer) {
    endStartPolicy();
    // Loaded only here: a server starts faster without it.
    const { runCommand } = await import('./cli.ts');
    return runCommand(args, {
      readConfig: readOwnConfig,
      environment: process.env,
      openLog,
      terminal: {
        readInput: () => readFileSync(0, 'utf8'),
        print: (line) => process.stdout.write(`${line}\n`),
      },
    });
  }
  // Its own processes would not have the settings of the file.
  if (args !== given)
    throw new UsageError(
      '--env-file is for commands; the server reads its settings from the environment.',
    );
  const config = readOwnConfig();
  const log = openLog(config);
  for (const { name, setting } of findMisspelt(process.env)) {
    log.warn('setting.unknown', { hint: `${name} is not a setting: did you mean ${setting}?` });
  }
  return config.workers === 1 ? serve(config, log) : superviseWorkers(config, log);
}

/** The configuration of this process, which runs as the configured user from then on. */
function readOwnConfig(): Config {
  const config = readConfig(process.env);
  dropPrivileges(config);
  return config;
}

const openLog = ({ logLevel }: Config) =>
  createLog(logLevel, (line) => process.stderr.write(`${line}\n`));

type Log = ReturnType<typeof createLog>;

// Commands, and the parent of workers, do without all that answers requests.
const loadServer = () => import('./server.ts');

async function serve(config: Config, log: Log): Promise<number> {
  const { startServer } = await loadServer();
  const heart = createHeartbeat();
  const server = await startServer(config, log, webFolder, {
    number: 1,
    beat: heart.beat,
    isWorker: false,
    runId: newId(),
    workerMetrics: noOtherWorkers,
  });
  endStartPolicy();
  process.stdout.write(`${server.greeting}\n`);
  startWatchdog(log, heart);
  const signal = await untilSignal();
  log.info('server.stopping', { signal });
  const hasDrained = await server.stop(drainMs);
  log.info('server.stopped', { hasDrained });
  return 0;
}

// The executable file begins with this, as scripts/build-executable.mjs has it.
const startPolicy = 8;
const usualPolicy = 1;

/** Compiling what only the start runs costs more than it gains. `endStartPolicy` ends it: from there on speed counts. */
const holdCompilerBack = () => Bun.unsafe.setJITPolicy(startPolicy);
const endStartPolicy = () => Bun.unsafe.setJITPolicy(usualPolicy);

async function superviseWorkers(config: Config, log: Log): Promise<number> {
  const runId = newId();
  const workers = await startWorkers(config, log, (number, onMessage) =>
    Bun.spawn([...ownCommand, workerWord, String(number), runId], {
      // One that is started again may see other cores than the parent did.
      env: { ...process.env, WORKERS: String(config.workers) },
      stdio: ['ignore', 'inherit', 'inherit'],
      ipc: onMessage,
    }),
  );
  startWatchdog(log);
  const signalled = untilSignal(workers.kill);
  const first = await Promise.race([workers.greeting, signalled.then(() => '')]);
  if (first === undefined) {
    // The worker has said why.
    await workers.stop(closeMs);
    return 1;
  }
  process.stdout.write(first === '' ? '' : `${first}\n`);
  const signal = await signalled;
  log.info('workers.stopping', { signal });
  await workers.stop(config.drainDelayMs + drainMs + closeMs);
  log.info('workers.stopped');
  return 0;
}

/** Serves as one of several processes on the port, supervised by the parent. Gives the exit code. */
async function work(number: number, runId: string): Promise<number> {
  if (!process.send) throw new ConfigError('Set WORKERS to have several processes.');
  const orphaned = Promise.withResolvers<'orphaned'>();
  process.on('disconnect', () => orphaned.resolve('orphaned'));
  const config = readOwnConfig();
  const log = openLog(config);
  const send = (message: WorkerMessage) => process.send?.(message);
  const { workerMetrics, receive } = createWorkerMetrics({ number, count: config.workers, send });
  process.on('message', receive);
  const beat = throttleCalls(beatEveryMs / 2, () => send({ kind: 'beat' }));
  beat();
  setInterval(beat, beatEveryMs).unref();
  const place = { number, isWorker: true, runId, workerMetrics, beat };
  const { startServer } = await loadServer();
  const server = await startServer(config, log, webFolder, place);
  endStartPolicy();
  send({ kind: 'ready', greeting: server.greeting });
  const signal = await Promise.race([untilSignal(), orphaned.promise]);
  if (signal === 'orphaned') setTimeout(() => process.exit(1), orphanDrainMs * 2);
  log.info('worker.stopping', { worker: number, signal });
  await server.stop(signal === 'orphaned' ? orphanDrainMs : drainMs);
  return signal === 'orphaned' ? 1 : 0;
}

/** Resolves with the first signal to end. A later one exits at once, after `onEnd`. */
function untilSignal(onEnd: () => void = () => {}): Promise<string> {
  const { promise, resolve: stop } = Promise.withResolvers<string>();
  let firstAt: number | undefined;
  const onSignal = (signal: NodeJS.Signals) => {
    firstAt ??= performance.now();
    if (performance.now() - firstAt > sameSignalMs) {
      onEnd();
      process.exit(0);
    }
    stop(signal);
  };
  process.on('SIGTERM', onSignal);
  process.on('SIGINT', onSignal);
  // The terminal has closed.
  process.on('SIGHUP', onSignal);
  return promise;
}

function refuse(error: unknown): void {
  const sentence = error instanceof Error ? error.message : String(error);
  process.stderr.write(`Perch: ${sentence}\n`);
  const isUsage = error instanceof UsageError;
  const isExpected = isUsage || error instanceof ConfigError;
  if (!isExpected && process.env['LOG_LEVEL'] === 'debug') console.error(error);
  process.exit(isUsage ? usageExitCode : 1);
}

// A module that awaits could not be kept as bytecode: see scripts/build-server.mjs.
main().then((exitCode) => process.exit(exitCode), refuse);
