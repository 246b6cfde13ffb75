import { once } from 'node:events';
import {
  createServer,
  type IncomingMessage,
  request as requestOf,
  type Server,
  type ServerResponse,
} from 'node:http';
import { pipeline } from 'node:stream/promises';
import { setTimeout } from 'node:timers/promises';

/** What happens to a request instead of being forwarded at once. */
type Fault =
  | { kind: 'answer'; status: number; type: string; body: string }
  | { kind: 'hold'; released: AbortSignal }
  | { kind: 'cut'; afterBytes: number }
  | { kind: 'lose' };

interface Rule {
  method: string;
  path: string | RegExp;
  fault: Fault;
}

/** A failure in Perch's own words. */
export const refusal = (error: string, code: string) => ({ success: false, error, code });

/**
 * A server in front of Perch, as a proxy is: everything goes through to Perch and back while it
 * arrives, but for the calls that a test lets fail. A Perch that is down cuts the connection.
 */
export class FailingServer implements AsyncDisposable {
  readonly #server: Server;
  readonly #perchPort: number;
  #rules: Rule[] = [];
  #port = 0;
  #bodyBytes = 0;
  #bytesPerSecond = Infinity;

  private constructor(perchPort: number) {
    this.#perchPort = perchPort;
    this.#server = createServer((request, response) => {
      this.#serve(request, response).catch(() => response.destroy());
    });
  }

  static async inFrontOf({ port }: { port: number }): Promise<FailingServer> {
    const front = new FailingServer(port);
    front.#server.listen(0, '127.0.0.1');
    await once(front.#server, 'listening');
    const address = front.#server.address();
    if (address === null || typeof address === 'string') throw new Error('No free port');
    front.#port = address.port;
    return front;
  }

  get origin(): string {
    return `http://localhost:${this.#port}`;
  }

  /** How much Perch was sent so far, headers left out. */
  get bodyBytes(): number {
    return this.#bodyBytes;
  }

  /** Answers in Perch's stead, as another version of it would. `path` is without the query. */
  answer(method: string, path: string | RegExp, status: number, json: object): void {
    const body = JSON.stringify(json);
    this.#add(method, path, { kind: 'answer', status, type: 'application/json', body });
  }

  /** Answers a page of its own, as a proxy or another program does. */
  answerPage(method: string, path: string | RegExp, status: number, html: string): void {
    this.#add(method, path, { kind: 'answer', status, type: 'text/html', body: html });
  }

  /** Leaves requests without an answer; when it is called, those that wait go on by the other rules. */
  hold(method: string, path: string | RegExp): () => void {
    const release = new AbortController();
    const rule = this.#add(method, path, { kind: 'hold', released: release.signal });
    return () => {
      this.#rules = this.#rules.filter((other) => other !== rule);
      release.abort();
    };
  }

  /** Cuts the connection once so many bytes of the request's body have come. */
  cut(method: string, path: string | RegExp, afterBytes = 0): void {
    this.#add(method, path, { kind: 'cut', afterBytes });
  }

  /** Perch does what it is asked to, and cuts the connection instead of an answer. */
  lose(method: string, path: string | RegExp): void {
    this.#add(method, path, { kind: 'lose' });
  }

  /** Forwards requests to Perch no faster than this. */
  slowDown(bytesPerSecond: number): void {
    this.#bytesPerSecond = bytesPerSecond;
  }

  /** From now on everything goes through. */
  heal(): void {
    this.#rules = [];
    this.#bytesPerSecond = Infinity;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#server.close();
    this.#server.closeAllConnections();
    await once(this.#server, 'close');
  }

  /** The latest rule for a call counts. */
  #add(method: string, path: string | RegExp, fault: Fault): Rule {
    const rule = { method, path, fault };
    this.#rules = [rule, ...this.#rules];
    return rule;
  }

  #faultOf({ method, url = '' }: IncomingMessage): Fault | undefined {
    const { pathname } = new URL(url, this.origin);
    const isMeant = (rule: Rule) =>
      rule.method === method &&
      (typeof rule.path === 'string' ? rule.path === pathname : rule.path.test(pathname));
    return this.#rules.find(isMeant)?.fault;
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const fault = this.#faultOf(request);
    if (fault?.kind === 'cut') return cutAfter(request, fault.afterBytes);
    if (fault?.kind === 'answer') {
      // Browsers read an answer only after they have sent everything.
      await once(request.resume(), 'end');
      response.writeHead(fault.status, { 'content-type': `${fault.type}; charset=utf-8` });
      response.end(fault.body);
      return;
    }
    if (fault?.kind === 'hold') {
      await once(fault.released, 'abort');
      return this.#serve(request, response);
    }
    await this.#forward(request, response, fault?.kind === 'lose');
  }

  async *#pass(body: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    for await (const chunk of body) {
      this.#bodyBytes += chunk.length;
      yield chunk;
      if (this.#bytesPerSecond < Infinity) {
        await setTimeout((chunk.length / this.#bytesPerSecond) * 1000);
      }
    }
  }

  async #forward(
    request: IncomingMessage,
    response: ServerResponse,
    isLost: boolean,
  ): Promise<void> {
    const { method, url, headers } = request;
    const onward = requestOf({
      host: '127.0.0.1',
      port: this.#perchPort,
      method,
      path: url,
      headers,
    });
    const answered = once(onward, 'response');
    response.on('close', () => onward.destroy());
    // Perch may answer, and close, before it has read everything.
    const sent = pipeline(request, (body) => this.#pass(body), onward).catch(() => undefined);
    const [answer]: IncomingMessage[] = await answered;
    if (!answer) throw new Error('No answer');
    if (isLost) throw new Error('The answer is lost');
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    await pipeline(answer, response);
    await sent;
  }
}

async function cutAfter(request: IncomingMessage, afterBytes: number): Promise<void> {
  let bytes = 0;
  if (afterBytes > 0) {
    for await (const chunk of request) {
      bytes += chunk.length;
      if (bytes >= afterBytes) break;
    }
  }
  request.socket.destroy();
}
