import { afterAll, afterEach, beforeEach, expect, test } from 'bun:test';

import { openDatabase } from '../../../database/open.ts';
import { dayMs, hourMs } from '../../../lib/clock.ts';
import { createLog } from '../../../lib/log.ts';
import { checkForRelease, isReleaseCheckDue } from './check-for-release.ts';
import { findNewerRelease } from './newest-release.ts';

const release = { version: '99.1.0', url: 'https://example.org/releases/99.1.0' };

let requests: Headers[] = [];
let answer: () => Response | Promise<Response>;
const feed = Bun.serve({
  port: 0,
  hostname: '127.0.0.1',
  fetch(request) {
    requests.push(new Headers(request.headers));
    return answer();
  },
});
afterAll(() => feed.stop(true));
const feedUrl = `http://127.0.0.1:${feed.port}/latest.json`;

let time = Date.now();
let lines: string[] = [];

async function openServices(updateCheckUrl: string | undefined) {
  const log = createLog('info', (line) => lines.push(line));
  const db = await openDatabase('sqlite::memory:', log);
  const clock = { now: () => time };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- of the whole configuration these verbs read one value
  const config = { updateCheckUrl } as Parameters<typeof checkForRelease>[0]['config'];
  return { db, clock, log, config };
}

let services: Awaited<ReturnType<typeof openServices>>;
beforeEach(async () => {
  requests = [];
  lines = [];
  answer = () => Response.json(release);
  services = await openServices(feedUrl);
});
afterEach(() => services.db.destroy());

const running = new AbortController().signal;
const ask = () => checkForRelease(services, running);
const saidLines = () => lines.map((line) => JSON.parse(line).event);

test('a newer version is known after one request a day, which says nothing of the installation', async () => {
  expect(await findNewerRelease(services)).toBeNull();
  await ask();
  await ask();
  expect(await findNewerRelease(services)).toEqual(release);
  expect(requests).toHaveLength(1);
  const [request] = requests;
  expect(request?.get('user-agent')).toBe('Perch');
  const names = [...(request?.keys() ?? [])].toSorted();
  expect(names).toEqual(['accept', 'accept-encoding', 'connection', 'host', 'user-agent']);

  time += 23 * hourMs;
  expect(await isReleaseCheckDue(services)).toBe(false);
  time += hourMs;
  expect(await isReleaseCheckDue(services)).toBe(true);
});

test('another feed is asked at once, and what the one before said is not shown', async () => {
  await ask();
  services.config.updateCheckUrl = `${feedUrl}?another`;
  expect(await findNewerRelease(services)).toBeNull();
  expect(await isReleaseCheckDue(services)).toBe(true);
});

test('nothing is asked and nothing shown without a feed', async () => {
  await ask();
  services.config.updateCheckUrl = undefined;
  time += 2 * dayMs;
  await ask();
  expect(requests).toHaveLength(1);
  expect(await findNewerRelease(services)).toBeNull();
});

const hostile: [string, () => Response | Promise<Response>][] = [
  ['garbage', () => new Response('<html>'.repeat(9))],
  ['HTML in the version', () => Response.json({ ...release, version: '99.0.0<img src=x>' })],
  ['a script as address', () => Response.json({ ...release, url: 'javascript:alert(1)' })],
  ['too much', () => new Response(`${JSON.stringify(release)}${' '.repeat(20_000)}`)],
  [
    'without an end',
    () => new Response(new ReadableStream({ pull: (to) => to.enqueue('a'.repeat(999)) })),
  ],
  ['a redirect', () => Response.redirect(`http://127.0.0.1:${feed.port}/elsewhere`)],
  ['an error', () => Response.json(release, { status: 500 })],
  ['no body', () => new Response(null, { status: 204 })],
];

test.each(hostile)(
  'of a feed that answers %s nothing is shown, with one log line',
  async (_, respond) => {
    answer = respond;
    await ask();
    expect(await findNewerRelease(services)).toBeNull();
    expect(saidLines()).toEqual(['update_check.failed']);
    expect(requests).toHaveLength(1);
    // It is not asked again before the next day.
    expect(await isReleaseCheckDue(services)).toBe(false);
  },
);

test('an older version and the one that runs are not shown', async () => {
  for (const version of ['0.0.1', '0.1.0']) {
    answer = () => Response.json({ ...release, version });
    await ask();
    expect(await findNewerRelease(services)).toBeNull();
    time += dayMs;
  }
  expect(saidLines()).toEqual(['update_check.completed', 'update_check.completed']);
});

test('a feed that is away leaves the version that is known', async () => {
  await ask();
  time += dayMs;
  answer = () => new Response('', { status: 503 });
  await ask();
  expect(await findNewerRelease(services)).toEqual(release);
});
