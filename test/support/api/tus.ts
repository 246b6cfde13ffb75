import type { Readable } from 'node:stream';

import { Upload, type UploadOptions } from 'tus-js-client';

import { openConnection, type RawConnection } from '../http/raw-http.ts';
import type { TestServer } from '../servers/server.ts';
import { bearer } from './client.ts';

export const tusPath = '/api/upload/resumable';

export const octets = 'application/offset+octet-stream';

export interface Sent {
  /** Where the upload is resumed. */
  url: string;
  id: string;
  link: string;
}

/** Sends a file as the browser does, with the protocol's own client. */
export const sendResumable = (
  server: Pick<TestServer, 'origin'>,
  token: string,
  content: Uint8Array,
  options: Partial<UploadOptions> = {},
): Promise<Sent> =>
  sendWithClient(
    server,
    token,
    Buffer.from(content.buffer, content.byteOffset, content.byteLength),
    options,
  );

/** The same of a stream whose length nothing knows before its end. */
export const sendStream = (
  server: Pick<TestServer, 'origin'>,
  token: string,
  content: Readable,
  chunkSize: number,
): Promise<Sent> =>
  sendWithClient(server, token, content, { uploadLengthDeferred: true, chunkSize });

function sendWithClient(
  server: Pick<TestServer, 'origin'>,
  token: string,
  source: Buffer | Readable,
  options: Partial<UploadOptions>,
): Promise<Sent> {
  const { promise, resolve, reject } = Promise.withResolvers<Sent>();
  const upload = new Upload(source, {
    endpoint: `${server.origin}${tusPath}`,
    retryDelays: [],
    headers: bearer(token),
    metadata: { filename: 'file.bin' },
    onError: reject,
    onSuccess({ lastResponse }) {
      const id = lastResponse.getHeader('Upload-Id') ?? '';
      resolve({ url: upload.url ?? '', id, link: lastResponse.getHeader('Upload-Url') ?? '' });
    },
    ...options,
  });
  upload.start();
  return promise;
}

export const encodeMetadata = (metadata: Record<string, string>) =>
  Object.entries(metadata)
    .map(([key, value]) => `${key} ${Buffer.from(value).toString('base64')}`)
    .join(',');

interface Asking {
  token?: string;
  headers?: Record<string, string>;
  body?: BodyInit;
}

/** One request of the protocol, with headers that may be wrong. */
export function askTus(url: string, method: string, { token, headers, body }: Asking = {}) {
  return fetch(url, {
    method,
    headers: { 'tus-resumable': '1.0.0', ...(token !== undefined && bearer(token)), ...headers },
    ...(body !== undefined && { body }),
  });
}

/** Begins an upload and gives its address. */
export async function beginResumable(
  server: TestServer,
  token: string,
  length: number,
  metadata: Record<string, string> = { filename: 'file.bin' },
): Promise<string> {
  const answer = await askTus(`${server.origin}${tusPath}`, 'POST', {
    token,
    headers: { 'upload-length': String(length), 'upload-metadata': encodeMetadata(metadata) },
  });
  if (answer.status !== 201) throw new Error(`Expected 201: ${await answer.text()}`);
  return locationOf(answer, server);
}

/** Begins an upload whose length comes later, and gives its address. */
export async function beginDeferred(server: TestServer, token: string): Promise<string> {
  const answer = await askTus(`${server.origin}${tusPath}`, 'POST', {
    token,
    headers: {
      'upload-defer-length': '1',
      'upload-metadata': encodeMetadata({ filename: 'file.bin' }),
    },
  });
  if (answer.status !== 201) throw new Error(`Expected 201: ${await answer.text()}`);
  return locationOf(answer, server);
}

/** `length` is that of the file, where the request is to tell it. */
export function sendPiece(
  url: string,
  token: string,
  offset: number,
  body: BodyInit,
  length?: number,
) {
  const headers = {
    'upload-offset': String(offset),
    'content-type': octets,
    ...(length !== undefined && { 'upload-length': String(length) }),
  };
  return askTus(url, 'PATCH', { token, headers, body });
}

/** The address of the upload that a creation has answered with. */
export const locationOf = ({ headers }: Response, { origin }: Pick<TestServer, 'origin'>) =>
  new URL(headers.get('location') ?? '', origin).href;

/** The address of the same upload at another server of the installation. */
export const urlAt = (url: string, { origin }: Pick<TestServer, 'origin'>) =>
  `${origin}${new URL(url).pathname}`;

/** The id and link of the finished upload, from the answer to its last piece. */
export const sentOf = ({ headers }: Response) => ({
  id: headers.get('upload-id') ?? '',
  link: headers.get('upload-url') ?? '',
});

/** A request that says it sends all of the rest, sends so much of it and then hangs. */
export async function hangWhileSending(
  server: TestServer,
  url: string,
  token: string,
  { offset = 0, rest, sent }: { offset?: number; rest: number; sent: Uint8Array },
): Promise<RawConnection> {
  const connection = await openConnection(server);
  const head = [
    `PATCH ${new URL(url).pathname} HTTP/1.1`,
    `Host: localhost:${server.port}`,
    `Authorization: Bearer ${token}`,
    'Tus-Resumable: 1.0.0',
    `Upload-Offset: ${offset}`,
    `Content-Type: ${octets}`,
    `Content-Length: ${rest}`,
    '\r\n',
  ];
  await connection.write(head.join('\r\n'));
  await connection.write(sent);
  return connection;
}

/** What the server has; undefined where there is no such upload. */
export async function storedOffset(url: string, token: string): Promise<number | undefined> {
  const answer = await askTus(url, 'HEAD', { token });
  return answer.ok ? Number(answer.headers.get('upload-offset')) : undefined;
}
