import { afterAll, describe, expect, test } from 'bun:test';

import { becomeAdministrator, registerApproved } from '../../support/api/accounts.ts';
import { send } from '../../support/api/client.ts';
import { cookieOf, visit } from '../../support/api/closed-links.ts';
import { askForFiles, drop, showRequest, tryToBeginDrop } from '../../support/api/requests.ts';
import { multipartBody, multipartType, type Part } from '../../support/http/multipart.ts';
import { startServer } from '../../support/servers/server.ts';

const server = await startServer({ WORKERS: '2', BASE_DOMAINS: 'perch.example' });
afterAll(() => server[Symbol.asyncDispose]());
const admin = await becomeAdministrator(server);
const owner = await registerApproved(server, admin);

async function open(path: string, headers: Record<string, string> = {}) {
  const answer = await visit(server, path, { headers });
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
}

async function sendForm(token: string, parts: Part[], headers: Record<string, string> = {}) {
  const answer = await fetch(`${server.origin}/drop/${token}`, {
    method: 'POST',
    headers: { 'content-type': multipartType, ...headers },
    body: multipartBody(parts),
  });
  return { status: answer.status, text: await answer.text() };
}

const file = (filename: string, content = 'sent'): Part => ({
  name: 'file',
  filename,
  type: 'text/plain',
  content,
});

async function namesReceivedBy(id: string): Promise<string[]> {
  const answer = await send(server.origin, 'GET', `/api/upload/my?request=${id}&sort=name`, {
    token: owner.token,
  });
  const { data } = await answer.json();
  return data.uploads.map((upload: { originalName: string }) => upload.originalName);
}

