import { afterAll, expect, test } from 'bun:test';

import { setUpAdministrator, signUpApproved } from '../../support/api/accounts.ts';
import { approveDomain, rejectDomain, requestDomain } from '../../support/api/domains.ts';
import { startServer } from '../../support/servers/server.ts';
import { startMailServer } from '../../support/services/mail.ts';

const post = await startMailServer();
afterAll(() => post[Symbol.asyncDispose]());
const server = await startServer({ SMTP_URL: post.url });
afterAll(() => server[Symbol.asyncDispose]());
const admin = await setUpAdministrator(server);

test('an owner is told what was decided, with the reason, once for each decision', async () => {
  const owner = await signUpApproved(server, admin);
  const { _id, domain } = await requestDomain(server, owner, 'told.example.com');
  await rejectDomain(server, admin, _id, 'We do <not> know you.');
  await rejectDomain(server, admin, _id, 'We do <not> know you.');
  await approveDomain(server, admin, _id);
  await approveDomain(server, admin, _id);
  // The first of them is about the account.
  const mails = await post.waitForMails(owner.email, 3);
  const told = mails.filter(({ subject }) => subject?.includes(domain));
  const rejection = told.find(({ subject }) => subject?.includes('not approved'));
  expect(told).toHaveLength(2);
  expect(rejection?.text).toContain('We do <not> know you.');
  expect(rejection?.html).not.toContain('<not>');
});
