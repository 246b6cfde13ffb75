import { afterAll, describe, expect, test } from 'bun:test';

import { becomeAdministrator, registerApproved } from '../../support/api/accounts.ts';
import { send } from '../../support/api/client.ts';
import { expectFailure } from '../../support/api/failure.ts';
import {
  changeLink,
  click,
  deleteLink,
  listLinks,
  makeLink,
  refusalOf,
  sendLink,
  sendLinkChange,
  target,
} from '../../support/api/short-links.ts';
import { databaseText } from '../../support/database/database.ts';
import { startServer } from '../../support/servers/server.ts';

const server = await startServer({ MAX_EXPIRY: '30d' });
afterAll(() => server[Symbol.asyncDispose]());
const admin = await becomeAdministrator(server);
const ann = await registerApproved(server, admin, 'ann');
const ben = await registerApproved(server, admin, 'ben');

describe('a short link', () => {
  test('is made with what it is asked for, and shows no more', async () => {
    const link = await makeLink(server, ann.token, {
      url: 'HTTPS://Bücher.example/ä',
      slug: 'Books_1',
      title: '  Books ',
      maxClicks: 5,
      expires: '7d',
      password: 'open sesame',
    });
    expect(link).toEqual({
      _id: expect.stringMatching(/^[0-9A-Za-z]{16}$/),
      slug: 'Books_1',
      url: `${server.origin}/to/Books_1`,
      viewUrl: `${server.origin}/v/Books_1`,
      target: 'https://xn--bcher-kva.example/%C3%A4',
      title: 'Books',
      clicks: 0,
      clicksLeft: 5,
      expiresAt: expect.any(String),
      hasPassword: true,
      domain: null,
      createdAt: expect.any(String),
    });
    const days = (Date.parse(link.expiresAt ?? '') - Date.parse(link.createdAt)) / 86_400_000;
    expect(Math.round(days * 100) / 100).toBe(7);
    expect(await databaseText(server)).not.toContain('open sesame');
  });

  test('takes options from headers, and refuses two values', async () => {
    const answer = await sendLink(
      server,
      ann.token,
      { url: target },
      {
        'Perch-MaxClicks': '3',
        'Perch-Title': encodeURIComponent('Zürich'),
        'Perch-Slug': 'by-header',
      },
    );
    expect((await answer.json()).data.link).toMatchObject({
      slug: 'by-header',
      title: 'Zürich',
      clicksLeft: 3,
    });
    const twice = { 'Perch-MaxClicks': '3' };
    const refused = await sendLink(server, ann.token, { url: target, maxClicks: 4 }, twice);
    expect(await refusalOf(refused)).toEqual({
      status: 400,
      code: 'invalid_option',
      field: 'maxClicks',
    });
    const unknown = await sendLink(server, ann.token, { url: target }, { 'Perch-Burn': 'true' });
    await expectFailure(unknown, 400, 'invalid_option', 'perch-burn');
  });

  test('is cut to MAX_EXPIRY where no end is asked for', async () => {
    const { expiresAt } = await makeLink(server, ann.token);
    const days = (Date.parse(expiresAt ?? '') - Date.now()) / 86_400_000;
    expect(Math.round(days)).toBe(30);
  });
});

describe('a change', () => {
  test('leaves what it does not name, and null takes options away', async () => {
    const link = await makeLink(server, ann.token, { maxClicks: 2, password: 'a', title: 'Old' });
    const changed = await changeLink(server, ann.token, link._id, {
      url: 'https://example.com/new',
      slug: 'changed-name',
      maxClicks: null,
      password: null,
    });
    expect(changed).toEqual({
      ...link,
      slug: 'changed-name',
      url: `${server.origin}/to/changed-name`,
      viewUrl: `${server.origin}/v/changed-name`,
      target: 'https://example.com/new',
      clicksLeft: null,
      hasPassword: false,
    });
    // The published slug keeps working for a while.
    for (const slug of ['changed-name', link.slug]) {
      const answer = await click(server, `/to/${slug}`);
      expect([answer.status, answer.headers.get('location')]).toEqual([
        302,
        'https://example.com/new',
      ]);
    }
    const back = await changeLink(server, ann.token, link._id, { slug: null, title: null });
    expect(back).toMatchObject({ slug: link.slug, title: '' });
    expect((await click(server, '/to/changed-name')).status).toBe(302);
    for (const wrong of [{ url: 'ftp://example.org/' }, { expires: 'never' }, { burn: true }]) {
      const refused = await sendLinkChange(server, ann.token, link._id, { title: 'No', ...wrong });
      const [field] = Object.keys(wrong);
      expect(await refusalOf(refused)).toEqual({ status: 400, code: 'invalid_option', field });
    }
    // Its clicks are counted a moment later.
    const counted = { ...back, clicks: expect.any(Number) };
    expect((await listLinks(server, ann.token, `?search=${link.slug}`)).links).toEqual([counted]);
  });

  test('of another account’s link is one of a link that does not exist, for administrators as well', async () => {
    const { _id, slug } = await makeLink(server, ann.token);
    for (const { token } of [ben, admin]) {
      const refused = await sendLinkChange(server, token, _id, { title: 'Taken over' });
      await expectFailure(refused, 404, 'not_found');
    }
    await expectFailure(await deleteLink(server, ben.token, _id), 404, 'not_found');
    expect((await listLinks(server, ben.token)).links.map((each) => each._id)).not.toContain(_id);
    expect((await click(server, `/to/${slug}`)).status).toBe(302);
  });
});

describe('a deletion', () => {
  test('ends the link at once and frees its name', async () => {
    const { _id } = await makeLink(server, ann.token, { slug: 'short-lived' });
    expect((await click(server, '/to/short-lived')).status).toBe(302);
    expect((await deleteLink(server, ann.token, _id)).status).toBe(200);
    for (const path of ['/to/short-lived', '/v/short-lived']) {
      expect((await click(server, path)).status).toBe(404);
    }
    await expectFailure(await deleteLink(server, ann.token, _id), 404, 'not_found');
    await makeLink(server, ben.token, { slug: 'short-lived' });
  });

  test('by an administrator is in the audit log, an owner’s own is not', async () => {
    const foreign = await makeLink(server, ann.token, { slug: 'unwanted' });
    expect((await deleteLink(server, admin.token, foreign._id)).status).toBe(200);
    expect((await click(server, '/to/unwanted')).status).toBe(404);
    const log = await send(server.origin, 'GET', '/api/admin/audit?action=link.deleted', admin);
    const { entries } = (await log.json()).data;
    expect(entries).toHaveLength(1);
    expect(entries[0]).toMatchObject({
      actor: { _id: admin.id },
      subject: { type: 'link', _id: foreign._id, name: 'unwanted' },
      detail: target,
    });
  });

  test('of an account takes its links and their names along', async () => {
    const dan = await registerApproved(server, admin, 'dan');
    const { slug } = await makeLink(server, dan.token);
    await makeLink(server, dan.token, { slug: 'of-dan' });
    await send(server.origin, 'DELETE', `/api/auth/users/${dan.id}`, { token: admin.token });
    for (const name of [slug, 'of-dan']) {
      expect((await click(server, `/to/${name}`)).status).toBe(404);
    }
    await makeLink(server, ann.token, { slug: 'of-dan' });
  });
});
