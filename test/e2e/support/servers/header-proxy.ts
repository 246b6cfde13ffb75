import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

import { freePort } from './ports.ts';

/** Changes the headers of an answer on its way, in place. */
export type Change = (path: string, headers: Headers) => void;

/** Stands in front of a server and takes away from its answers what protects against files. */
export class Relay implements AsyncDisposable {
  readonly #server = createServer((request, response) => void this.#pass(request, response));

  private constructor(
    readonly origin: string,
    readonly to: string,
    readonly change: Change,
  ) {}

  static async start(to: string, change: Change): Promise<Relay> {
    const port = await freePort();
    const relay = new Relay(`http://127.0.0.1:${port}`, to, change);
    relay.#server.listen(port, '127.0.0.1');
    await once(relay.#server, 'listening');
    return relay;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#server.close();
    this.#server.closeAllConnections();
  }

  async #pass({ url = '/' }: IncomingMessage, response: ServerResponse): Promise<void> {
    const answer = await fetch(`${this.to}${url}`, { headers: { 'accept-encoding': 'identity' } });
    const headers = new Headers(answer.headers);
    this.change(url, headers);
    const body = Buffer.from(await answer.arrayBuffer());
    response.writeHead(answer.status, Object.fromEntries(headers)).end(body);
  }
}
