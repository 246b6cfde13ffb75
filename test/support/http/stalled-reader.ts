import { connect } from 'node:net';

import type { TestServer } from '../servers/server.ts';
import { waitFor } from '../wait.ts';

/** A client that takes the beginning of an answer, and then nothing more. */
export async function openStalledReader(
  server: TestServer,
  path: string,
  headers: Record<string, string> = {},
) {
  const socket = connect({ host: '127.0.0.1', port: server.port });
  const named = Object.entries({ host: `localhost:${server.port}`, ...headers });
  const lines = [`GET ${path} HTTP/1.1`, ...named.map(([name, value]) => `${name}: ${value}`)];
  let head = '';
  let bytes = 0;
  socket.on('error', () => {});
  socket.on('data', (chunk) => {
    head ||= chunk.toString('latin1');
    bytes += chunk.length;
    socket.pause();
  });
  socket.write(`${lines.join('\r\n')}\r\n\r\n`);
  await waitFor('the beginning of the answer', () => head.includes('\r\n'));
  return {
    head: () => head,
    /** Goes on reading, to the end. */
    resume: () => {
      socket.removeAllListeners('data');
      socket.on('data', (chunk) => (bytes += chunk.length));
      socket.resume();
    },
    received: () => bytes,
    /** Goes without a word. */
    kill: () => socket.resetAndDestroy(),
    [Symbol.dispose]: () => void socket.destroy(),
  };
}
