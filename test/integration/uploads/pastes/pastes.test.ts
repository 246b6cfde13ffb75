import { afterAll, describe, expect, test } from 'bun:test';

import { pasteLanguageNames, pasteLanguages } from '@perch/contract/uploads/paste-languages';

import { becomeAdministrator, registerApproved } from '../../../support/api/accounts.ts';
import { send } from '../../../support/api/client.ts';
import { expectFailure } from '../../../support/api/failure.ts';
import { paste, sendPaste } from '../../../support/api/pastes.ts';
import { reservedBytes } from '../../../support/database/database.ts';
import { expectNoNewFiles, storedFiles } from '../../../support/files/stored-files.ts';
import { markdownAttacks } from '../../../support/hostile/markdown-attacks.ts';
import { startServer } from '../../../support/servers/server.ts';

const server = await startServer();
afterAll(() => server[Symbol.asyncDispose]());
const admin = await becomeAdministrator(server);
const owner = await registerApproved(server, admin);
const { token } = owner;

const megabyte = 1024 ** 2;
// Texts in JSON have no NUL, whichever field they are.
const attacks = markdownAttacks.map((text) => text.replaceAll('\0', ''));

async function expectPlainText(url: string, content: string) {
  const answer = await fetch(url);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  expect(answer.headers.get('content-disposition')).toStartWith('inline');
  expect(Buffer.from(await answer.arrayBuffer()).equals(Buffer.from(content))).toBeTrue();
}

