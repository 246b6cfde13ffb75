import { connect, createServer, type Socket } from 'node:net';

import { freePort } from '../ports.ts';

/** Cuts a stream of PostgreSQL's messages into whole ones: a letter, then a length that counts itself. */
export function messagesIn(handle: (message: Buffer) => void) {
  let rest: Buffer = Buffer.alloc(0);
  return (chunk: Buffer) => {
    rest = Buffer.concat([rest, chunk]);
    while (rest.length >= 5) {
      const end = 1 + rest.readUInt32BE(1);
      if (rest.length < end) return;
      handle(rest.subarray(0, end));
      rest = rest.subarray(end);
    }
  };
}

const isNotification = (message: Buffer) => message[0] === 'A'.charCodeAt(0);

/** A way to a PostgreSQL on which notifications get lost while it is deaf, and nothing else does. */
export async function startDeafWay(url: string) {
  const target = new URL(url);
  const databasePort = Number(target.port);
  const sockets = new Set<Socket>();
  let isDeaf = false;
  const way = createServer((inner) => {
    const outer = connect(databasePort, '127.0.0.1');
    for (const socket of [inner, outer]) {
      sockets.add(socket);
      socket.on('error', () => {});
      socket.on('close', () => {
        sockets.delete(socket);
        inner.destroy();
        outer.destroy();
      });
    }
    inner.pipe(outer);
    const pass = messagesIn((message) => {
      if (!isDeaf || !isNotification(message)) inner.write(message);
    });
    outer.on('data', pass);
  });
  const port = freePort();
  await new Promise<void>((resolve) => {
    way.listen(port, '127.0.0.1', resolve);
  });
  target.port = String(port);
  return {
    url: target.href,
    setDeaf: (value: boolean) => void (isDeaf = value),
    [Symbol.dispose]() {
      way.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
