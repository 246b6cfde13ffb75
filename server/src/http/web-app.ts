import { randomBytes } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { join, resolve, sep } from 'node:path';

import { openings, sharePath, workerPath } from '@perch/contract/installed-app';
import { serverMessages } from '@perch/messages/server-messages';

import { AppError } from '../lib/errors.ts';
import type { Log } from '../lib/log.ts';
import { fillAppPage, type PageDefaults } from './app-page.ts';
import { webManifest } from './branded-page.ts';
import { accepts } from './compressed-text.ts';
import { inlineScriptSources } from './inline-scripts.ts';
import { requestLocale } from './request/request-locale.ts';
import { parseRequestTarget } from './request/request-target.ts';

/** `findOther` is called before a path that is not one of the app's files is answered with its page. */
export type WebApp = (
  request: Request,
  findOther?: () => Promise<Response | undefined>,
) => Promise<Response>;

const noOther = async () => undefined;

const sharedHeaders = {
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};

// Browsers request it when a picture or a text is opened directly; they look at the type, not at the name.
const iconPath = '/favicon.ico';
/** No path of the app's pages has a dot. */
const fileLike = /\.[^/]*$|^\/\.well-known(?:\/|$)/;

const encodings = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;

/**
 * Serves the built web app in `folder`: its files, and index.html for every other path but those of files. Without a
 * build the API is served alone, which the log and the page at `/` say. `worker` is the path of
 * the one script that its page may run as a worker; `defaults` is asked for each page.
 */
export async function openWebApp(
  folder: string,
  log: Log,
  worker: string | undefined,
  defaults: () => PageDefaults,
): Promise<WebApp> {
  const page = await readPage(folder);
  if (page === undefined) {
    log.warn('web_app.build_missing', { folder });
    return answerWithoutBuild;
  }
  const inlineScripts = inlineScriptSources(page);

  return async (request, findOther = noOther) => {
    const { path: pathname, host } = parseRequestTarget(request);
    if (pathname === sharePath && request.method === 'POST') return withoutWorker();
    requireReading(request);
    if (pathname === '/manifest.webmanifest') {
      const { brand, language } = defaults();
      return webManifest(brand, serverMessages(requestLocale(request, null, language)));
    }
    const path = pathname === iconPath ? '/favicon.svg' : pathname;
    const file = await findFile(folder, path, request.headers.get('accept-encoding') ?? '');
    if (file) return new Response(file.body, { headers: { ...sharedHeaders, ...file.headers } });
    // A missing asset must not be answered with the page, which browsers would parse as a script.
    if (pathname.startsWith('/assets/')) {
      throw new AppError('not_found', (m) => m.errors.nothingHere);
    }
    const other = await findOther();
    if (other) return other;
    // A program that asks for a file, such as /ads.txt, cannot read a page.
    if (fileLike.test(pathname)) throw new AppError('not_found', (m) => m.errors.nothingHere);
    const nonce = randomBytes(16).toString('base64');
    return new Response(fillAppPage(page, request, nonce, worker, defaults()), {
      headers: {
        ...sharedHeaders,
        'cache-control': 'no-store',
        'content-security-policy': pagePolicy(host, nonce, inlineScripts, worker),
        'content-type': 'text/html; charset=utf-8',
        vary: 'accept-language',
      },
    });
  };
}

/** The service worker takes what programs share: only where it is not there yet, the server is asked. */
const withoutWorker = () =>
  new Response(null, {
    status: 303,
    headers: { ...sharedHeaders, location: openings.notShared },
  });

async function readPage(folder: string): Promise<string | undefined> {
  try {
    return await readFile(join(folder, 'index.html'), 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

function requireReading({ method }: Request): void {
  if (method === 'GET' || method === 'HEAD') return;
  throw new AppError('not_found', (m) => m.errors.nothingHere);
}

const withoutBuild = `Perch is running without its web app: only the API is served, under /api/.
To get the web app, run "npm run build" and restart Perch.
`;

async function answerWithoutBuild(request: Request): Promise<Response> {
  requireReading(request);
  if (parseRequestTarget(request).path !== '/') {
    throw new AppError('not_found', (m) => m.errors.noWebApp);
  }
  return new Response(withoutBuild, {
    headers: {
      ...sharedHeaders,
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'content-type': 'text/plain; charset=utf-8',
    },
  });
}

/** `host` has passed the host gate. Scripts of files are allowed from /assets/ only, never from /f/. */
function pagePolicy(
  host: string,
  nonce: string,
  inlineScripts: string[],
  worker: string | undefined,
): string {
  return [
    "default-src 'none'",
    `script-src ${[`${host}/assets/`, ...inlineScripts].join(' ')}`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' blob: data:",
    "media-src 'self'",
    "connect-src 'self'",
    "font-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    // The app shows PDFs from blob URLs; such frames inherit this policy.
    // It shows the terms of use in a frame, too.
    `frame-src blob: ${host}/legal/`,
    "manifest-src 'self'",
    "object-src 'none'",
    `worker-src ${[worker, workerPath].flatMap((path) => (path ? `${host}${path}` : [])).join(' ')}`,
  ].join('; ');
}

interface Asset {
  body: Blob;
  headers: Record<string, string>;
}

async function findFile(
  folder: string,
  pathname: string,
  acceptEncoding: string,
): Promise<Asset | undefined> {
  const path = resolve(folder, `.${decode(pathname)}`);
  if (!path.startsWith(folder + sep) || path.endsWith('.html') || !(await isFile(path)))
    return undefined;
  const headers = {
    // Names under /assets/ contain a content hash; everything else is revalidated.
    'cache-control': pathname.startsWith('/assets/')
      ? 'public, max-age=31536000, immutable'
      : 'no-cache',
    'content-type': Bun.file(path).type,
    // A worker takes its policy from its script.
    ...(path.endsWith('.js') ? { 'content-security-policy': workerPolicy(pathname) } : {}),
    vary: 'accept-encoding',
  };
  for (const [name, ending] of encodings) {
    if (accepts(acceptEncoding, name) && (await isFile(path + ending))) {
      return { body: Bun.file(path + ending), headers: { ...headers, 'content-encoding': name } };
    }
  }
  return { body: Bun.file(path), headers };
}

/** It computes, and asks for nothing; the app's own reads the app's files. */
const workerPolicy = (pathname: string) =>
  pathname === workerPath ? "default-src 'none'; connect-src 'self'" : "default-src 'none'";

function decode(pathname: string): string {
  try {
    return decodeURIComponent(pathname).replaceAll('\0', '');
  } catch {
    return '/';
  }
}

async function isFile(path: string): Promise<boolean> {
  try {
    return (await stat(path)).isFile();
  } catch {
    return false;
  }
}
