import { afterAll, describe, expect, test } from 'bun:test';

import {
  becomeAdministrator,
  newPerson,
  registerApproved,
  setUpAdministrator,
} from '../../support/api/accounts.ts';
import { send, statusesOf } from '../../support/api/client.ts';
import { expectFailure } from '../../support/api/failure.ts';
import { writeAccount } from '../../support/database/written-accounts.ts';
import { startServer } from '../../support/servers/server.ts';
import { startMailServer } from '../../support/services/mail.ts';

const login = { user: 'perch', password: 'secret-of-the-mail' };
const post = await startMailServer(login);
afterAll(() => post[Symbol.asyncDispose]());
const server = await startServer({ SMTP_URL: post.url, MAIL_FROM: 'Perch <perch@example.net>' });
afterAll(() => server[Symbol.asyncDispose]());
const admin = await setUpAdministrator(server);
const user = await registerApproved(server, admin);

const path = '/api/admin/setup';
const show = async () =>
  (await (await send(server.origin, 'GET', path, { token: admin.token })).json()).data.setup;
const move = (body: unknown, token = admin.token) =>
  send(server.origin, 'PUT', path, { token, body });
const testMail = ({ token }: { token: string }) =>
  send(server.origin, 'POST', '/api/admin/test-mail', { token });

/** Another administrator, who has sent no test mail yet. */
async function otherAdministrator(email?: string) {
  const person = newPerson('admin');
  const account = { ...person, ...(email !== undefined && { email }) };
  const written = await writeAccount(server, { ...account, role: 'admin', approvedBy: admin });
  return { ...account, ...written };
}

/** The sentence of a mail that was not sent: for people, without a secret. */
async function failureOf(answer: Response): Promise<string> {
  const { error } = await answer.clone().json();
  await expectFailure(answer, 503, 'mail_failed');
  expect(error).not.toContain(login.password);
  return error;
}

describe('the guided set-up', () => {
  test('begins with the account of the set-up link, and goes on where it was left', async () => {
    const about = {
      mail: { server: `127.0.0.1:${post.port}`, sender: 'Perch <perch@example.net>' },
      address: null,
      configuredUrl: server.origin,
      command: {
        client: expect.stringContaining('perch'),
        server: expect.stringContaining('perch'),
      },
    };
    expect(await show()).toEqual({ step: 'installation', ...about });
    const answer = await move({ step: 'mail' });
    expect((await answer.json()).data.setup).toEqual({ step: 'mail', ...about });
    expect(await show()).toEqual({ step: 'mail', ...about });
  });

  test('is moved by nothing but its steps, and by administrators only', async () => {
    const bodies = [{}, { step: 'account' }, { step: 1 }, { step: 'mail', more: 1 }, '{', []];
    for (const body of bodies) await expectFailure(await move(body), 400, 'invalid_request');
    await expectFailure(await move({ step: null }, user.token), 403, 'forbidden');
    await expectFailure(await send(server.origin, 'GET', path), 401, 'unauthenticated');
    await expectFailure(await testMail(user), 403, 'forbidden');
    expect((await show()).step).toBe('mail');
  });

  test('once it is finished stays so', async () => {
    expect((await move({ step: null })).status).toBe(200);
    const late = await Promise.all([move({ step: 'clients' }), move({ step: null })]);
    expect(statusesOf(late)).toEqual([200, 200]);
    expect((await show()).step).toBeNull();
  });

  test('is none where the administrator did not come by the link, and says that no mail is sent', async () => {
    await using other = await startServer();
    const { token } = await becomeAdministrator(other);
    const answer = await send(other.origin, 'GET', path, { token });
    expect((await answer.json()).data.setup).toMatchObject({ step: null, mail: null });
    const sent = await send(other.origin, 'POST', '/api/admin/test-mail', { token });
    await expectFailure(sent, 409, 'mail_off');
  });
});

describe('a test mail', () => {
  test('goes to the own address at once, and five times in ten minutes at the most', async () => {
    const { email, token } = await otherAdministrator();
    const answers = await Promise.all(Array.from({ length: 7 }, () => testMail({ token })));
    expect(statusesOf(answers)).toEqual([200, 200, 200, 200, 200, 429, 429]);
    const [mail] = await post.waitForMails(email, 5);
    expect(mail.subject).toBe('Test email');
    expect(mail.text).toContain(server.origin);
    const refused = answers.find(({ status }) => status === 429);
    expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(500);
  });

  test('says in a sentence what the mail server said', async () => {
    const refused = await otherAdministrator('refused-admin@example.org');
    expect(await failureOf(await testMail(refused))).toMatch(
      /mail: .*550 There is no such mailbox/,
    );
    const without = await otherAdministrator('');
    await expectFailure(await testMail(without), 400, 'invalid_request');

    await post.stop();
    const host = `127.0.0.1:${post.port}`;
    const unreachable = await failureOf(await testMail(refused));
    expect(unreachable).toStartWith(`The mail server ${host} cannot be reached: `);
    Object.assign(login, { password: 'another-one' });
    await post.start();
    expect(await failureOf(await testMail(refused))).toMatch(
      /^127\.0\.0\.1:\d+ rejected the user or password in SMTP_URL: .*535/,
    );
  });
});
