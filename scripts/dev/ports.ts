import { once } from 'node:events';
import { createServer } from 'node:net';

/** Listens on a port for a moment, 0 for any; gives the port, or undefined where it is taken. */
async function tryPort(host: string, port: number): Promise<number | undefined> {
  const server = createServer().listen(port, host);
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

export const isTaken = async (host: string, port: number) =>
  (await tryPort(host, port)) === undefined;

export async function freePort(host: string): Promise<number> {
  const port = await tryPort(host, 0);
  if (port === undefined) throw new Error(`No port of ${host} is free.`);
  return port;
}
