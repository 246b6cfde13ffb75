import { afterAll, expect, test } from 'bun:test';

import type { AuditEntry } from '@perch/contract/audit';
import type { Upload } from '@perch/contract/uploads';

import { becomeAdministrator, registerApproved } from '../../support/api/accounts.ts';
import { send } from '../../support/api/client.ts';
import {
  approveDomain,
  checkDomain,
  listDomains,
  requestDomain,
  setOwned,
} from '../../support/api/domains.ts';
import { sendParts } from '../../support/api/uploads.ts';
import { runStatement } from '../../support/database/database.ts';
import { startServer } from '../../support/servers/server.ts';
import { startMailServer } from '../../support/services/mail.ts';
import { NameServer } from '../../support/services/name-server.ts';
import { waitFor } from '../../support/wait.ts';

const post = await startMailServer();
afterAll(() => post[Symbol.asyncDispose]());
const dns = await NameServer.start();
afterAll(() => dns[Symbol.asyncDispose]());
const server = await startServer({
  SMTP_URL: post.url,
  DNS_SERVERS: dns.address,
  PUBLIC_ADDRESSES: '192.0.2.1',
});
afterAll(() => server[Symbol.asyncDispose]());
const admin = await becomeAdministrator(server);

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/** As if everything about domains had happened so much earlier. */
const pass = (ms: number) =>
  runStatement(
    server,
    `update domains set failing_since = failing_since - ${ms},
      check_began_at = check_began_at - ${ms}, checked_at = checked_at - ${ms}`,
  );

const statusOn = async (host: string, slug: string) => {
  const answer = await fetch(`${server.origin}/${slug}`, { headers: { host } });
  return answer.status;
};

test('a domain whose record is gone for seven days is disabled, and comes back with it', async () => {
  const owner = await registerApproved(server, admin);
  const domain = await requestDomain(server, owner, 'files.example.com');
  await dns.set({ 'files.example.com': ['A 192.0.2.1'] });
  await approveDomain(server, admin, domain._id);
  await setOwned(server, dns, owner, domain, true);
  const sent = await sendParts(server, owner.token, [
    { name: 'domain', content: domain.domain },
    { name: 'file', filename: 'note.txt', content: 'on a domain' },
  ]);
  const file: Upload = (await sent.json()).data.upload;
  const link = `https://${domain.domain}/${file.fileId}.txt`;
  const linkNow = async () => {
    const answer = await send(server.origin, 'GET', `/api/upload/${file._id}`, owner);
    return (await answer.json()).data.upload.publicUrl;
  };
  await waitFor('the domain to serve', async () => {
    return (await statusOn(domain.domain, file.fileId)) === 200;
  });

  await pass(minuteMs);
  await setOwned(server, dns, owner, domain, false);
  await pass(7 * dayMs - minuteMs);
  await checkDomain(server, owner, domain._id);
  expect(await linkNow()).toBe(link);
  expect(await statusOn(domain.domain, file.fileId)).toBe(200);
  await pass(minuteMs);
  const disabled = await checkDomain(server, owner, domain._id);
  expect(disabled).toMatchObject({ status: 'approved', isLive: false });
  expect(disabled.disabledAt).not.toBeNull();
  expect(await linkNow()).toBe(`${server.origin}/f/${file.fileId}.txt`);
  await waitFor(
    'the domain to be closed',
    async () => (await statusOn(domain.domain, file.fileId)) === 421,
  );

  const aboutIt = async (recipient: string) =>
    (await post.mails(recipient)).filter(({ subject }) => subject?.includes('disabled'));
  await waitFor('both mails', async () => {
    return (await aboutIt(owner.email)).length > 0 && (await aboutIt(admin.email)).length > 0;
  });
  await pass(dayMs);
  await checkDomain(server, owner, domain._id);
  for (const recipient of [owner, admin]) {
    const [mail, ...more] = await aboutIt(recipient.email);
    expect(mail?.subject).toBe('The domain files.example.com has been disabled');
    expect(mail?.text).toContain('TXT record not found');
    expect(more).toEqual([]);
  }

  await pass(dayMs);
  await setOwned(server, dns, owner, domain, true);
  const [back] = (await listDomains(server, owner, 'my')).domains;
  expect(back).toMatchObject({ isLive: true, disabledAt: null });
  expect(await linkNow()).toBe(link);
  const audit = await send(server.origin, 'GET', '/api/admin/audit', admin);
  const entries: AuditEntry[] = (await audit.json()).data.entries;
  const told = entries.filter(({ subject }) => subject._id === domain._id);
  const actions = told.map(({ action, actor }) => `${action} ${actor?.username ?? 'by itself'}`);
  expect(actions).toContain('domain.disabled by itself');
  expect(actions).toContain('domain.enabled by itself');
  expect(actions).toHaveLength(4);
});
