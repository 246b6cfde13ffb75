import type { TestServer } from '../servers/server.ts';

/** The parts of a ShareX file that say how it uploads. */
export interface ShareXFile {
  /** Without the origin, which is that of the server that was moved. */
  path: string;
  headers?: Record<string, string>;
  arguments?: Record<string, string>;
  fileFormName: string;
}

/** The files that products give out, each for a token. */
export const shareXFiles = {
  /** For pictures and files `text` is empty; its value is a longer field than ours may be. */
  xbackbone: (token: string): ShareXFile => ({
    path: '/upload',
    arguments: { file: 'shot.txt', text: 'x'.repeat(20_000), token },
    fileFormName: 'upload',
  }),
  chibisafe: (key: string): ShareXFile => ({
    path: '/api/upload',
    headers: { 'x-api-key': key },
    fileFormName: 'file[]',
  }),
  ass: (token: string): ShareXFile => ({
    path: '/',
    headers: { Authorization: token },
    fileFormName: 'file',
  }),
  zipline3: (token: string, headers: Record<string, string> = {}): ShareXFile => ({
    path: '/api/upload',
    headers: { Authorization: token, ...headers },
    fileFormName: 'file',
  }),
  zipline4: (token: string, headers: Record<string, string> = {}): ShareXFile => ({
    path: '/api/upload',
    headers: { authorization: token, ...headers },
    fileFormName: 'file',
  }),
};

interface Sent {
  name?: string;
  content?: string | Uint8Array;
  /** Of the server that was moved; otherwise the app's own. */
  host?: string | undefined;
}

// Twenty hyphens and the time in hexadecimal, as ShareX makes it.
const boundary = `${'-'.repeat(20)}8dc0ffee0ddf00d`;

/** Sends a file as ShareX does: the arguments, then the file with its name in plain quotation marks. */
export function sendAsShareX(
  server: TestServer,
  { path, headers = {}, arguments: fields = {}, fileFormName }: ShareXFile,
  { name = 'shot.txt', content = 'a screenshot', host }: Sent = {},
): Promise<Response> {
  return sendParts(server, path, {
    headers: { 'user-agent': 'ShareX/19.0.2', ...headers, ...(host && { host }) },
    parts: [
      ...Object.entries(fields).map(([field, text]) => ({ head: `name="${field}"`, text })),
      { head: `name="${fileFormName}"; filename="${name}"`, type: 'text/plain', text: content },
    ],
  });
}

interface Part {
  head: string;
  type?: string;
  text: string | Uint8Array;
}

/** Sends a form with any parts, in their order. */
export function sendParts(
  server: TestServer,
  path: string,
  { headers, parts }: { headers: Record<string, string>; parts: readonly Part[] },
): Promise<Response> {
  const body = Buffer.concat([
    ...parts.flatMap(({ head, type, text }) => [
      Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; ${head}\r\n`),
      Buffer.from(type === undefined ? '\r\n' : `Content-Type: ${type}\r\n\r\n`),
      Buffer.from(text),
      Buffer.from('\r\n'),
    ]),
    Buffer.from(`--${boundary}--\r\n`),
  ]);
  return fetch(`${server.origin}${path}`, {
    method: 'POST',
    headers: { ...headers, 'content-type': `multipart/form-data; boundary=${boundary}` },
    body,
    redirect: 'manual',
  });
}
