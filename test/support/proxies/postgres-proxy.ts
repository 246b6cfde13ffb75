import { connect, createServer, type Socket } from 'node:net';

import { freePort } from '../ports.ts';
import { waitFor } from '../wait.ts';
import { clientMessagesIn, messagesIn, statementTexts } from './postgres-messages.ts';

/** The part of a commit that is lost, its answer or its request; the connection is cut with it. */
export type Lost = 'answer' | 'request';

interface Fault {
  /** Chooses the transaction: one of its statements matches. */
  statement: RegExp;
  lost: Lost | 'held';
}

const isNotification = (message: Buffer) => message[0] === 'A'.charCodeAt(0);
const isCommit = (message: Buffer) =>
  message[0] === 'Q'.charCodeAt(0) && /^commit\0$/i.test(message.subarray(5).toString('latin1'));

/** A proxy in front of a PostgreSQL that loses or holds back one commit, or loses notifications, when a test says so. */
export async function startPostgresProxy(url: string) {
  const target = new URL(url);
  const databasePort = Number(target.port);
  const sockets = new Set<Socket>();
  let fault: Fault | undefined;
  let losses = 0;
  let losesNotifications = false;
  let releaseCommit = () => {};

  const proxy = createServer((client) => {
    const database = connect(databasePort, '127.0.0.1');
    const cut = () => {
      for (const socket of [client, database]) {
        sockets.delete(socket);
        socket.destroy();
      }
    };
    for (const socket of [client, database]) {
      sockets.add(socket);
      socket.on('error', () => {});
      socket.on('close', cut);
    }
    let isChosen = false;
    let isLosingAnswer = false;
    const textOf = statementTexts();
    const request = clientMessagesIn((message) => {
      const text = textOf(message);
      if (fault?.statement.test(text)) isChosen = true;
      if (isCommit(message) && isChosen && fault) {
        const { lost } = fault;
        fault = undefined;
        losses += 1;
        if (lost === 'request') return cut();
        if (lost === 'held') {
          releaseCommit = () => database.write(message);
          return undefined;
        }
        isLosingAnswer = true;
      } else if (isCommit(message)) {
        isChosen = false;
      }
      database.write(message);
    });
    const answer = messagesIn((message) => {
      if (!losesNotifications || !isNotification(message)) client.write(message);
    });
    client.on('data', request);
    database.on('data', (chunk: Buffer) => {
      // The transaction has been committed.
      if (isLosingAnswer) cut();
      else answer(chunk);
    });
  });
  const port = freePort();
  await new Promise<void>((resolve) => {
    proxy.listen(port, '127.0.0.1', resolve);
  });
  target.port = String(port);
  return {
    url: target.href,
    /** Loses the next commit of a transaction with such a statement, while `work` runs. */
    async loseCommit(lost: Lost, statement: RegExp, work: () => Promise<unknown>) {
      const before = losses;
      fault = { lost, statement };
      await work();
      await waitFor(`a commit that loses its ${lost}`, () => losses > before);
    },
    /** Holds back the next commit of a transaction with such a statement while `work` is done. */
    async holdCommit(
      statement: RegExp,
      begin: () => Promise<unknown>,
      work: () => Promise<unknown>,
    ) {
      const before = losses;
      fault = { lost: 'held', statement };
      const held = begin();
      try {
        await waitFor('a commit to hold back', () => losses > before);
        await work();
      } finally {
        releaseCommit();
      }
      await held;
    },
    loseNotifications: (value: boolean) => void (losesNotifications = value),
    [Symbol.dispose]() {
      proxy.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
