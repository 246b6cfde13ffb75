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

  function join(inner: Socket) {
    const outer = connect(target, '127.0.0.1');
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
      outer.write(chunk, (error) => {
        if (!error) passed += chunk.length;
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
      if (bytes > 0) for (const socket of sockets) socket.resume();
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
