// @long

import { afterAll, expect, test } from 'bun:test';

import {
  becomeAdministrator,
  confirm,
  type Person,
  registerApproved,
  signIn,
} from '../../support/api/accounts.ts';
import { send } from '../../support/api/client.ts';
import { approveDomain, listDomains, requestDomain, setOwned } from '../../support/api/domains.ts';
import { expectFailure } from '../../support/api/failure.ts';
import {
  askTus,
  beginResumable,
  sendPiece,
  sendResumable,
  tusPath,
} from '../../support/api/tus.ts';
import { upload } from '../../support/api/uploads.ts';
import { runStatement } from '../../support/database/database.ts';
import { takeBack } from '../../support/database/earlier-schema.ts';
import { png } from '../../support/files/pictures.ts';
import { storedFiles } from '../../support/files/stored-files.ts';
import { runToEnd } from '../../support/servers/process.ts';
import { startServer } from '../../support/servers/server.ts';
import { startMailServer } from '../../support/services/mail.ts';
import { NameServer } from '../../support/services/name-server.ts';
import { waitFor } from '../../support/wait.ts';

const dns = await NameServer.start();
afterAll(() => dns[Symbol.asyncDispose]());

test('an installation from before thumbnails has them after the start', async () => {
  await using old = await startServer();
  const person = await becomeAdministrator(old);
  const { thumbnailUrl } = await upload(old, person.token, 'photo.png', png(30, 20));
  await old.stop();
  await takeBack(old, '0004-thumbnails');
  await old.start();
  expect((await fetch(thumbnailUrl)).status).toBe(200);
  expect(await storedFiles(old)).toHaveLength(2);
});

test('an installation from before uploads could be resumed takes them after the start', async () => {
  await using old = await startServer();
  const { token } = await becomeAdministrator(old);
  const { publicUrl } = await upload(old, token, 'notes.txt', 'notes');
  await old.stop();
  await takeBack(old, '0006-resumable-uploads');
  await old.start();
  const { link } = await sendResumable(old, token, Buffer.from('more'));
  expect(await (await fetch(publicUrl)).text()).toBe('notes');
  expect(await (await fetch(link)).text()).toBe('more');
});

test('uploads from before open ones were limited go on after the start, and count', async () => {
  await using old = await startServer();
  const { token } = await becomeAdministrator(old);
  const urls: string[] = [];
  for (let index = 0; index < 100; index += 1) urls.push(await beginResumable(old, token, 4));
  const [first = ''] = urls;
  expect((await sendPiece(first, token, 0, 'mo')).status).toBe(204);
  await old.stop();
  await takeBack(old, '0014-open-resumable-uploads');
  await old.start();
  const begin = () =>
    askTus(`${old.origin}${tusPath}`, 'POST', { token, headers: { 'upload-length': '4' } });
  await expectFailure(await begin(), 429, 'too_many_uploads');
  const answer = await sendPiece(first, token, 2, 're');
  expect(await (await fetch(answer.headers.get('upload-url') ?? '')).text()).toBe('more');
  expect((await begin()).status).toBe(201);
});

test('jobs from before they had owners go on after the start, also under other names', async () => {
  await using old = await startServer();
  const admin = await becomeAdministrator(old);
  const lastRuns = async () => {
    const { stdout } = await runToEnd(['doctor', '--jobs'], old.installation.env);
    const timeOf = (job: string) =>
      new RegExp(String.raw`job ${job}: last run ([^\s,]+)`).exec(stdout)?.[1];
    const [sessions, limits] = [timeOf('sessions'), timeOf('rate-limits')];
    return sessions && limits ? { sessions, limits } : undefined;
  };
  const before = await waitFor('the first runs', lastRuns);
  await old.stop();
  await takeBack(old, '0015-job-owners');
  // As a process of the version before left it when it was killed.
  await runStatement(
    old,
    "update jobs set started_at = finished_at + 1, free_at = 0 where name = 'sessions'",
  );
  await old.start();
  const after = await waitFor('another run', async () => {
    const found = await lastRuns();
    return found?.sessions === before.sessions ? undefined : found;
  });
  expect(Date.parse(after.sessions)).toBeGreaterThan(Date.parse(before.sessions));
  // It was called `attempts`, and is not due again.
  expect(after.limits).toBe(before.limits);
  await signIn(old, admin.email, admin.password);
});

