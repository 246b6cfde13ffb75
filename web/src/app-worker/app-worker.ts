import { openings, sharePath, workerPath } from '@perch/contract/installed-app';

import { keepShared } from '../lib/shared-store.ts';

// Of the installed app only (see features/transfers/shared/register-worker.ts): it takes what other programs share, and keeps
// the app's own files, so that the app opens without a connection. It never sees a file's bytes, nor what the API says.

interface WorkerEvent extends Event {
  waitUntil(done: Promise<unknown>): void;
}

interface FetchEvent extends WorkerEvent {
  request: Request;
  respondWith(answer: Promise<Response>): void;
}

interface Scope {
  addEventListener(name: 'install' | 'activate', handle: (event: WorkerEvent) => void): void;
  addEventListener(name: 'fetch', handle: (event: FetchEvent) => void): void;
  skipWaiting(): Promise<void>;
  clients: { claim(): Promise<void> };
  registration: { unregister(): Promise<boolean> };
}

declare const self: Scope;

const cacheName = 'shell';
const shellPath = '/';
/** The pages that open without a connection. */
const shellPages = new Set([shellPath, '/dashboard', '/uploads']);
/** Two builds of the app in all languages: the oldest files leave first. */
const filesMax = 400;

self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (origin !== location.origin) return;
  if (request.method === 'POST' && pathname === sharePath) {
    event.respondWith(takeShare(request));
  } else if (request.method === 'GET' && pathname.startsWith('/assets/')) {
    event.respondWith(openAsset(event));
  } else if (request.mode === 'navigate' && shellPages.has(pathname)) {
    event.respondWith(openPage(event));
    event.waitUntil(leaveWithServer());
  }
});

async function takeShare(request: Request): Promise<Response> {
  let opening: string = openings.shared;
  try {
    await keepShared(await request.formData());
  } catch {
    opening = openings.notShared;
  }
  return Response.redirect(opening, 303);
}

/** Their names have a hash of what is in them. */
async function openAsset(event: FetchEvent): Promise<Response> {
  const cache = await caches.open(cacheName);
  const kept = await cache.match(event.request);
  if (kept) return kept;
  const answer = await fetch(event.request);
  if (answer.ok) event.waitUntil(keep(cache, event.request, answer.clone()));
  return answer;
}

/** The server's page; the last one that it sent where it cannot be reached. */
async function openPage(event: FetchEvent): Promise<Response> {
  const cache = await caches.open(cacheName);
  try {
    const answer = await fetch(event.request);
    if (answer.ok && !answer.redirected) {
      event.waitUntil(keep(cache, shellPath, answer.clone()).then(() => removeOldest(cache)));
    }
    return answer;
  } catch (error) {
    const kept = await cache.match(shellPath);
    if (kept) return kept;
    throw error;
  }
}

/** Behind the answer, which does not wait for it. A full disk costs the copy only: the server is asked the next time. */
const keep = (cache: Cache, request: RequestInfo, answer: Response): Promise<void> =>
  cache.put(request, answer).catch(() => undefined);

async function removeOldest(cache: Cache): Promise<void> {
  const requests = await cache.keys();
  for (const each of requests.slice(0, -filesMax)) await cache.delete(each);
}

/** A server that has no such script any more has no use for this one. */
async function leaveWithServer(): Promise<void> {
  const answer = await fetch(workerPath, { method: 'HEAD' }).catch(() => undefined);
  if (answer?.status !== 404) return;
  await caches.delete(cacheName);
  await self.registration.unregister();
}
