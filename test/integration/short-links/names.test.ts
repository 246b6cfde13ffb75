import { afterAll, describe, expect, test } from 'bun:test';

import { becomeAdministrator, registerApproved } from '../../support/api/accounts.ts';
import { change, sendChange } from '../../support/api/changes.ts';
import { statusesOf } from '../../support/api/client.ts';
import { approveDomain, requestDomain } from '../../support/api/domains.ts';
import {
  changeLink,
  click,
  deleteLink,
  makeLink,
  refusalOf,
  sendLink,
  sendLinkChange,
  target,
} from '../../support/api/short-links.ts';
import { upload } from '../../support/api/uploads.ts';
import { startServer } from '../../support/servers/server.ts';

const base = 'files.example.net';
const server = await startServer({ BASE_DOMAINS: base, WORKERS: '2' });
afterAll(() => server[Symbol.asyncDispose]());
const admin = await becomeAdministrator(server);
const ann = await registerApproved(server, admin, 'ann');
const ben = await registerApproved(server, admin, 'ben');

const taken = { status: 409, code: 'taken', field: 'slug' } as const;
const notes = () => upload(server, ben.token, 'notes.txt', 'notes');

async function liveDomain(label: string) {
  const name = `${label}.${base}`;
  const { _id } = await requestDomain(server, ann, name, 'subdomain');
  await approveDomain(server, admin, _id);
  return name;
}

describe('a name that a short link has', () => {
  test('is not given to a file, with or without an extension', async () => {
    const { _id } = await makeLink(server, ann.token, { slug: 'plan' });
    await makeLink(server, ann.token, { slug: 'map.png' });
    const file = await notes();
    for (const slug of ['plan', 'plan.txt', 'map', 'map.png', 'map.png.zip']) {
      const refused = await sendChange(server, ben.token, file._id, { slug });
      expect([slug, await refusalOf(refused)]).toEqual([slug, taken]);
    }
    // Nor one that it had lately.
    await changeLink(server, ann.token, _id, { slug: 'plan-b' });
    const alias = await sendChange(server, ben.token, file._id, { slug: 'plan' });
    expect(await refusalOf(alias)).toEqual(taken);
    await deleteLink(server, ann.token, _id);
    for (const slug of ['plan', 'plan-b.txt']) await change(server, ben.token, file._id, { slug });
  });

  test('is not given to a file where it is random', async () => {
    const { slug } = await makeLink(server, ann.token);
    const file = await notes();
    const refused = await sendChange(server, ben.token, file._id, { slug });
    expect(await refusalOf(refused)).toEqual(taken);
  });
});

describe('a name that a file has', () => {
  test('is not given to a short link, with or without an extension', async () => {
    const file = await notes();
    await change(server, ben.token, file._id, { slug: 'report.v2' });
    for (const slug of ['report.v2', 'report', 'report.v2.txt', file.fileId, `${file.fileId}.a`]) {
      const refused = await sendLink(server, ann.token, { url: target, slug });
      expect([slug, await refusalOf(refused)]).toEqual([slug, taken]);
    }
    const link = await makeLink(server, ann.token);
    const changed = await sendLinkChange(server, ann.token, link._id, { slug: 'report' });
    expect(await refusalOf(changed)).toEqual(taken);
    expect((await click(server, '/f/report.v2.txt')).status).toBe(200);
    expect((await click(server, '/to/report.v2')).status).toBe(404);
  });
});

test('each host has its names, which files and links share', async () => {
  const domain = await liveDomain('one');
  const onApp = await makeLink(server, ben.token, { slug: 'same' });
  const onDomain = await makeLink(server, ann.token, {
    slug: 'same',
    domain,
    url: 'https://example.com/',
  });
  expect(onApp.slug).toBe(onDomain.slug);
  const at = async (path: string, host: string) =>
    (await click(server, path, { host })).headers.get('location');
  expect(await at('/to/same', 'localhost')).toBe(target);
  expect(await at('/same', domain)).toBe('https://example.com/');
  const file = await upload(server, ann.token, 'notes.txt', 'notes');
  const refused = await sendChange(server, ann.token, file._id, { slug: 'same.txt', domain });
  expect(await refusalOf(refused)).toEqual(taken);
  const moved = await sendLinkChange(server, ann.token, onDomain._id, { domain: null });
  expect(await refusalOf(moved)).toEqual(taken);
  // Files and links stand beside each other.
  await change(server, ann.token, file._id, { slug: 'other', domain });
  expect(await (await click(server, '/other.txt', { host: domain })).text()).toBe('notes');
  expect(await at('/same', domain)).toBe('https://example.com/');
});

test('of files and links that claim a name at once, one gets it', async () => {
  const files = await Promise.all(Array.from({ length: 6 }, notes));
  for (const round of [1, 2, 3]) {
    const answers = await Promise.all(
      files.flatMap(({ _id }, index) => [
        sendChange(server, ben.token, _id, { slug: `at-once-${round}${index % 2 ? '.txt' : ''}` }),
        sendLink(server, ann.token, { url: target, slug: `at-once-${round}` }),
      ]),
    );
    const statuses = statusesOf(answers);
    expect(statuses.filter((status) => status < 300)).toHaveLength(1);
    expect(statuses.filter((status) => status === 409)).toHaveLength(11);
  }
});

test('a name that goes from a file to a link and back leads there at once', async () => {
  const file = await notes();
  await change(server, ben.token, file._id, { slug: 'wanders' });
  const read = () => click(server, '/f/wanders.txt');
  for (const _ of [1, 2, 3, 4]) expect((await read()).status).toBe(200);
  await fetch(`${server.origin}/api/upload/${file._id}?permanent=true`, {
    method: 'DELETE',
    headers: { authorization: `Bearer ${ben.token}` },
  });
  const link = await makeLink(server, ann.token, { slug: 'wanders' });
  expect((await click(server, '/to/wanders')).status).toBe(302);
  expect((await read()).status).toBe(404);
  await deleteLink(server, ann.token, link._id);
  const next = await notes();
  await change(server, ben.token, next._id, { slug: 'wanders' });
  expect((await click(server, '/to/wanders')).status).toBe(404);
});

test.each([
  ['words', /^[a-z]+-[a-z]+-\d{4}$/],
  ['date', /^\d{4}-\d\d-\d\d-[0-9A-Za-z]{4}$/],
  ['name', /^Timetable-of-Koln$/],
  ['uuid', /^[0-9a-f-]{36}$/],
  ['base62', /^[0-9A-Za-z]{10}$/],
])('a slug is made by the installation’s scheme: %s', async (scheme, form) => {
  const answer = await fetch(`${server.origin}/api/admin/settings`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${admin.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ slugScheme: scheme }),
  });
  expect(answer.status).toBe(200);
  const { slug } = await makeLink(server, ben.token, { title: 'Timetable of Köln' });
  expect(slug).toMatch(form);
  expect((await click(server, `/to/${slug}`)).headers.get('location')).toBe(target);
});
