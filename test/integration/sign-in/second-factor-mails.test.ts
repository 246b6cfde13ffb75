// @one-stack @long

import { afterAll, expect, test } from 'bun:test';

import { becomeAdministrator, chooseLanguage } from '../../support/api/accounts.ts';
import { send } from '../../support/api/client.ts';
import { expectFailure } from '../../support/api/failure.ts';
import {
  beginSignIn,
  codeOf,
  confirmByCode,
  endSignIn,
  forgetSteps,
  registerWithApp,
  signInWithCode,
} from '../../support/api/second-factors.ts';
import { startServer } from '../../support/servers/server.ts';
import { startMailServer } from '../../support/services/mail.ts';
import { waitFor } from '../../support/wait.ts';

const post = await startMailServer();
const server = await startServer({ SMTP_URL: post.url });
afterAll(async () => {
  await server[Symbol.asyncDispose]();
  await post[Symbol.asyncDispose]();
});
const admin = await becomeAdministrator(server);

/** Waits for the mail with this subject, of which there has to be one. */
async function mailTo(email: string, subject: string) {
  const mails = await waitFor(`a mail: ${subject}`, async () => {
    const found = (await post.mails(email)).filter((mail) => mail.subject === subject);
    return found.length > 0 ? found : undefined;
  });
  expect(mails).toHaveLength(1);
  return mails[0]?.text ?? '';
}

test('the owner is told of a new app, of a used recovery code, and of the app’s removal', async () => {
  const { person, app } = await registerWithApp(server, admin);
  const added = await mailTo(person.email, 'An authenticator app was set up');
  expect(added).toContain(server.origin);
  expect(added).not.toContain(app.secret);

  const [code = ''] = app.recoveryCodes;
  const token = await signInWithCode(server, person, code);
  const used = await mailTo(person.email, 'A recovery code was used');
  expect(used).toContain('Recovery codes left: 9.');
  for (const each of app.recoveryCodes) expect(used).not.toContain(each);

  await chooseLanguage(server, { token }, 'de');
  expect((await confirmByCode(server, { token }, codeOf(app))).status).toBe(200);
  expect((await send(server.origin, 'DELETE', '/api/auth/totp', { token })).status).toBe(200);
  await mailTo(person.email, 'Deine Authenticator-App wurde entfernt');
});

test('a password reset by mail opens no session, and leaves the second factor', async () => {
  const { person, app } = await registerWithApp(server, admin);
  const challenge = await beginSignIn(server, person);
  const { email } = person;
  await send(server.origin, 'POST', '/api/auth/password/forgot', { body: { email } });
  const mail = await mailTo(email, 'Set a new password');
  const token = /#token=([\w-]+)/.exec(mail)?.[1] ?? '';
  const newPassword = 'set by mail alone';
  const reset = await send(server.origin, 'POST', '/api/auth/password/reset', {
    body: { token, newPassword },
  });
  expect(reset.status).toBe(200);
  expect(await reset.json()).not.toHaveProperty('token');

  await expectFailure(await endSignIn(server, challenge, codeOf(app)), 400, 'sign_in_expired');
  const again = await beginSignIn(server, { email, password: newPassword });
  await forgetSteps(server, person);
  expect((await endSignIn(server, again, codeOf(app))).status).toBe(200);
});
