// @long
import { afterAll, expect, test } from 'bun:test';

import { becomeAdministrator, chooseLanguage } from '../../support/api/accounts.ts';
import { askForFiles, drop } from '../../support/api/requests.ts';
import { runStatement } from '../../support/database/database.ts';
import { startServer } from '../../support/servers/server.ts';
import { startMailServer } from '../../support/services/mail.ts';

const post = await startMailServer();
afterAll(() => post[Symbol.asyncDispose]());

test('one mail tells an owner of all files that have come within some minutes', async () => {
  await using server = await startServer({ SMTP_URL: post.url, WORKERS: '2' });
  const admin = await becomeAdministrator(server);
  const told = await askForFiles(server, admin.token, { title: 'Bug #4 <b>', notify: true });
  const silent = await askForFiles(server, admin.token, { title: 'Silent' });
  await drop(server, silent.token, { name: 'silent.txt' });
  for (let index = 10; index < 22; index += 1) {
    await drop(server, told.token, { name: `${index}.txt`, fields: { sender: 'Ann' } });
  }
  const passMinutes = async () => {
    await runStatement(server, 'update received_uploads set received_at = received_at - 300000');
    await runStatement(server, 'update requests set news_since = news_since - 300000');
  };
  expect(await post.mails(admin.email)).toEqual([]);
  await passMinutes();
  const [mail] = await post.waitForMails(admin.email);
  expect(mail.subject).toBe('New files: Bug #4 <b>');
  expect(mail.text).toContain('“Bug #4 <b>”: 12 files have arrived.');
  expect(mail.text).toContain('10.txt (from Ann)');
  expect(mail.text).toContain('and 2 more.');
  expect(mail.text).not.toContain('silent.txt');
  expect(mail.html).not.toContain('<b>');

  await chooseLanguage(server, admin, 'de');
  await drop(server, told.token, { name: 'later.txt' });
  await passMinutes();
  const [, second] = await post.waitForMails(admin.email, 2);
  expect(second?.subject).toBe('Neue Dateien: Bug #4 <b>');
  expect(second?.text).toContain('1 Datei ist angekommen.');
  expect(second?.text).toContain('later.txt');
  expect(second?.text).not.toContain('10.txt');
}, 90_000);
