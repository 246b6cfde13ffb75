import { Server } from '@tus/server';

import { drainBody } from '../../../http/request/request-body.ts';
import type { Services } from '../../../services.ts';
import { newKey } from '../../../storage/storage.ts';
import { deletionUrlOf } from '../deletion-link.ts';
import { toUpload } from '../to-upload.ts';
import type { TusChannel } from './channel.ts';
import { idempotentId, isCreated } from './idempotent-creation.ts';
import { requireResumable } from './resumable-rows.ts';
import { refusalOf, toTusError } from './tus-failures.ts';
import { TusStore } from './tus-store.ts';

// All that the protocol needs. The library must not act on other headers, such as Host or those of proxies.
const headerNames = [
  'content-length',
  'content-type',
  'tus-resumable',
  'upload-concat',
  'upload-defer-length',
  'upload-length',
  'upload-metadata',
  'upload-offset',
];
const idForm = /^[0-9a-f]{32}$/;

interface TusCall {
  request: Request;
  stayOpen: () => void;
}

/** Answers one request of the tus protocol. Throws AppError for every refusal. */
export async function serveTus(
  services: Services,
  channel: TusChannel,
  call: TusCall,
): Promise<Response> {
  const { request } = call;
  const id = request.method === 'POST' ? idempotentId(channel, request) : undefined;
  if (id !== undefined && (await isCreated(services, id, request))) {
    return answerAgain(services, channel, call, id);
  }
  const store = new TusStore(services, channel, call, id);
  let failure: unknown;
  const server = createServer(services, channel, store, (error) => (failure = error));
  const answer = await server.handleWeb(withoutBody(request));
  if (failure !== undefined) throw toTusError(failure);
  if (answer.status >= 400) throw await refusalOf(answer);
  const headers = new Headers(answer.headers);
  headers.delete('access-control-expose-headers');
  if (store.lease?.signal.aborted) headers.set('connection', 'close');
  if (store.finished && channel.requestId === null) {
    const { _id, publicUrl } = await toUpload(services, store.finished);
    headers.set('upload-id', _id);
    headers.set('upload-url', publicUrl);
    headers.set('upload-deletion-url', deletionUrlOf(services, store.finished));
  }
  return new Response(null, { status: answer.status, headers });
}

/** Answers a repeated creation: where the upload is, and how far it has come. */
async function answerAgain(
  services: Services,
  channel: TusChannel,
  { request, stayOpen }: TusCall,
  id: string,
): Promise<Response> {
  const path = `${channel.path}/${id}`;
  const headers = { 'tus-resumable': request.headers.get('tus-resumable') ?? '' };
  const looking = new Request(new URL(path, request.url).href, { method: 'HEAD', headers });
  const found = await serveTus(services, channel, { request: looking, stayOpen });
  // The client reads the answer when it has sent everything.
  await drainBody(request);
  const answer = new Headers(found.headers);
  answer.set('location', path);
  return new Response(null, { status: 201, headers: answer });
}

function createServer(
  services: Services,
  channel: TusChannel,
  store: TusStore,
  onFailure: (error: unknown) => void,
): Server {
  const { leases } = services.resumables;
  return new Server({
    path: channel.path,
    datastore: store,
    relativeLocation: true,
    allowedOrigins: () => false,
    namingFunction: () => store.name ?? newKey(),
    getFileIdFromRequest: ({ url }) => idOf(url, channel.path),
    locker: (request) => ({
      newLock: (id) => ({
        async lock() {
          const urgency = request.method === 'PATCH' ? 'when silent' : 'at once';
          store.lease =
            request.method === 'POST' ? leases.begin(id) : await leases.acquire(id, urgency);
        },
        async unlock() {
          if (store.lease) await leases.release(store.lease);
        },
      }),
    }),
    async onIncomingRequest(request, id) {
      if (request.method === 'POST') return;
      // Before the lease: only its owner may end another request.
      const { length } = await requireResumable(services, channel, id);
      // Said again it changes nothing; the library refuses a second one.
      const said = request.headers.get('upload-length');
      if (said === String(length)) request.headers.delete('upload-length');
    },
    onResponseError(_request, error) {
      onFailure(error);
      return undefined;
    },
  });
}

function idOf(url: string, path: string): string | undefined {
  const id = new URL(url).pathname.slice(path.length + 1);
  return idForm.test(id) ? id : undefined;
}

/** The library gets to see the headers; the bytes go directly to where they are stored. */
function withoutBody({ url, method, headers }: Request): Request {
  const kept = headerNames.flatMap((name): [string, string][] => {
    const value = headers.get(name);
    if (value === null) return [];
    return [[name, name === 'content-type' ? withoutParameters(value) : value]];
  });
  return new Request(url, { method, headers: kept });
}

/** Types are compared without case, and their parameters say nothing about bytes. */
const withoutParameters = (type: string) => type.replace(/;.*$/s, '').trim().toLowerCase();

/** Answers OPTIONS: versions, extensions and the largest file, in headers. */
export function describeTus(maxFileBytes: number, extensions: readonly string[]): Response {
  const headers = {
    'tus-resumable': '1.0.0',
    'tus-version': '1.0.0',
    'tus-extension': extensions.join(','),
    'tus-max-size': String(maxFileBytes),
  };
  return new Response(null, { status: 204, headers });
}
