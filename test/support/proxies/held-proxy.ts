import { connect, createServer, type Socket } from 'node:net';

import { freePort } from '../ports.ts';

/** A proxy in front of a server that counts the bytes of clients, and can hold them back. */
export interface HeldProxy extends AsyncDisposable {
  origin: string;
  /** Bytes that have left for the server. */
  passedBytes(): number;
  /** Lets no more than so many further bytes through; Infinity: all. */
  letThrough(bytes: number): void;
  /** Whether a client has sent more than may pass. */
  isHolding(): boolean;
  /** Cuts the connections that there are. */
  cut(): void;
}

export async function startHeldProxy(target: number, port = freePort()): Promise<HeldProxy> {
  const sockets = new Set<Socket>();
  let passed = 0;
  let left = Number.POSITIVE_INFINITY;

  function resumeAll() {
    if (left > 0) for (const socket of sockets) socket.resume();
  }

  function join(inner: Socket) {
    const outer = connect(target, '127.0.0.1');
    // Bytes that have come and not left yet.
    let pending = 0;
    const settle = (bytes: number) => {
      pending -= bytes;
      passed += bytes;
    };
    inner.on('close', () => {
      // What a client that was killed has sent last never leaves, and the next one may send as much.
      left += pending;
      pending = 0;
      resumeAll();
    });
    for (const socket of [inner, outer]) {
      sockets.add(socket);
      socket.on('error', () => {});
      socket.on('close', () => {
        sockets.delete(socket);
        for (const other of [inner, outer]) other.destroy();
      });
    }
    outer.pipe(inner);
    inner.on('data', (chunk) => {
      left -= chunk.length;
      pending += chunk.length;
      outer.write(chunk, (error) => {
        if (!error && sockets.has(inner)) settle(chunk.length);
      });
      if (left <= 0) inner.pause();
    });
  }

  const server = createServer(join);
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    origin: `http://localhost:${port}`,
    passedBytes: () => passed,
    letThrough(bytes) {
      left = bytes;
      resumeAll();
    },
    isHolding: () => left <= 0,
    cut() {
      for (const socket of sockets) socket.destroy();
    },
    async [Symbol.asyncDispose]() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
