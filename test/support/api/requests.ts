import type { FileRequest } from '@perch/contract/requests/requests';

import { multipartBody, multipartType, type Part } from '../http/multipart.ts';
import type { TestServer } from '../servers/server.ts';
import { send } from './client.ts';
import { askTus, encodeMetadata, locationOf, octets } from './tus.ts';

type Origin = Pick<TestServer, 'origin'>;

/** A request that must be made, with the token of its address. */
export async function askForFiles(
  server: Origin,
  token: string,
  fields: Record<string, unknown> = {},
): Promise<FileRequest & { token: string }> {
  const body = { title: 'Holiday pictures', ...fields };
  const answer = await send(server.origin, 'POST', '/api/requests', { token, body });
  if (answer.status !== 201) throw new Error(`Expected 201: ${await answer.text()}`);
  const { data } = (await answer.json()) as { data: { request: FileRequest } };
  return withToken(data.request);
}

/** A request as its owner sees it now. */
export async function showRequest(server: Origin, token: string, id: string): Promise<FileRequest> {
  const answer = await send(server.origin, 'GET', `/api/requests/${id}`, { token });
  if (answer.status !== 200) throw new Error(`Expected 200: ${await answer.text()}`);
  const { data } = (await answer.json()) as { data: { request: FileRequest } };
  return data.request;
}

const withToken = (request: FileRequest) => ({
  ...request,
  token: request.url.slice(request.url.lastIndexOf('/') + 1),
});

interface Dropping {
  name?: string;
  content?: string | Uint8Array;
  type?: string;
  fields?: Record<string, string>;
  headers?: Record<string, string>;
}

/** Sends one file as a client without an account does; the answer may be any. */
export function drop(
  server: Origin,
  dropToken: string,
  { name = 'a.bin', content = 'sent', type = '', fields = {}, headers = {} }: Dropping = {},
): Promise<Response> {
  const parts: Part[] = [
    ...Object.entries(fields).map(([field, text]) => ({ name: field, content: text })),
    { name: 'file', filename: name, type: type || 'application/octet-stream', content },
  ];
  return fetch(`${server.origin}/api/drop/${dropToken}`, {
    method: 'POST',
    headers: { 'content-type': multipartType, ...headers },
    body: multipartBody(parts),
  });
}

interface BeginningDrop {
  metadata?: Record<string, string>;
  headers?: Record<string, string>;
}

/** Asks to begin a resumable upload to a request. */
export const tryToBeginDrop = (
  server: Origin,
  dropToken: string,
  length: number,
  { metadata = { filename: 'file.bin' }, headers = {} }: BeginningDrop = {},
): Promise<Response> =>
  askTus(`${server.origin}/api/drop/${dropToken}/resumable`, 'POST', {
    headers: {
      'upload-length': String(length),
      'upload-metadata': encodeMetadata(metadata),
      ...headers,
    },
  });

/** Begins one and gives its address. */
export async function beginDrop(
  server: Origin,
  dropToken: string,
  length: number,
  how: BeginningDrop = {},
): Promise<string> {
  const answer = await tryToBeginDrop(server, dropToken, length, how);
  if (answer.status !== 201) throw new Error(`Expected 201: ${await answer.text()}`);
  return locationOf(answer, server);
}

export const dropPiece = (url: string, offset: number, body: BodyInit) =>
  askTus(url, 'PATCH', {
    headers: { 'upload-offset': String(offset), 'content-type': octets },
    body,
  });
