import { connect, type Socket } from 'node:net';

import type { TestServer } from '../servers/server.ts';
import { waitFor } from '../wait.ts';

/** A connection that sends exactly these bytes and keeps what comes back. */
export interface RawConnection extends Disposable {
  write(bytes: string | Uint8Array): Promise<void>;
  received(): string;
  isClosed(): boolean;
  /** Closes without a word, as a lost network does. */
  cut(): void;
}

export async function openConnection({ port }: TestServer): Promise<RawConnection> {
  const socket = await new Promise<Socket>((resolve, reject) => {
    const opening = connect({ host: '127.0.0.1', port }, () => resolve(opening));
    opening.once('error', reject);
  });
  let text = '';
  let isClosed = false;
  socket.on('data', (chunk) => (text += chunk.toString('latin1')));
  socket.on('close', () => (isClosed = true));
  // A refused request may end in a reset, which is an answer too.
  socket.on('error', () => (isClosed = true));
  return {
    write: (bytes) =>
      new Promise((resolve) => {
        if (isClosed) resolve();
        else socket.write(bytes, () => resolve());
      }),
    received: () => text,
    isClosed: () => isClosed,
    cut: () => socket.resetAndDestroy(),
    [Symbol.dispose]: () => socket.destroy(),
  };
}

const headEnd = '\r\n\r\n';

export function statusOf(received: string) {
  return Number(/^HTTP\/1\.1 (\d{3})/.exec(received)?.[1] ?? 0);
}

/** Whether an answer with a Content-Length has arrived as a whole. */
function isComplete(received: string) {
  const end = received.indexOf(headEnd);
  if (end < 0) return false;
  const length = /\r\ncontent-length: *(\d+)/i.exec(received.slice(0, end))?.[1];
  return received.length >= end + headEnd.length + Number(length ?? 0);
}

/** Waits for one whole answer, or for the end of the connection. */
export async function rawAnswer(connection: RawConnection) {
  await waitFor(
    'an answer or a closed connection',
    () => connection.isClosed() || isComplete(connection.received()),
  );
  const received = connection.received();
  const end = received.indexOf(headEnd);
  return {
    status: statusOf(received),
    head: received.slice(0, Math.max(end, 0)),
    body: end < 0 ? '' : received.slice(end + headEnd.length),
  };
}

/** Sends a whole request as these bytes and returns the answer. */
export async function sendRaw(server: TestServer, bytes: string | Uint8Array) {
  using connection = await openConnection(server);
  await connection.write(bytes);
  // Awaited here: the connection is closed when this function ends.
  return await rawAnswer(connection);
}
