import { once } from 'node:events';
import { createServer, type Server } from 'node:net';

// Below the range from which outgoing connections take theirs, and beside the one of test/support,
// which needs Bun.
const portMin = 14_000;
const portsEach = 200;
const shares = 30;

let claim: Promise<number> | undefined;
let drawn = Math.floor(Math.random() * portsEach);

async function listen(port: number): Promise<Server | undefined> {
  const server = createServer().listen(port, '127.0.0.1');
  try {
    await once(server, 'listening');
    return server;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') return undefined;
    throw error;
  }
}

/**
 * Each process has a share of the ports for itself: it listens on the first of them as long as it
 * runs. A port that it has given to a server is free for a moment each time that server starts again.
 */
async function claimShare(): Promise<number> {
  for (let share = 0; share < shares; share += 1) {
    const port = portMin + ((process.pid + share) % shares) * portsEach;
    const server = await listen(port);
    server?.unref();
    if (server) return port;
  }
  throw new Error('Other processes have claimed all ports for browser tests');
}

/** A free port of 127.0.0.1; a process does not get the same one again for a long time. */
export async function freePort(): Promise<number> {
  claim ??= claimShare();
  const first = await claim;
  for (;;) {
    drawn = (drawn + 1) % portsEach;
    // The first is the claim.
    if (drawn === 0) continue;
    const port = first + drawn;
    const server = await listen(port);
    if (!server) continue;
    server.close();
    await once(server, 'close');
    return port;
  }
}
