import { expect } from 'bun:test';

import { startServer, type TestServer } from '../servers/server.ts';
import { type MailServer, startMailServer } from '../services/mail.ts';
import { confirm, newPerson, type Person, setUpAdministrator, signUpApproved } from './accounts.ts';
import { send } from './client.ts';

/** A server that sends mail, its administrator, and the calls by which an email is changed. */
export async function startEmailServer() {
  const post = await startMailServer();
  const server = await startServer({ SMTP_URL: post.url });
  const admin = await setUpAdministrator(server);
  return {
    post,
    server,
    admin,
    ...emailCalls(server, post, admin),
    async [Symbol.asyncDispose]() {
      await server[Symbol.asyncDispose]();
      await post[Symbol.asyncDispose]();
    },
  };
}

function emailCalls(server: TestServer, post: MailServer, admin: Person) {
  const call = (method: string, path: string, token: string, body?: unknown) =>
    send(server.origin, method, path, { token, body });

  /** Confirms, and asks for a new email. */
  async function ask(person: Person, email: string) {
    await confirm(server, person);
    const { username, token } = person;
    return call('PUT', '/api/auth/profile', token, { username, email });
  }

  /** The token of the latest of `count` mails to a new address. */
  async function mailedToken(email: string, count = 1): Promise<string> {
    const mails = await post.waitForMails(email, count);
    const link = /http\S+\/confirm-email#token=[\w-]+/.exec(mails.at(-1)?.text ?? '')?.[0] ?? '';
    expect(link).toStartWith(`${server.origin}/confirm-email#`);
    return new URL(link).hash.replace('#token=', '');
  }

  return {
    call,
    ask,
    mailedToken,
    /** Opens the link of a new email, without a session. */
    open: (token: unknown) =>
      send(server.origin, 'POST', '/api/auth/email/confirm', { body: { token } }),
    login: (email: string, password: string) =>
      send(server.origin, 'POST', '/api/auth/login', { body: { email, password } }),
    async me({ token }: Person) {
      return (await (await call('GET', '/api/auth/me', token)).json()).data.user;
    },
    async personWithLink() {
      const person = await signUpApproved(server, admin);
      const { email } = newPerson('moved');
      expect((await ask(person, email)).status).toBe(200);
      return { person, email, link: await mailedToken(email) };
    },
    /** Of the link to set a new password; the one mail before it told of the approval. */
    async resetToken({ email }: Person): Promise<string> {
      await send(server.origin, 'POST', '/api/auth/password/forgot', { body: { email } });
      const text = (await post.waitForMails(email, 2)).at(-1)?.text ?? '';
      return /reset-password#token=([\w-]+)/.exec(text)?.[1] ?? '';
    },
  };
}
