import { once } from 'node:events';
import { createServer as createTcpServer } from 'node:net';
import { join } from 'node:path';

import { createServer, type Plugin, type ViteDevServer } from 'vite';

import { root, runScript } from '../project.mjs';
import { ApiProcess, showsPseudoLanguage } from './api-process.ts';
import { pseudoLanguage } from './pseudo-language.ts';
import { serverPaths } from './server-paths.ts';

const host = '127.0.0.1';
const defaultPort = 3000;
/**
 * Editors empty a file and then write it: without this, Vite reads it empty where the machine is busy,
 * and takes the writing for the same change, so that the page shows neither the old nor the new one.
 */
const whenWritten = { stabilityThreshold: 50, pollInterval: 10 };

/** Listens on a port for a moment, 0 for any; gives the port, or undefined where it is taken. */
async function tryPort(port: number): Promise<number | undefined> {
  const server = createTcpServer().listen(port, host);
  try {
    await once(server, 'listening');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') return undefined;
    throw error;
  }
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address ? address.port : port;
}

const isTaken = async (port: number) => (await tryPort(port)) === undefined;

async function freePort(): Promise<number> {
  const port = await tryPort(0);
  if (port === undefined) throw new Error(`No port of ${host} is free.`);
  return port;
}

/** Lets requests to the server wait while it is being replaced. */
function waitForServer(api: ApiProcess): Plugin {
  return {
    name: 'perch-wait-for-server',
    configureServer: ({ middlewares }) => {
      middlewares.use(async (request, _, next) => {
        if (serverPaths.test(request.url ?? '')) await api.isAnswering();
        next();
      });
    },
  };
}

async function startVite(port: number, api: ApiProcess): Promise<ViteDevServer> {
  const vite = await createServer({
    configFile: join(root, 'web', 'vite.config.ts'),
    clearScreen: false,
    logLevel: 'warn',
    plugins: [waitForServer(api), ...(showsPseudoLanguage ? [pseudoLanguage()] : [])],
    server: {
      host,
      port,
      strictPort: true,
      watch: { awaitWriteFinish: whenWritten },
      proxy: { [serverPaths.source]: { target: api.origin, ws: false } },
    },
  });
  return await vite.listen();
}

function untilSignal(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
      process.on(signal, () => resolve());
  });
}

async function main(): Promise<void> {
  const port = Number(process.env['PORT'] ?? defaultPort);
  if (await isTaken(port)) throw new Error(`Port ${port} is in use; set PORT to another one.`);
  const signalled = untilSignal();
  const apiPort = await freePort();
  await using api = new ApiProcess(`http://${host}:${apiPort}`, {
    ...process.env,
    HOST: host,
    PORT: String(apiPort),
    PUBLIC_URL: process.env['PUBLIC_URL'] ?? `http://localhost:${port}`,
    // With it a start that fails is told with its stack, or with the lines that cannot be parsed.
    LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'debug',
    // Several would have to be replaced one after the other.
    WORKERS: '1',
  });
  const vite = await startVite(port, api);
  try {
    await api.isAnswering();
    if (!api.isRunning) throw new Error('The server did not start; the message above says why.');
    await signalled;
  } finally {
    await vite.close();
  }
}

await runScript(main);
process.exit();
