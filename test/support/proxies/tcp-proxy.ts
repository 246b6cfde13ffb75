import { connect, createServer, type Server, type Socket } from 'node:net';

import { freePort } from '../ports.ts';

/** A proxy in front of another port of this machine that can be closed, as when its server has stopped. */
export interface TcpProxy extends AsyncDisposable {
  port: number;
  /** Cuts every connection and refuses new ones. */
  close(): Promise<void>;
  open(): Promise<void>;
}

/** Starts it at an address of this machine, in front of a port of the loopback. */
export async function startTcpProxy(
  target: number,
  { address = '127.0.0.1', port = freePort() } = {},
): Promise<TcpProxy> {
  const sockets = new Set<Socket>();
  let server: Server | undefined;

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
    inner.pipe(outer);
    outer.pipe(inner);
  }

  async function open() {
    const opening = createServer(join);
    await new Promise<void>((resolve) => opening.listen(port, address, resolve));
    server = opening;
  }

  async function close() {
    const closing = server;
    server = undefined;
    if (!closing) return;
    const closed = new Promise((resolve) => closing.close(resolve));
    for (const socket of sockets) socket.destroy();
    await closed;
  }

  await open();
  return { port, open, close, [Symbol.asyncDispose]: close };
}
