import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

import type { TestFile } from '../files/files.ts';

/**
 * A site that is not Perch: it shows pages, hands out files as their senders want it, and notes
 * who reports there.
 */
export class Elsewhere implements AsyncDisposable {
  /** What scripts have reported, as `kind` and the token that they could read. */
  readonly reports: { kind: string; token: string }[] = [];
  #page = '';
  #files: TestFile[] = [];
  readonly #server = createServer((request, response) => this.#answer(request, response));
  #port = 0;

  static async start(): Promise<Elsewhere> {
    const elsewhere = new Elsewhere();
    elsewhere.#server.listen(0, '127.0.0.1');
    await once(elsewhere.#server, 'listening');
    const address = elsewhere.#server.address();
    if (address === null || typeof address === 'string') throw new Error('No port');
    elsewhere.#port = address.port;
    return elsewhere;
  }

  get origin(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  /** What the front page holds. */
  show(body: string): void {
    this.#page = body;
  }

  /** Hands these out inline, with the types that they claim and nothing that protects anybody. */
  serve(files: TestFile[]): string[] {
    this.#files = files;
    return files.map(({ name }) => `${this.origin}/files/${encodeURIComponent(name)}`);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#server.close();
    this.#server.closeAllConnections();
  }

  #answer(request: IncomingMessage, response: ServerResponse): void {
    const { pathname, searchParams } = new URL(request.url ?? '/', this.origin);
    if (pathname === '/ran') {
      this.reports.push({
        kind: searchParams.get('kind') ?? '',
        token: searchParams.get('token') ?? '',
      });
    }
    const file = this.#files.find(({ name }) => pathname === `/files/${encodeURIComponent(name)}`);
    response.setHeader('access-control-allow-origin', '*');
    if (file?.mimeType || !file) response.setHeader('content-type', file?.mimeType ?? 'text/html');
    const page = `<!doctype html><title>Elsewhere</title>${pathname === '/' ? this.#page : ''}`;
    response.end(file?.buffer ?? page);
  }
}
