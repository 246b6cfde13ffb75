import { afterAll, beforeAll, expect, setDefaultTimeout, test } from 'bun:test';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';

import { store } from '../e2e/support/files/files.ts';
import { pdf } from '../e2e/support/files/pdf.ts';
import { FailingServer } from '../e2e/support/servers/failing-server.ts';
import { Perch } from '../e2e/support/servers/perch.ts';
import { becomeAdministrator, robin } from '../e2e/support/state/accounts.ts';
import { send } from '../support/api/client.ts';
import { sha256Of } from '../support/files/hash.ts';
import { waitFor } from '../support/wait.ts';
import type { FirefoxPage } from './firefox-page.ts';
import { Firefox } from './firefox.ts';

const screenshots = join(import.meta.dirname, '..', 'e2e', 'screenshots');
const film = { name: 'Ferien 🏖️.txt', bytes: 12 * 1024 ** 2 };
const note = { name: 'note.txt', bytes: 13 };

// Firefox takes its time to start on a busy machine.
setDefaultTimeout(120_000);

let perch: Perch;
let front: FailingServer;
let firefox: Firefox;
let page: FirefoxPage;
let token: string;

beforeAll(async () => {
  await mkdir(screenshots, { recursive: true });
  perch = await Perch.start({ MAX_FILE_SIZE: '100MB', BASE_DOMAINS: 'perch.example' });
  token = await becomeAdministrator(perch);
  front = await FailingServer.inFrontOf(perch);
  ({ firefox, page } = await Firefox.start());
});

afterAll(async () => {
  await firefox?.[Symbol.asyncDispose]();
  await front?.[Symbol.asyncDispose]();
  await perch?.[Symbol.asyncDispose]();
});

const look = async (name: string) =>
  Bun.write(join(screenshots, `${name}-firefox.png`), await page.picture());

/** Drops a file whose bytes follow from its size alone; gives their SHA-256 as the browser knows it. */
const drop = (name: string, bytes: number) =>
  page.run(
    `async (name, size) => {
      const bytes = new Uint8Array(Number(size));
      for (let at = 0; at < bytes.length; at += 1) bytes[at] = 97 + ((at + (at >> 12)) % 26);
      const file = new File([bytes], name, { lastModified: 1_700_000_000_000 });
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(file);
      for (const kind of ['dragenter', 'dragover', 'drop']) {
        const event = new DragEvent(kind, { dataTransfer, bubbles: true, cancelable: true });
        document.querySelector('main').dispatchEvent(event);
      }
      const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
      return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('');
    }`,
    name,
    String(bytes),
  );

async function storedUploads() {
  const answer = await send(perch.origin, 'GET', '/api/upload/my', { token });
  return (await answer.json()).data.uploads;
}

const copied = () => page.run('() => navigator.clipboard.readText()');

/** Waits for the page and not for its toast, which may have gone before the test looks. */
const arrived = (path: string) => waitFor(path, async () => (await page.path()) === path);

test('signing in leads to the dashboard', async () => {
  await page.goTo(`${front.origin}/login`);
  await page.fill('Email or username', robin.email);
  await page.fill('Password', robin.password);
  await page.click('button', 'Sign in');
  await arrived('/dashboard');
  await page.sees('Welcome to Perch, robin!');
  await look('dashboard');
});

