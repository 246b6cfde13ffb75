import { createHash } from 'node:crypto';

import type { TestServer } from '../servers/server.ts';

// What tells of the moment and not of the file: one from S3 comes in chunks until it is in memory.
const passing = new Set('date connection keep-alive transfer-encoding content-length'.split(' '));

/** All that a visitor gets from a link: status, headers and bytes. */
export async function fetchPublicAnswer(
  server: TestServer,
  url: string,
  headers: HeadersInit = {},
) {
  const { hostname, pathname, search } = new URL(url);
  const host = hostname === 'localhost' ? {} : { host: hostname };
  const answer = await fetch(`${server.origin}${pathname}${search}`, {
    headers: { ...Object.fromEntries(new Headers(headers)), ...host },
  });
  return {
    status: answer.status,
    headers: Object.fromEntries([...answer.headers].filter(([name]) => !passing.has(name))),
    sha256: createHash('sha256')
      .update(await answer.bytes())
      .digest('hex'),
  };
}

/** The same of each file to be looked at, saved, read in part, and asked for again. */
export async function fetchPublicAnswers(server: TestServer, urls: readonly string[]) {
  const looks: unknown[] = [];
  for (const url of urls) {
    const whole = await fetchPublicAnswer(server, url);
    const etag = whole.headers['etag'] ?? '';
    looks.push(url.replace(/^https?:\/\/[^/]+/, ''), whole);
    looks.push(await fetchPublicAnswer(server, `${url}?download`));
    looks.push(await fetchPublicAnswer(server, url, { range: 'bytes=1-3' }));
    looks.push(await fetchPublicAnswer(server, url, { 'if-none-match': etag }));
  }
  return looks;
}
