import type { Services } from '../services.ts';
import { appPages } from './app-pages.ts';

export const robotsPath = '/robots.txt';

// They make link previews, obey the file as search engines do, and list nothing.
const previewBots = ['Twitterbot', 'facebookexternalhit', 'LinkedInBot'];

// Public pages load their scripts from there.
const publicPages = new Set(['assets']);

// RFC 9309 §2.2.3: $ ends the path. On a domain only links are served, whose names may begin as the app's pages do.
const closedPaths = {
  app: ['/$', '/delete/', ...[...appPages].filter((page) => !publicPages.has(page)).map(pathOf)],
  domain: ['/api/'],
};

function pathOf(page: string) {
  return page === 'api' ? '/api/' : `/${page}`;
}

const group = (agents: readonly string[], closed: readonly string[]) =>
  [
    ...agents.map((agent) => `User-agent: ${agent}`),
    ...closed.map((path) => `Disallow: ${path}`),
    '',
  ].join('\n');

/** Public pages and files are open to crawlers where the settings let them be indexed; the app never is. */
export function serveRobots(
  { settings }: Pick<Services, 'settings'>,
  host: keyof typeof closedPaths,
): Response {
  const closed = closedPaths[host];
  const groups = settings.current().indexing
    ? [group(['*'], closed)]
    : [group(previewBots, closed), group(['*'], ['/'])];
  return new Response(groups.join('\n'), {
    headers: {
      'cache-control': 'public, max-age=3600',
      'content-type': 'text/plain; charset=utf-8',
      'x-content-type-options': 'nosniff',
    },
  });
}