describe('a paste', () => {
  test('is an upload whose link leads to its page', async () => {
    const content = 'print("ä 🐦")\r\n\tend';
    const created = await paste(server, token, { content, language: 'python', title: 'hello' });
    expect(created).toMatchObject({
      originalName: 'hello.py',
      link: 'view',
      category: 'text',
      size: Buffer.byteLength(content),
      expiresAt: null,
      hasPassword: false,
    });
    expect(created.publicUrl).toBe(created.viewUrl);
    expect(created.file).toMatchObject({ url: created.viewUrl, rawUrl: created.rawUrl });
    expect(created.rawUrl).toEndWith('.py');
    await expectPlainText(created.rawUrl, content);
    const page = await (await fetch(created.viewUrl)).text();
    expect(page).toContain('<span id="L1">print("ä 🐦")\n</span><span id="L2">\tend');
    const found = await send(server.origin, 'GET', `/api/upload/${created._id}`, { token });
    expect((await found.json()).data.upload.originalName).toBe('hello.py');
  });

  test('has the type of a text in every language, and its extension', async () => {
    for (const language of pasteLanguageNames) {
      const { originalName, rawUrl, category } = await paste(server, token, {
        content: `in ${language}`,
        language,
      });
      expect(originalName).toBe(`paste.${pasteLanguages[language].extensions[0]}`);
      expect(category).toBe('text');
      await expectPlainText(rawUrl, `in ${language}`);
    }
  });

  test('is a text whatever it begins with, unchanged', async () => {
    for (const content of [
      '%PDF-1.7',
      'GIF89a',
      '<!doctype html><script>alert(1)</script>',
      '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>',
      '\uFEFFwith a mark',
      'a\u0001\u001b[31m\r\u2028',
      '\u202Egnp',
      '\n',
    ]) {
      const { rawUrl, viewUrl } = await paste(server, token, { content, title: 'x.html' });
      await expectPlainText(rawUrl, content);
      const page = await fetch(viewUrl);
      expect(page.status).toBe(200);
      expect(await page.text()).not.toMatch(/<script>alert|<svg[^>]*onload|\u202E/);
    }
  });

  test('takes its language from its title where it names none', async () => {
    const name = async (fields: object) =>
      (await paste(server, token, { content: 'x', ...fields })).originalName;
    expect(await name({})).toBe('paste.txt');
    expect(await name({ title: 'App.tsx' })).toBe('App.tsx');
    expect(await name({ title: 'Release 2.0' })).toBe('Release 2.0.txt');
    expect(await name({ title: 'main.rs', language: 'plain' })).toBe('main.rs.txt');
    expect(await name({ title: '../TCP/IP', language: 'markdown' })).toBe('..-TCP-IP.md');
    expect(await name({ title: 'a\u202E\n b', language: null })).toBe('a b.txt');
    expect(await name({ title: '🐦'.repeat(120), language: 'json' })).toMatch(/^🐦+\.json$/u);
  });

  test('answers with the link alone where a script asks for it', async () => {
    const accept = { accept: 'text/plain' };
    const created = await sendPaste(server, token, { content: 'x' }, accept);
    expect(created.status).toBe(201);
    expect(await created.text()).toMatch(/^http:\S+\/v\/\w+$/);
    const refused = await sendPaste(server, token, { content: '' }, accept);
    expect(refused.status).toBe(400);
    expect(await refused.text()).toStartWith('content ');
  });

  test('shows nothing that was pasted as markup of the page or of its frame', async () => {
    for (const content of attacks) {
      for (const language of ['markdown', 'html']) {
        const { rawUrl, viewUrl } = await paste(server, token, { content, language });
        await expectPlainText(rawUrl, content);
        const answer = await fetch(viewUrl);
        const policy = answer.headers.get('content-security-policy') ?? '';
        expect(policy).toContain("default-src 'none'");
        expect(policy).not.toContain('unsafe');
        const page = await answer.text();
        expect(page).not.toMatch(/<script(?! (?:src|type)=)/i);
        // What stands in the frame's `srcdoc` is escaped once more.
        const outside = page.replaceAll(/ srcdoc="[^"]*"/g, '');
        // The value of an attribute, such as an excerpt for previews, is no markup.
        expect(outside).not.toMatch(/<(?:[^<>"']|"[^"]*"|'[^']*')*\son\w+\s*=\s*["']?perchAttack/i);
      }
    }
  });
});

describe('a paste is refused, and nothing kept, for', () => {
  const cases: [string, unknown, string][] = [
    ['no content', {}, 'content'],
    ['an empty content', { content: '' }, 'content'],
    ['a content that is no text', { content: 7 }, 'content'],
    ['half of a surrogate pair', '{"content":"a\\ud83d"}', 'content'],
    ['an unknown language', { content: 'x', language: 'klingon' }, 'language'],
    [
      'a property of all objects as language',
      { content: 'x', language: 'constructor' },
      'language',
    ],
    ['a language that is no text', { content: 'x', language: ['python'] }, 'language'],
    ['an empty title', { content: 'x', title: '' }, 'title'],
    ['a title of nothing visible', { content: 'x', title: ' \u202E..\u200B ' }, 'title'],
    ['a long title', { content: 'x', title: 'a'.repeat(121) }, 'title'],
    ['an unknown option', { content: 'x', expiry: '7d' }, 'expiry'],
    ['a number as text', { content: 'x', maxDownloads: '5' }, 'maxDownloads'],
    ['a truth as text', { content: 'x', burn: 'true' }, 'burn'],
    ['a past end', { content: 'x', expires: '2020-01-01T00:00:00Z' }, 'expires'],
    ['an unknown profile', { content: 'x', profile: 'none' }, 'profile'],
    ['a profile that is no text', { content: 'x', profile: 7 }, 'profile'],
  ];

  test.each(cases)('%s', async (_, body, field) => {
    const before = await storedFiles(server);
    await expectFailure(await sendPaste(server, token, body), 400, 'invalid_option', field);
    await expectNoNewFiles(server, before);
    expect(await reservedBytes(server, owner.id)).toBe(0);
  });

  test('another account’s domain', async () => {
    const body = { content: 'x', domain: 'files.example.net' };
    await expectFailure(await sendPaste(server, token, body), 400, 'unknown_domain');
  });

  test('a text beyond 1 MiB, in bytes, however JSON writes it', async () => {
    const before = await storedFiles(server);
    const tooLarge = [
      { content: 'a'.repeat(megabyte + 1) },
      { content: 'ä'.repeat(megabyte / 2 + 1) },
    ];
    for (const body of tooLarge) {
      const answer = await sendPaste(server, token, body);
      await expectFailure(answer, 413, 'body_too_large', 'content');
    }
    const endless = await sendPaste(server, token, { content: 'a'.repeat(7 * megabyte) });
    expect(endless.status).toBe(413);
    expect(await endless.json()).toMatchObject({
      code: 'body_too_large',
      error: expect.stringMatching(/1[,.]?024 KB/),
    });
    await expectNoNewFiles(server, before);
  });

  test('a body of another type, one that is no JSON, and a NUL in the text', async () => {
    const headers = { 'content-type': 'text/plain' };
    const answer = await sendPaste(server, token, 'hello', headers);
    await expectFailure(answer, 415, 'unsupported_media_type');
    await expectFailure(await sendPaste(server, token, 'hello'), 400, 'invalid_request');
    await expectFailure(await sendPaste(server, token, '["x"]'), 400, 'invalid_request');
    const nested = `{"content":${'['.repeat(3 * megabyte)}${']'.repeat(3 * megabyte)}}`;
    expect((await sendPaste(server, token, nested)).status).toBe(400);
    const withNul = await sendPaste(server, token, { content: 'a\0b' });
    await expectFailure(withNul, 400, 'invalid_request');
  });
});

test('1 MiB of characters that JSON writes six times as long is accepted', async () => {
  const content = '\u0001'.repeat(megabyte);
  const { size, rawUrl } = await paste(server, token, { content });
  expect(size).toBe(megabyte);
  await expectPlainText(rawUrl, content);
});

describe('the preview of Markdown', () => {
  const preview = (body: unknown) =>
    send(server.origin, 'POST', '/api/pastes/preview', { token, body });
  const documentOf = async (answer: Response): Promise<string> =>
    (await answer.json()).data.document;

  test('is the document that the page has in its frame', async () => {
    const document = await documentOf(await preview({ content: '# A\n\n**b**', scheme: 'light' }));
    expect(document).toContain('<h2>A</h2>');
    expect(document).toContain('<strong>b</strong>');
    expect(document).toContain('color-scheme:light');
  });

  test('has no script, and asks no other server', async () => {
    for (const content of attacks) {
      const document = await documentOf(await preview({ content }));
      expect(document).not.toMatch(/<(script|img|svg|iframe|object|embed|link|form|input)[\s>/]/i);
      expect(document).not.toMatch(/<[^>]*\son\w+\s*=\s*["']?perchAttack/i);
      expect(document).not.toMatch(/href="\s*(javascript|data|vbscript):/i);
    }
  });

  test('is refused for long texts, empty ones and without a session', async () => {
    const long = await preview({ content: 'a'.repeat(32 * 1024 + 1) });
    await expectFailure(long, 413, 'body_too_large', 'content');
    expect((await preview({ content: '' })).status).toBe(400);
    const path = '/api/pastes/preview';
    const unknown = await send(server.origin, 'POST', path, { body: { content: 'x' } });
    await expectFailure(unknown, 401, 'unauthenticated');
  });
});
