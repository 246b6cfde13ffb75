import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

import { runCommand } from './cli.ts';
import { type Config, ConfigError, readConfig } from './config.ts';
import { createLog } from './log.ts';
import { startServer } from './server.ts';

// The process: the only place that reads the environment and that ends it.

const webFolder = resolve(import.meta.dir, '../../web/dist');
const drainMs = 30_000;
// A group's Ctrl-C reaches this process once directly and once through npm.
const sameSignalMs = 2000;

async function main(): Promise<number> {
  const args = process.argv.slice(2);
  if (args.length > 0) {
    return runCommand(args, {
      readConfig: () => readConfig(process.env),
      openLog,
      terminal: {
        readInput: () => readFileSync(0, 'utf8'),
        print: (line) => process.stdout.write(`${line}\n`),
      },
    });
  }
  const config = readConfig(process.env);
  return serve(config, openLog(config));
}

const openLog = ({ logLevel }: Config) =>
  createLog(logLevel, (line) => process.stderr.write(`${line}\n`));

async function serve(config: Config, log: ReturnType<typeof createLog>): Promise<number> {
  const server = await startServer(config, log, webFolder);
  process.stdout.write(`${server.greeting}\n`);
  const signal = await untilSignal();
  log.info('server.stopping', { signal });
  const hasDrained = await server.stop(drainMs);
  log.info('server.stopped', { hasDrained });
  return 0;
}

function untilSignal(): Promise<string> {
  const { promise, resolve: stop } = Promise.withResolvers<string>();
  let firstAt: number | undefined;
  const onSignal = (signal: NodeJS.Signals) => {
    firstAt ??= performance.now();
    if (performance.now() - firstAt > sameSignalMs) process.exit(0);
    stop(signal);
  };
  process.on('SIGTERM', onSignal);
  process.on('SIGINT', onSignal);
  // The terminal was closed.
  process.on('SIGHUP', onSignal);
  return promise;
}

try {
  process.exit(await main());
} catch (error) {
  const sentence = error instanceof Error ? error.message : String(error);
  process.stderr.write(`Perch: ${sentence}\n`);
  if (!(error instanceof ConfigError) && process.env['LOG_LEVEL'] === 'debug') console.error(error);
  process.exit(1);
}