test('a dropped file pauses, is there after a reload, goes on, and arrives byte for byte', async () => {
  await page.click('link', 'Uploads');
  await page.sees('Your Uploads');
  front.slowDown(2 * 1024 ** 2);
  const sha256 = await drop(film.name, film.bytes);
  await waitFor('something at the server', () => front.bodyBytes > 2 * 1024 ** 2);
  // It must not be complete before the button has been found.
  front.slowDown(20_000);
  await page.click('button', `Pause ${film.name}`);
  await page.sees(/Paused at \d+%/);
  await look('upload-paused');
  await page.reload();
  await page.sees('Interrupted upload');
  await page.sees('Choose the same file again to resume');
  await look('upload-interrupted');
  const before = front.bodyBytes;
  front.heal();
  expect(await drop(film.name, film.bytes)).toBe(sha256);
  const [stored] = await waitFor('the stored file', async () => {
    const uploads = await storedUploads();
    return uploads.length > 0 && uploads;
  });
  expect(stored).toMatchObject({ originalName: film.name, size: film.bytes, sha256 });
  // It has gone on, and not begun anew.
  expect(front.bodyBytes - before).toBeLessThan(film.bytes);
  const bytes = await (await fetch(stored?.publicUrl ?? '')).bytes();
  expect(sha256Of(bytes)).toBe(sha256);
  await page.sees('1 file');
});

test('a copied link opens the file', async () => {
  await drop(note.name, note.bytes);
  await page.click('button', `Copy URL of ${note.name}`);
  await page.sees('URL copied to clipboard!');
  const link = await copied();
  expect(link).toStartWith(`${perch.origin}/f/`);
  await page.goTo(link);
  expect(await page.text()).toBe('abcdefghijklm');
  await page.goTo(`${front.origin}/uploads`);
});

test('a deleted file is gone from the list and from its link', async () => {
  const [stored] = await storedUploads();
  expect(stored?.originalName).toBe(note.name);
  await page.click('button', `Delete ${note.name}`);
  await page.sees('Delete file');
  await look('delete-file');
  await page.click('button', 'Delete');
  await page.sees('1 file');
  expect((await fetch(stored?.publicUrl ?? '')).status).toBe(404);
});

test('a domain is asked for', async () => {
  await page.click('link', 'Domains');
  await page.fill('Subdomain name', 'wren');
  await page.click('button', 'Add Domain');
  await page.sees('wren.perch.example');
  await page.sees('Pending');
  await look('domains');
});

test('the settings have their tabs, each with what it is for', async () => {
  await page.click('link', 'Settings');
  await page.click('tab', 'Profile');
  await page.sees('Username');
  await page.click('tab', 'API & ShareX');
  await page.sees('Download curl script');
  await look('settings');
});

test('the panel of administrators lists, and decides', async () => {
  await page.click('link', 'Admin');
  await page.sees('Total Users');
  await page.click('tab', 'Pending Domains 1');
  await page.sees('wren.perch.example');
  await look('admin');
  await page.click('button', 'Approve wren.perch.example');
  await page.sees('No pending domains');
});

test('the page of a file shows code in its colours, and Markdown in its frame', async () => {
  const pageOf = async (name: string, content: string | Buffer) => {
    const file = { name, mimeType: 'text/plain', buffer: Buffer.from(content) };
    return (await store(perch, token, file)).replace(/\/f\/(\w+).*/, '/v/$1');
  };
  await page.goTo(`${await pageOf('code.ts', 'const answer = 42;\n'.repeat(9))}#L2-L3`);
  const count = (selector: string) =>
    page.run('(each) => String(document.querySelectorAll(each).length)', selector);
  await waitFor('colours', async () => (await count('.h-keyword')) === '9');
  expect(await count('.marked')).toBe('2');
  await page.click('button', 'Copy link');
  await waitFor('the link', async () => (await copied()).startsWith(`${perch.origin}/v/`));
  await look('file-page-code');
  await page.goTo(await pageOf('notes.md', '# Notes'));
  expect(await count('iframe')).toBe('1');
  await look('file-page-markdown');
  await page.goTo(await pageOf('paper.pdf', pdf('Good morning')));
  await waitFor('the viewer', async () => (await count('iframe')) === '1');
  await look('file-page-pdf');
});

test('nothing complained, and no other machine was asked', async () => {
  expect(firefox.complaints).toEqual([]);
  await page.run("() => console.error('heard')");
  await waitFor('a complaint', () => firefox.complaints.includes('console: heard'));
});
