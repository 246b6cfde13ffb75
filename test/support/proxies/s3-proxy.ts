import {
  createServer,
  type IncomingMessage,
  request as httpRequest,
  type ServerResponse,
} from 'node:http';

import { freePort } from '../ports.ts';

/** What happens to a request on its way to the store; undefined: nothing. */
export type Fault =
  /** It is answered with an error and this status, which may be 200, and never reaches the store. */
  | { answer: number }
  /** It never gets an answer. */
  | 'hang'
  /** The connection breaks before the store has seen it. */
  | 'break'
  /** The store does what it is asked for, and its answer is lost. */
  | 'lose the answer'
  /** The connection breaks, or falls silent, after so many bytes of the answer's body. */
  | { breakAfter: number }
  | { stallAfter: number }
  | undefined;

export interface SeenRequest {
  method: string;
  /** Path and query. */
  url: string;
}

export interface S3Proxy extends AsyncDisposable {
  endpoint: string;
  /** Everything that has come so far. */
  seen: SeenRequest[];
  /** What the store has answered, and the answer has gone out. */
  answered: SeenRequest[];
  /** Decides about every request from now on. */
  onRequest(decide: Decide): void;
  /** Lets the fault happen to the first so many of these requests from now on, or to all. */
  inject(which: Which, fault: Fault, times?: number): void;
  /** How many of these requests have come so far. */
  count(which: Which): number;
}

export type Which = (request: SeenRequest) => boolean;
type Decide = (request: SeenRequest) => Fault | Promise<Fault>;

/**
 * A way to the store on which things go wrong as a test wants it. Without `keepAlive` each
 * connection takes one request: what breaks on one that was used before is repeated by the runtime,
 * as often as it has such connections, where repeating is harmless.
 */
export async function startS3Proxy(store: string, { keepAlive = true } = {}): Promise<S3Proxy> {
  const { hostname, port: storePort } = new URL(store);
  const port = freePort();
  const seen: SeenRequest[] = [];
  const answered: SeenRequest[] = [];
  let decide: Decide = () => undefined;

  const server = createServer(async (incoming, outgoing) => {
    const request = { method: incoming.method ?? '', url: incoming.url ?? '' };
    seen.push(request);
    incoming.on('error', () => {});
    if (!keepAlive) outgoing.setHeader('connection', 'close');
    const fault = await decide(request);
    if (fault === 'hang') {
      incoming.resume();
      return;
    }
    if (fault === 'break') {
      incoming.socket.destroy();
      return;
    }
    if (typeof fault === 'object' && 'answer' in fault) {
      const code = fault.answer === 200 ? 'InternalError' : `Scripted${fault.answer}`;
      const body = `<Error><Code>${code}</Code></Error>`;
      incoming.resume().on('end', () => outgoing.writeHead(fault.answer).end(body));
      return;
    }
    // With its headers as they are: they are signed, Host among them.
    const onwards = httpRequest(
      {
        hostname,
        port: storePort,
        method: request.method,
        path: request.url,
        headers: incoming.headers,
      },
      (answer) => {
        outgoing.on('finish', () => answered.push(request));
        if (!keepAlive) answer.headers.connection = 'close';
        handOn(answer, outgoing, fault);
      },
    );
    onwards.on('error', () => incoming.socket.destroy());
    outgoing.on('close', () => onwards.destroy());
    incoming.pipe(onwards);
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    endpoint: `http://127.0.0.1:${port}`,
    seen,
    answered,
    onRequest(by) {
      decide = by;
    },
    inject(which, fault, times = Infinity) {
      let left = times;
      decide = (request) => {
        if (!which(request) || left <= 0) return undefined;
        left -= 1;
        return fault;
      };
    },
    count: (which) => seen.filter(which).length,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
    },
  };
}

function handOn(answer: IncomingMessage, outgoing: ServerResponse, fault: Fault) {
  if (fault === 'lose the answer') {
    answer.resume().on('end', () => outgoing.socket?.destroy());
    return;
  }
  outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
  if (typeof fault !== 'object' || 'answer' in fault) {
    answer.pipe(outgoing);
    return;
  }
  let left = 'breakAfter' in fault ? fault.breakAfter : fault.stallAfter;
  answer.on('data', (chunk: Buffer) => {
    const taken = chunk.subarray(0, left);
    left -= taken.length;
    outgoing.write(taken);
    if (left > 0) return;
    answer.removeAllListeners('data').pause();
    if ('breakAfter' in fault) outgoing.socket?.destroy();
  });
}
