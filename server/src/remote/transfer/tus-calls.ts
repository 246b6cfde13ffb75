import { tusPath } from '@perch/contract/uploads/tus-path';

import { ask, type Question, type ServerResponse } from '../http/ask.ts';
import { refusalOf } from '../http/refusal.ts';
import { RemoteFailure } from '../remote-failure.ts';
import type { RemoteServer } from '../servers/choose-server.ts';
import { requireLink } from './require-link.ts';
import type { SentFile } from './source.ts';

// tus 1.0, of which this is the part that Perch itself speaks: https://tus.io/protocols/resumable-upload

export interface FinishedUpload {
  id: string;
  url: string;
  /** undefined: the server is older than this program. */
  deletionUrl: string | undefined;
}

/** How far an upload has come at the server. */
export interface TusState {
  /** The path of its URL. */
  path: string;
  offset: number;
  /** Once it is complete. */
  finished?: FinishedUpload | undefined;
}

export interface TusCreation {
  idempotencyKey: string;
  /** undefined: it comes later. */
  size: number | undefined;
  metadata: ReadonlyMap<string, string>;
}

/** Begins an upload, or finds the one that was begun with the same key. Throws RemoteFailure. */
export async function beginTus(
  server: RemoteServer,
  { idempotencyKey, size, metadata }: TusCreation,
  signal: AbortSignal,
): Promise<TusState> {
  const answer = await call(server, tusPath, {
    method: 'POST',
    headers: {
      ...(size === undefined ? { 'upload-defer-length': '1' } : { 'upload-length': String(size) }),
      'upload-metadata': encodeMetadata(metadata),
      'idempotency-key': idempotencyKey,
    },
    signal,
  });
  const path = pathIn(server.origin, answer.headers.get('location'));
  const offset = answer.headers.has('upload-offset') ? offsetIn(server, answer) : 0;
  return { path, offset, finished: finishedIn(answer) };
}

interface TusPiece {
  path: string;
  offset: number;
  /** Told with a deferred length, and with the last piece. */
  length?: number | undefined;
  bytes: number;
  body: Question['body'];
}

/** Sends bytes from an offset. Throws RemoteFailure. */
export async function patchTus(
  server: RemoteServer,
  { path, offset, length, bytes, body }: TusPiece,
  signal: AbortSignal,
): Promise<TusState> {
  const answer = await call(server, path, {
    method: 'PATCH',
    headers: {
      'content-type': 'application/offset+octet-stream',
      'content-length': String(bytes),
      'upload-offset': String(offset),
      ...(length !== undefined && { 'upload-length': String(length) }),
    },
    ...(body && { body }),
    signal,
    withinMs: Number.POSITIVE_INFINITY,
  });
  const stored = offsetIn(server, answer);
  if (stored < offset || stored > offset + bytes) throw noTus(server.origin);
  return { path, offset: stored, finished: finishedIn(answer) };
}

/** Asks how far it has come, and ends any other request for it. Throws RemoteFailure. */
export async function headTus(
  server: RemoteServer,
  path: string,
  signal: AbortSignal,
): Promise<TusState> {
  const answer = await call(server, path, { method: 'HEAD', signal });
  return { path, offset: offsetIn(server, answer), finished: finishedIn(answer) };
}

/** Removes what can never be completed; a server that is away removes it after a day. */
export async function removeTus(server: RemoteServer, path: string): Promise<void> {
  const signal = AbortSignal.timeout(3000);
  await call(server, path, { method: 'DELETE', signal }).catch(() => {});
}

async function call(
  { origin, token }: RemoteServer,
  path: string,
  question: Question,
): Promise<ServerResponse> {
  const headers = { 'tus-resumable': '1.0.0', ...question.headers };
  const answer = await ask(origin, path, { ...question, token, headers });
  if (answer.status < 200 || answer.status >= 300) throw refusalOf(origin, answer);
  return answer;
}

function pathIn(origin: string, location: string | null): string {
  const url = location === null ? null : URL.parse(location, `${origin}${tusPath}`);
  // The token goes to no other server, and to nothing else of this one.
  const isOwn = url?.origin === origin && url.pathname.startsWith(`${tusPath}/`);
  if (url && isOwn && url.search === '') return url.pathname;
  throw noTus(origin);
}

function offsetIn({ origin }: RemoteServer, { headers }: ServerResponse): number {
  const text = headers.get('upload-offset') ?? '';
  const offset = Number(text);
  if (/^\d+$/.test(text) && Number.isSafeInteger(offset)) return offset;
  throw noTus(origin);
}

const noTus = (origin: string) =>
  new RemoteFailure('unreachable', `${origin} did not answer a resumable upload as Perch does.`);

function finishedIn({ headers }: ServerResponse): FinishedUpload | undefined {
  const id = headers.get('upload-id');
  const url = headers.get('upload-url');
  if (id === null || url === null) return undefined;
  const deletionUrl = headers.get('upload-deletion-url');
  return {
    id,
    url: requireLink(url),
    deletionUrl: deletionUrl === null ? undefined : requireLink(deletionUrl),
  };
}

/** The result of a resumable upload, in the words of the API's other answers. */
export const sentFileOf = (
  { id, url, deletionUrl }: FinishedUpload,
  name: string,
  size: number,
): SentFile => ({ url, answer: { file: { _id: id, url, deletionUrl, name, size } } });

const encodeMetadata = (metadata: ReadonlyMap<string, string>) =>
  [...metadata]
    .map(([key, value]) => `${key} ${Buffer.from(value.toWellFormed()).toString('base64')}`)
    .join(',');