describe('the page of a request', () => {
  test('says who asks for what and how much is left, and names no file', async () => {
    const { token } = await askForFiles(server, owner.token, {
      title: 'Pictures <b>of</b> "us"',
      text: 'First line\nSecond <script>alert(1)</script>',
      maxFiles: 7,
      maxFileSize: 1024 ** 2,
      maxBytes: 3 * 1024 ** 2,
      types: ['image/*', 'text/plain'],
    });
    await drop(server, token, { name: 'secret-name.txt', content: 'x'.repeat(1024 ** 2) });
    const { status, headers, text } = await open(`/drop/${token}`);
    expect(status).toBe(200);
    expect(text).toContain('Pictures &lt;b&gt;of&lt;/b&gt; &quot;us&quot;');
    expect(text).toContain('Second &lt;script&gt;alert(1)&lt;/script&gt;');
    for (const shown of [
      `${owner.username} is asking you for files.`,
      'Accepts 6 more files',
      'Up to 1.00 MB each',
      '2.00 MB left in total',
      'Only: image/*, text/plain',
      'Until ',
      'enctype="multipart/form-data"',
      'accept="image/*,text/plain"',
      'multiple',
    ]) {
      expect(text).toContain(shown);
    }
    for (const hidden of ['secret-name', '<script>alert', owner.email]) {
      expect(text).not.toContain(hidden);
    }
    expect(headers.get('content-security-policy')).toStartWith("default-src 'none'; style-src");
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-robots-tag')).toBe('noindex');
    expect(headers.get('set-cookie')).toBeNull();
  });

  test.each(['en', 'de', 'fr', 'es', 'pt-BR', 'it', 'pl', 'ru', 'ja', 'zh-Hans', 'ar'])(
    'is written in %s',
    async (language) => {
      const { token } = await askForFiles(server, owner.token, { maxFiles: 2 });
      const { text } = await open(`/drop/${token}`, { 'accept-language': language });
      expect(text).toContain(
        `<html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}">`,
      );
      expect(text.includes('is asking you for files')).toBe(language === 'en');
      expect(text).not.toMatch(/undefined|\$\{|\[object/);
    },
  );

  test('takes several files without scripts, and passes over an empty choice', async () => {
    const { _id, token } = await askForFiles(server, owner.token);
    const sender = { name: 'sender', content: 'Ann' };
    const parts = [sender, file('a.txt'), file('', ''), file('b.txt')];
    const sent = await sendForm(token, parts);
    expect(sent.status).toBe(200);
    expect(sent.text).toContain('2 files have arrived.');
    expect(sent.text).toContain('Accepts 98 more files');
    expect(await namesReceivedBy(_id)).toEqual(['b.txt', 'a.txt']);
    const none = await sendForm(token, [sender, file('', '')]);
    expect(none.status).toBe(400);
    expect(none.text).not.toContain('arrived.');
  });

  test('keeps the files before one that is refused, and says that not all have arrived', async () => {
    const fields = { maxFileSize: 100, maxFiles: 3 };
    const { _id, token } = await askForFiles(server, owner.token, fields);
    const parts = [file('a.txt'), file('b.txt', 'x'.repeat(101)), file('c.txt')];
    const { status, text } = await sendForm(token, parts);
    expect(status).toBe(413);
    expect(text).toContain('Some files were not sent: Files may be up to');
    expect(text).toContain('1 file has arrived.');
    expect(text).not.toMatch(/role="status">\s*Thank you!/);
    expect(await namesReceivedBy(_id)).toEqual(['a.txt']);
    const more = await sendForm(token, [file('d.txt'), file('e.txt'), file('f.txt')]);
    expect(more.status).toBe(410);
    expect(more.text).toContain('2 files have arrived.');
    expect((await showRequest(server, owner.token, _id)).files).toBe(3);
  });

  test('thanks whoever sends its last files, and asks for no more', async () => {
    const { token } = await askForFiles(server, owner.token, { maxFiles: 3 });
    const first = await sendForm(token, [file('a.txt')]);
    expect(first.text).toMatch(/role="status">\s*Thank you! 1 file has arrived\./);
    expect(first.text).toContain('Accepts 2 more files');
    const last = await sendForm(token, [file('b.txt'), file('c.txt')]);
    expect(last.status).toBe(200);
    expect(last.text).toContain('2 files have arrived.');
    expect(last.text).toContain('This request has received all the files that it accepts.');
    expect(last.text).not.toMatch(/<form|Accepts/);
    expect((await open(`/drop/${token}`)).status).toBe(410);
  });

  test('refuses options, forms of other sites, and bodies of other types', async () => {
    const { _id, token } = await askForFiles(server, owner.token);
    const option = { name: 'expires', content: '1h' };
    expect((await sendForm(token, [option, file('a.txt')])).status).toBe(400);
    const cross = { 'sec-fetch-site': 'cross-site' };
    expect((await sendForm(token, [file('a.txt')], cross)).status).toBe(403);
    const other = { origin: 'https://evil.example' };
    expect((await sendForm(token, [file('a.txt')], other)).status).toBe(403);
    const json = { 'content-type': 'application/json' };
    expect((await sendForm(token, [file('a.txt')], json)).status).toBe(415);
    const headless = '--perch-test-boundary-7MA4YWxkTrZu0gW\r\nnonsense';
    const broken = await fetch(`${server.origin}/drop/${token}`, {
      method: 'POST',
      headers: { 'content-type': multipartType },
      body: headless,
    });
    expect(broken.status).toBe(400);
    expect(await namesReceivedBy(_id)).toEqual([]);
  });

  test('asks for the password before it tells anything, and a cookie opens all of it', async () => {
    const fields = { title: 'Hidden title', password: 'öffne dich' };
    const { _id, token } = await askForFiles(server, owner.token, fields);
    const locked = await open(`/drop/${token}`);
    expect(locked.status).toBe(200);
    expect(locked.text).not.toMatch(/Hidden title|data-uploads/);
    expect(locked.text).not.toContain(owner.username);
    expect((await sendForm(token, [file('a.txt')])).text).not.toContain('arrived');
    const unlock = (password: string, headers: Record<string, string> = {}) =>
      visit(server, `/drop/${token}/unlock`, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
        body: String(new URLSearchParams({ password })),
      });
    const wrong = await unlock('wrong');
    expect([wrong.status, wrong.headers.get('set-cookie')]).toEqual([403, null]);
    expect((await unlock('öffne dich', { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    const right = await unlock('öffne dich');
    expect([right.status, right.headers.get('location')]).toEqual([303, `/drop/${token}`]);
    expect(right.headers.get('set-cookie')).toMatch(
      /HttpOnly.*SameSite=Lax|SameSite=Lax.*HttpOnly/,
    );
    const cookie = cookieOf(right);
    expect((await open(`/drop/${token}`, { cookie })).text).toContain('Hidden title');
    expect((await sendForm(token, [file('a.txt')], { cookie })).status).toBe(200);
    const tus = await tryToBeginDrop(server, token, 1, { headers: { cookie } });
    expect(tus.status).toBe(201);
    // Not another request, and not this one with another password.
    const other = await askForFiles(server, owner.token, fields);
    expect((await open(`/drop/${other.token}`, { cookie })).text).not.toContain('Hidden title');
    await send(server.origin, 'PATCH', `/api/requests/${_id}`, {
      token: owner.token,
      body: { password: 'another' },
    });
    expect((await open(`/drop/${token}`, { cookie })).text).not.toContain('Hidden title');
  });

  test('slows down guesses of one network, and says so on a page', async () => {
    const { token } = await askForFiles(server, owner.token, { password: 'right one' });
    const statuses = new Set<number>();
    for (let count = 0; count < 12; count += 1) {
      const answer = await visit(server, `/drop/${token}/unlock`, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: 'password=wrong',
      });
      expect(answer.headers.get('content-type')).toStartWith('text/html');
      statuses.add(answer.status);
    }
    expect([...statuses]).toEqual([403, 429]);
  });

  test('is gone where the request is over, full, or was never there', async () => {
    const title = 'Told to no other';
    const make = (fields: Record<string, unknown> = {}) =>
      askForFiles(server, owner.token, { title, ...fields });
    const closed = await make({ open: false });
    const full = await make({ maxFiles: 1 });
    await drop(server, full.token);
    const deleted = await make();
    await send(server.origin, 'DELETE', `/api/requests/${deleted._id}`, { token: owner.token });
    const leaving = await registerApproved(server, admin);
    const suspended = await askForFiles(server, leaving.token, { title });
    await send(server.origin, 'PUT', `/api/auth/users/${leaving.id}`, {
      token: admin.token,
      body: { status: 'rejected' },
    });
    const expected = [
      [closed.token, 410],
      [full.token, 410],
      [suspended.token, 410],
      [deleted.token, 404],
      ['0'.repeat(22), 404],
      ['x', 404],
    ] as const;
    for (const [token, status] of expected) {
      const found = await open(`/drop/${token}`);
      expect([token, found.status]).toEqual([token, status]);
      expect(found.text).not.toContain(title);
      expect((await open(`/drop/${token}/unlock`)).status).toBe(303);
    }
    const sent = await sendForm(closed.token, [file('late.txt')]);
    expect(sent.status).toBe(410);
    expect(await namesReceivedBy(closed._id)).toEqual([]);
  });
});
