import { afterAll, expect, test } from 'bun:test';

import { becomeAdministrator } from '../../../support/api/accounts.ts';
import { sendParts, upload } from '../../../support/api/uploads.ts';
import { sharedServer } from '../../../support/servers/shared-server.ts';

const server = await sharedServer();
afterAll(() => server[Symbol.asyncDispose]());
const admin = await becomeAdministrator(server);

test.each([
  ['a plain name', 'note.txt', 'note.txt'],
  ['quotes', 'a "quoted" \'name\'.txt', 'a "quoted" \'name\'.txt'],
  ['emoji', 'bird 🐦‍⬛.txt', 'bird 🐦‍⬛.txt'],
  ['another script', 'отчёт 報告.txt', 'отчёт 報告.txt'],
  ['separate accents', 'cafe\u0301.txt', 'caf\u00E9.txt'],
  ['percent signs', '100%2f%00.txt', '100%2f%00.txt'],
  ['a semicolon and an equals sign', 'a;b=c.txt', 'a;b=c.txt'],
  ['a path', '../../etc/passwd.txt', 'passwd.txt'],
  ['a Windows path', 'C:\\Users\\me\\shot.txt', 'shot.txt'],
  ['control characters', 'a\u0007b\u001B[31mc\u007F.txt', 'ab[31mc.txt'],
  ['bidi controls', 'cod\u202Etxt.exe', 'codtxt.exe'],
  ['markup', '<img src=x onerror=alert(1)>.txt', '<img src=x onerror=alert(1)>.txt'],
  ['spaces around it', '  note.txt  ', 'note.txt'],
  ['a leading dot', '.gitignore', '.gitignore'],
])('a name with %s is kept clean', async (_, sent, kept) => {
  const stored = await upload(server, admin.token, sent, 'content');
  expect(stored.originalName).toBe(kept);
  expect(stored.file.name).toBe(kept);

  const answer = await fetch(`${stored.publicUrl}?download`);
  const disposition = answer.headers.get('content-disposition') ?? '';
  expect(disposition).toStartWith('attachment;');
  expect(disposition).toMatch(/filename="(?:[^"\\]|\\["\\])*"/);
  expect(disposition).toMatch(/^[\x20-\x7E]*$/);
  const extended = /filename\*=UTF-8''([^;\s]+)/.exec(disposition)?.[1];
  const plain = /filename="((?:[^"\\]|\\["\\])*)"/.exec(disposition)?.[1];
  expect(decodeURIComponent(extended ?? plain ?? '').replaceAll(/\\(["\\])/g, '$1')).toBe(kept);
  expect(await answer.text()).toBe('content');
});

test.each(['', '..', '.', '/', '   ', '\u0000\u0001', 'folder/'])(
  'a name without anything in it, %j, becomes the slug',
  async (sent) => {
    const stored = await upload(server, admin.token, sent, 'content');
    expect(stored.originalName).toBe(stored.fileId);
  },
);

test.each([
  ['letters', `${'x'.repeat(296)}.txt`],
  ['letters of two bytes', `${'ä'.repeat(150)}.txt`],
  ['emoji', `${'🐦'.repeat(80)}.txt`],
])('a name of 300 bytes in %s is cut to 255 with its extension', async (_, sent) => {
  const { originalName } = await upload(server, admin.token, sent, 'content');
  expect(Buffer.byteLength(originalName)).toBeLessThanOrEqual(255);
  expect(Buffer.byteLength(originalName)).toBeGreaterThan(250);
  expect(originalName).toEndWith('.txt');
  expect(originalName.isWellFormed()).toBe(true);
  expect(sent).toStartWith(originalName.slice(0, -4));
});

test('a name in the extended form of RFC 8187 is understood', async () => {
  const disposition = 'form-data; name="file"; filename*=UTF-8\'\'na%C3%AFve.txt';
  const part = { name: 'file', disposition, content: 'content' };
  const answer = await sendParts(server, admin.token, [part]);
  expect(answer.status).toBe(201);
  expect((await answer.json()).file.name).toBe('naïve.txt');
});
