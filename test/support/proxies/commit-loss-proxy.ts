import { connect, createServer, type Socket } from 'node:net';

import { freePort } from '../ports.ts';
import { waitFor } from '../wait.ts';
import { messagesIn } from './notification-loss-proxy.ts';

/** What is lost of a commit: its answer, or what asks for it. Then the connection is cut. */
export type Lost = 'answer' | 'request';

interface Fault {
  /** The transaction has this in one of its statements. */
  statement: RegExp;
  lost: Lost | 'held';
}

const isCommit = (message: Buffer) =>
  message[0] === 'Q'.charCodeAt(0) && /^commit\0$/i.test(message.subarray(5).toString('latin1'));

/** A way to a PostgreSQL on which one commit gets lost, or is held back, when a test says so. */
export async function startCommitWay(url: string) {
  const target = new URL(url);
  const databasePort = Number(target.port);
  const sockets = new Set<Socket>();
  let fault: Fault | undefined;
  let losses = 0;
  let letGo = () => {};

  const way = createServer((inner) => {
    const outer = connect(databasePort, '127.0.0.1');
    const cut = () => {
      sockets.delete(inner);
      sockets.delete(outer);
      inner.destroy();
      outer.destroy();
    };
    for (const socket of [inner, outer]) {
      sockets.add(socket);
      socket.on('error', () => {});
      socket.on('close', cut);
    }
    let isMeant = false;
    let isLosing = false;
    const pass = messagesIn((message) => {
      if (fault?.statement.test(message.toString('latin1'))) isMeant = true;
      if (!isCommit(message) || !isMeant || !fault) {
        if (isCommit(message)) isMeant = false;
        outer.write(message);
        return;
      }
      const { lost } = fault;
      fault = undefined;
      losses += 1;
      if (lost === 'held') {
        letGo = () => outer.write(message);
        return undefined;
      }
      if (lost === 'request') return cut();
      isLosing = true;
      outer.write(message);
    });
    let hasBegun = false;
    inner.on('data', (chunk: Buffer) => {
      // The first message has no letter.
      if (hasBegun) return pass(chunk);
      const end = chunk.readUInt32BE(0);
      hasBegun = true;
      outer.write(chunk.subarray(0, end));
      if (chunk.length > end) pass(chunk.subarray(end));
    });
    outer.on('data', (chunk: Buffer) => {
      // It has been committed.
      if (isLosing) cut();
      else inner.write(chunk);
    });
  });
  const port = freePort();
  await new Promise<void>((resolve) => {
    way.listen(port, '127.0.0.1', resolve);
  });
  target.port = String(port);
  return {
    url: target.href,
    /** Loses the next commit of a transaction with such a statement. */
    async lose(lost: Lost, statement: RegExp, work: () => Promise<unknown>) {
      const before = losses;
      fault = { lost, statement };
      await work();
      await waitFor(`a commit that loses its ${lost}`, () => losses > before);
    },
    /** Holds back the next commit of a transaction with such a statement while `work` is done. */
    async hold(statement: RegExp, begin: () => Promise<unknown>, work: () => Promise<unknown>) {
      const before = losses;
      fault = { lost: 'held', statement };
      const held = begin();
      try {
        await waitFor('a commit to hold back', () => losses > before);
        await work();
      } finally {
        letGo();
      }
      await held;
    },
    [Symbol.dispose]() {
      way.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
