import type { TestServer } from '../servers/server.ts';
import { waitFor } from '../wait.ts';
import { multipartBody, multipartType } from './multipart.ts';
import { openConnection, statusOf } from './raw-http.ts';

interface Question {
  path: string;
  method?: string;
  host?: string;
  token?: string;
  body?: Buffer;
  type?: string;
}

const headEnd = '\r\n\r\n';

/** Asks one thing after the other over one connection: one and the same process answers all of it. */
export async function openKeptConnection(server: TestServer) {
  const connection = await openConnection(server);
  let readTo = 0;

  async function ask(question: Question) {
    const { path, method = 'GET', host = `localhost:${server.port}`, token, body, type } = question;
    const lines = [
      `${method} ${path} HTTP/1.1`,
      `host: ${host}`,
      ...(token === undefined ? [] : [`authorization: Bearer ${token}`]),
      ...(body === undefined ? [] : [`content-type: ${type}`, `content-length: ${body.length}`]),
    ];
    const head = Buffer.from(`${lines.join('\r\n')}${headEnd}`);
    await connection.write(body === undefined ? head : Buffer.concat([head, body]));
    const text = await waitFor(
      `an answer to ${method} ${path}`,
      () => {
        if (connection.isClosed())
          throw new Error(`The connection was closed at ${method} ${path}`);
        const rest = connection.received().slice(readTo);
        const end = rest.indexOf(headEnd);
        if (end < 0) return undefined;
        const bodyEnd = method === 'HEAD' ? end + headEnd.length : endOf(rest, end);
        return rest.length < bodyEnd ? undefined : rest.slice(0, bodyEnd);
      },
      { everyMs: 1 },
    );
    readTo += text.length;
    const end = text.indexOf(headEnd);
    return { status: statusOf(text), head: text.slice(0, end), body: text.slice(end + 4) };
  }

  async function call(method: string, path: string, token: string, json: unknown = {}) {
    const body = Buffer.from(JSON.stringify(json));
    const sent = method === 'GET' ? {} : { body, type: 'application/json' };
    const answer = await ask({ method, path, token, ...sent });
    return { ...answer, json: JSON.parse(answer.body) };
  }

  return {
    ask,
    /** A call with JSON in both directions. */
    call,
    /** Uploads a text file to one of the owner's domains; its link. */
    async upload(token: string, domain: string, content: string): Promise<URL> {
      const fields = [{ name: 'domain', content: domain }];
      const file = { name: 'file', filename: 'a.txt', type: 'text/plain', content };
      const body = multipartBody([...fields, file]);
      const answer = await ask({
        method: 'POST',
        path: '/api/upload',
        token,
        body,
        type: multipartType,
      });
      if (answer.status !== 201) throw new Error(`Expected 201, got ${answer.body}`);
      return new URL(JSON.parse(answer.body).file.url);
    },
    /** The status with which a file's link is answered. */
    async statusAt({ hostname, pathname }: URL): Promise<number> {
      const host = hostname === 'localhost' ? `localhost:${server.port}` : hostname;
      return (await ask({ method: 'HEAD', path: pathname, host })).status;
    },
    [Symbol.dispose]: () => connection[Symbol.dispose](),
  };
}

/** Where an answer with this head ends; it may be longer than what has come. */
function endOf(text: string, end: number): number {
  const length = /\r\ncontent-length: *(\d+)/i.exec(text.slice(0, end))?.[1];
  if (length !== undefined) return end + headEnd.length + Number(length);
  if (!/\r\ntransfer-encoding: *chunked/i.test(text.slice(0, end))) return end + headEnd.length;
  const last = text.indexOf('\r\n0\r\n\r\n', end);
  return last < 0 ? Infinity : last + '\r\n0\r\n\r\n'.length;
}
