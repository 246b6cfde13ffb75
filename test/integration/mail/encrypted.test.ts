// @one-stack @long

import { afterAll, expect, test } from 'bun:test';

import { setUpAdministrator } from '../../support/api/accounts.ts';
import { send } from '../../support/api/client.ts';
import { createTemporaryFolder } from '../../support/files/temporary-folder.ts';
import { makeCertificate } from '../../support/providers/certificates.ts';
import { createInstallation } from '../../support/servers/installation.ts';
import { runToEnd } from '../../support/servers/process.ts';
import { startServer } from '../../support/servers/server.ts';
import { startMailServer } from '../../support/services/mail.ts';

const folder = await createTemporaryFolder();
afterAll(() => folder[Symbol.asyncDispose]());
const certificate = await makeCertificate(folder.path, 'IP:127.0.0.1');
const trusted = { NODE_EXTRA_CA_CERTS: certificate.certificate };
const login = { user: 'perch@example.net', password: 'p@ss#w/rd %:?' };

/** The line of `perch doctor` about the mail server. */
async function examine(env: Record<string, string>): Promise<string | undefined> {
  await using installation = await createInstallation();
  const { stdout } = await runToEnd(['doctor'], { ...installation.env, ...env });
  return stdout.split('\n').find((line) => / mail: /.test(line));
}

test.each(['tls', 'starttls'] as const)(
  'mail goes out encrypted by %s, with a password that is percent-encoded',
  async (kind) => {
    await using post = await startMailServer(login, { kind, ...certificate });
    await using server = await startServer({ ...trusted, SMTP_URL: post.url });
    const { email, token } = await setUpAdministrator(server);
    const answer = await send(server.origin, 'POST', '/api/admin/test-mail', { token });
    expect(answer.status).toBe(200);
    await post.waitForMails(email);
    expect(await examine({ ...trusted, SMTP_URL: post.url })).toStartWith('✓ mail: 127.0.0.1');
  },
);

test('a certificate of an authority that is not known is refused', async () => {
  await using post = await startMailServer(login, { kind: 'starttls', ...certificate });
  expect(await examine({ SMTP_URL: post.url })).toMatch(/^✗ mail: .*self signed certificate/);
});

test('requireTLS sends nothing to a server without encryption', async () => {
  await using post = await startMailServer(login);
  expect(await examine({ SMTP_URL: post.url })).toStartWith('✓ mail: ');
  expect(await examine({ SMTP_URL: `${post.url}/?requireTLS=true` })).toStartWith('✗ mail: ');
  expect(await examine({ SMTP_URL: `${post.url}?requireTLS=true` })).toStartWith('✗ mail: ');
});

test('the wrong one of smtp and smtps is told apart by its error', async () => {
  await using encrypted = await startMailServer(login, { kind: 'tls', ...certificate });
  const opportunistic = encrypted.url.replace('smtps:', 'smtp:');
  expect(await examine({ ...trusted, SMTP_URL: opportunistic })).toContain(
    'Greeting never received',
  );
  await using post = await startMailServer(login);
  const secure = post.url.replace('smtp:', 'smtps:');
  expect(await examine({ SMTP_URL: secure })).toMatch(/WRONG_VERSION_NUMBER/);
});