test('domains from before they were checked serve on, and are checked after the start', async () => {
  await using old = await startServer({ BASE_DOMAINS: 'example.net', DNS_SERVERS: dns.address });
  const admin = await becomeAdministrator(old);
  const subdomain = await requestDomain(old, admin, 'ann.example.net', 'subdomain');
  const domain = await requestDomain(old, admin, 'ann.example.com');
  await approveDomain(old, admin, subdomain._id);
  await setOwned(old, dns, admin, await approveDomain(old, admin, domain._id), true);
  const { fileId } = await upload(old, admin.token, 'notes.txt', 'notes');
  await old.stop();
  await takeBack(old, '0005-domain-checks');
  const startedAt = new Date().toISOString();
  await old.start();
  for (const { domain: host } of [subdomain, domain]) {
    const answer = await fetch(`${old.origin}/${fileId}`, { headers: { host } });
    expect(answer.status).toBe(200);
    expect(await answer.text()).toBe('notes');
  }
  const checked = await waitFor('the checks', async () => {
    const { domains } = await listDomains(old, admin, 'my');
    return domains.every(({ verification: { checkedAt } }) => checkedAt && checkedAt > startedAt)
      ? domains
      : undefined;
  });
  expect(checked.map(({ domain: name, isLive, disabledAt }) => [name, isLive, disabledAt])).toEqual(
    [
      ['ann.example.com', true, null],
      ['ann.example.net', true, null],
    ],
  );
});

test('the audit log from before it could be searched is found by any part of what it says', async () => {
  await using old = await startServer();
  const admin = await becomeAdministrator(old);
  await runStatement(
    old,
    `insert into audit (id, at, action, subject_type, subject_id, subject_name, address, detail, search_key)
     values ('0123456789abcdef', ${Date.now()}, 'user.deleted', 'user', '', 'Märten', '192.0.2.7', '', '')`,
  );
  await runStatement(old, "update totals set value = value + 1 where name = 'audit'");
  await old.stop();
  await takeBack(old, '0013-audit-search');
  await old.start();
  const find = async (search: string) => {
    const path = `/api/admin/audit?${new URLSearchParams({ search })}`;
    return (await send(old.origin, 'GET', path, { token: admin.token })).json();
  };
  for (const search of ['MÄRT', '192.0.2', 'user deleted']) {
    const { data, total } = await find(search);
    expect(total).toBe(1);
    expect(data.entries).toMatchObject([{ subject: { name: 'Märten' }, detail: '', actor: null }]);
  }
  await signIn(old, admin.email, admin.password);
  expect((await find(admin.email)).data.entries).toMatchObject([{ action: 'user.signed_in' }]);
});

test('accounts from before links could be kept have theirs while they are not suspended', async () => {
  await using old = await startServer();
  const admin = await becomeAdministrator(old);
  const [approved, suspended] = [
    await registerApproved(old, admin),
    await registerApproved(old, admin),
  ];
  const { publicUrl } = await upload(old, approved.token, 'a.txt', 'of an account in use');
  const { publicUrl: shut } = await upload(old, suspended.token, 'a.txt', 'of a suspended one');
  await send(old.origin, 'PUT', `/api/auth/users/${suspended.id}`, {
    token: admin.token,
    body: { status: 'pending', keepLinks: true },
  });
  await old.stop();
  await takeBack(old, '0011-suspended-links');
  await old.start();
  expect(await (await fetch(publicUrl)).text()).toBe('of an account in use');
  expect((await fetch(shut)).status).toBe(404);
  await send(old.origin, 'PUT', `/api/auth/users/${suspended.id}`, {
    token: admin.token,
    body: { keepLinks: true },
  });
  expect(await (await fetch(shut)).text()).toBe('of a suspended one');
});

test('sessions and links from before confirmations go on, and confirm after the start', async () => {
  await using post = await startMailServer();
  await using old = await startServer({ SMTP_URL: post.url });
  const admin = await becomeAdministrator(old);
  const elsewhere = { ...admin, token: await signIn(old, admin.email, admin.password) };
  const rotate = ({ token }: Person) => send(old.origin, 'POST', '/api/auth/token', { token });
  const email = 'moved@example.org';
  await confirm(old, admin);
  const body = { username: admin.username, email };
  await send(old.origin, 'PUT', '/api/auth/profile', { token: admin.token, body });
  await post.waitForMails(email);
  await old.stop();
  await takeBack(old, '0009-confirmation');
  await old.start();
  for (const person of [admin, elsewhere]) {
    await expectFailure(await rotate(person), 403, 'confirmation_required');
    await confirm(old, person);
    expect((await rotate(person)).status).toBe(201);
  }
  const answer = await send(old.origin, 'GET', '/api/auth/me', { token: admin.token });
  expect((await answer.json()).data.user).toMatchObject({
    email: admin.email,
    pendingEmail: null,
  });
});
