import { rm, utimes } from 'node:fs/promises';

import type { Page } from '@playwright/test';

import { listStoredFiles } from '../support/list-stored-files.ts';
import { type LargeFile, makeLargeFile, sha256OfFile } from './support/large-file.ts';
import { openMenu } from './support/menu.ts';
import { approve, register, robin, signIn, wren } from './support/people.ts';
import { submitLogin } from './support/sign-in.ts';
import { testWithFaults } from './support/test-with-faults.ts';
import { expect, openAs, test } from './support/test.ts';
import {
  chooser,
  resumable,
  sendingsOf,
  slowDown,
  storedUploads,
  tray,
} from './support/uploading.ts';

const mebibyte = 1024 ** 2;
const bytes = 12 * mebibyte;
const name = 'Ferien 🏖️.bin';

testWithFaults.use({ env: { MAX_FILE_SIZE: '400MB' } });
test.use({ env: { MAX_FILE_SIZE: '400MB' } });

const panel = (page: Page) => page.getByRole('region', { name: /^Interrupted upload/ });

/** Sends a good part of a file, and leaves the page in the middle of it. */
async function interrupt(page: Page, file: LargeFile): Promise<void> {
  await slowDown(page, 3 * mebibyte);
  await chooser(page).setInputFiles(file.path);
  const bar = page.getByRole('progressbar', { name, exact: true });
  await expect(bar).toHaveAttribute('value', /^[3-9]\d$/);
  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(panel(page)).toBeVisible();
}

testWithFaults(
  'after a reload the same file goes on where it stopped',
  async ({ page, perch, front, token, look }) => {
    await using file = await makeLargeFile(name, bytes);
    const sendings = sendingsOf(page);
    await interrupt(page, file);
    await expect(panel(page)).toContainText('Choose the same file again to go on');
    await expect(panel(page)).toContainText(/Interrupted at \d+% · [\d.]+ MB of 12\.00 MB/);
    await look('upload-interrupted');
    await slowDown(page, -1);
    const before = front.bodyBytes;
    await chooser(page).setInputFiles(file.path);
    await expect(page.getByText(`${name} uploaded successfully!`)).toBeVisible();
    await expect(panel(page)).toHaveCount(0);
    expect(sendings.map(({ method }) => method)).toEqual(['POST', 'PATCH', 'PATCH']);
    const offset = sendings.at(-1)?.offset ?? 0;
    expect(offset).toBeGreaterThan(0);
    expect(front.bodyBytes - before).toBe(bytes - offset);
    const [stored, ...others] = await storedUploads(perch, token);
    expect(others).toEqual([]);
    expect(stored).toMatchObject({ originalName: name, sha256: await sha256OfFile(file.path) });
    await page.reload();
    await expect(page.getByRole('link', { name, exact: true })).toBeVisible();
    await expect(panel(page)).toHaveCount(0);
  },
);

test('another file of the same name is sent from its beginning', async ({ page, perch, token }) => {
  await using file = await makeLargeFile(name, bytes);
  const sendings = sendingsOf(page);
  await interrupt(page, file);
  await slowDown(page, -1);
  await using larger = await makeLargeFile(name, bytes + 1);
  await chooser(page).setInputFiles(larger.path);
  await expect(tray(page)).toContainText('1 uploaded');
  // Of the same size, but changed in the meantime.
  await utimes(file.path, new Date(0), new Date(0));
  await chooser(page).setInputFiles(file.path);
  await expect(tray(page)).toContainText('2 uploaded');
  expect(sendings.slice(2)).toEqual([
    { method: 'POST', offset: 0 },
    { method: 'PATCH', offset: 0 },
    { method: 'POST', offset: 0 },
    { method: 'PATCH', offset: 0 },
  ]);
  await expect(panel(page)).toContainText(name);
  const stored = await storedUploads(perch, token);
  expect(stored.map(({ size }) => size)).toEqual([bytes, bytes + 1]);
});

test('an interrupted upload is discarded, also on the server', async ({
  page,
  perch,
  token: _token,
}) => {
  await using file = await makeLargeFile(name, bytes);
  await interrupt(page, file);
  expect(await listStoredFiles(perch.dataDir)).toHaveLength(1);
  await panel(page)
    .getByRole('button', { name: `Discard ${name}` })
    .click();
  await expect(panel(page)).toHaveCount(0);
  expect(await listStoredFiles(perch.dataDir)).toEqual([]);
  await page.reload();
  await expect(page.getByText('No uploads yet')).toBeVisible();
  await expect(panel(page)).toHaveCount(0);
});

test('what the server has removed meanwhile vanishes, and its file is sent anew', async ({
  page,
  perch,
  token,
  complaints,
}) => {
  complaints.announce(/404.*\/api\/upload\/resumable/);
  await using file = await makeLargeFile(name, bytes);
  await interrupt(page, file);
  await chooser(page).setInputFiles(file.path);
  const bar = page.getByRole('progressbar', { name, exact: true });
  await expect(bar).toHaveAttribute('value', /^[3-9]\d$/);
  await page.getByRole('button', { name: `Pause ${name}` }).click();
  await expect(tray(page)).toContainText('1 paused');
  await perch.runStatement('delete from resumable_uploads');
  await page.getByRole('button', { name: `Resume ${name}` }).click();
  await slowDown(page, -1);
  await expect(tray(page)).toContainText('1 uploaded');
  const stored = await storedUploads(perch, token);
  expect(stored.map(({ sha256 }) => sha256)).toEqual([await sha256OfFile(file.path)]);
});

test('an upload that has expired on the server is not offered any more', async ({
  page,
  perch,
  token: _token,
  complaints,
}) => {
  complaints.announce(/404.*\/api\/upload\/resumable/);
  await using file = await makeLargeFile(name, bytes);
  await interrupt(page, file);
  await perch.runStatement('delete from resumable_uploads');
  await page.reload();
  await expect(page.getByText('No uploads yet')).toBeVisible();
  await expect(panel(page)).toHaveCount(0);
  expect(await page.evaluate(() => Object.keys(localStorage).join())).not.toContain('unfinished');
});

test('nobody else sees it, and its owner finds it again after signing in', async ({
  page,
  isMobile,
  perch,
  token,
}) => {
  await approve(perch, token, await register(perch, wren));
  await using file = await makeLargeFile(name, bytes);
  await interrupt(page, file);
  if (isMobile) await openMenu(page);
  await page.getByRole('button', { name: 'Logout' }).click();
  await submitLogin(page, wren);
  await expect(page).toHaveURL('/dashboard');
  await page.goto('/uploads');
  await expect(page.getByText('No uploads yet')).toBeVisible();
  await expect(panel(page)).toHaveCount(0);
  await chooser(page).setInputFiles(file.path);
  await slowDown(page, -1);
  await expect(tray(page)).toContainText('1 uploaded');
  expect(await storedUploads(perch, await signIn(perch, robin))).toEqual([]);
  if (isMobile) await openMenu(page);
  await page.getByRole('button', { name: 'Logout' }).click();
  await submitLogin(page, robin);
  await expect(page).toHaveURL('/dashboard');
  await page.goto('/uploads');
  await expect(panel(page)).toContainText(name);
});

test('what one tab sends is not offered, and not sent, in another', async ({
  page,
  context,
  perch,
  token,
}) => {
  await using file = await makeLargeFile(name, bytes);
  await slowDown(page, 2 * mebibyte);
  await chooser(page).setInputFiles(file.path);
  const bar = page.getByRole('progressbar', { name, exact: true });
  await expect(bar).toHaveAttribute('value', /^[1-9]/);
  const other = await context.newPage();
  const sendings = sendingsOf(other);
  const looks: string[] = [];
  other.on('request', (request) => {
    if (request.method() === 'HEAD') looks.push(request.url());
  });
  await openAs(other, token);
  await expect(other.getByText('No uploads yet')).toBeVisible();
  await expect(panel(other)).toHaveCount(0);
  expect(looks).toEqual([]);
  // It is another upload of the same file, as it would be with any two.
  await chooser(other).setInputFiles(file.path);
  await expect(tray(other)).toContainText('1 uploaded');
  expect(sendings[0]).toEqual({ method: 'POST', offset: 0 });
  await page.getByRole('button', { name: `Pause ${name}` }).click();
  await expect(tray(page)).toContainText('1 paused');
  // As by a crash: nothing of the page gets to run.
  await page.close({ runBeforeUnload: false });
  await other.reload();
  await expect(panel(other)).toContainText(name);
  await chooser(other).setInputFiles(file.path);
  await expect(tray(other)).toContainText('1 uploaded');
  expect(sendings.at(-1)?.offset).toBeGreaterThan(0);
  const stored = await storedUploads(perch, token);
  const sha256 = await sha256OfFile(file.path);
  expect(stored.map((upload) => upload.sha256)).toEqual([sha256, sha256]);
});

testWithFaults(
  'a cancelled upload is removed later where the server is away',
  async ({ page, perch, front, token: _token, complaints }) => {
    complaints.announce(/ERR_(CONNECTION_(REFUSED|RESET)|EMPTY_RESPONSE)/);
    await using file = await makeLargeFile(name, bytes);
    await slowDown(page, 3 * mebibyte);
    await chooser(page).setInputFiles(file.path);
    const bar = page.getByRole('progressbar', { name, exact: true });
    await expect(bar).toHaveAttribute('value', /^[3-9]\d$/);
    front.cut('DELETE', resumable);
    await page.getByRole('button', { name: `Cancel ${name}` }).click();
    await expect(tray(page)).toHaveCount(0);
    await expect.poll(() => listStoredFiles(perch.dataDir)).toHaveLength(1);
    await page.reload();
    await expect(page.getByText('No uploads yet')).toBeVisible();
    await expect(panel(page)).toHaveCount(0);
    front.heal();
    await page.reload();
    await expect.poll(() => listStoredFiles(perch.dataDir)).toEqual([]);
    await expect(panel(page)).toHaveCount(0);
  },
);

test('several interrupted uploads go on when their files are chosen together', async ({
  page,
  perch,
  token,
  look,
}) => {
  const names = ['one.bin', 'two.bin', 'three.bin'];
  const files = await Promise.all(names.map((each) => makeLargeFile(each, 3 * mebibyte)));
  await slowDown(page, mebibyte);
  await chooser(page).setInputFiles(files.map(({ path }) => path));
  for (const each of names) {
    const bar = page.getByRole('progressbar', { name: each });
    await expect(bar).toHaveAttribute('value', /^[2-9]\d$/);
    await page.getByRole('button', { name: `Pause ${each}` }).click();
  }
  await expect(tray(page)).toContainText('3 paused');
  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(panel(page).getByRole('listitem')).toHaveCount(3);
  await look('uploads-interrupted');
  await slowDown(page, -1);
  const choosing = page.waitForEvent('filechooser');
  await panel(page).getByRole('button', { name: 'Choose the files' }).click();
  await (await choosing).setFiles(files.map(({ path }) => path));
  await expect(tray(page)).toContainText('3 uploaded');
  await expect(panel(page)).toHaveCount(0);
  const stored = await storedUploads(perch, token);
  const expected = await Promise.all(files.map(({ path }) => sha256OfFile(path)));
  expect(stored.map(({ sha256 }) => sha256).toSorted()).toEqual(expected.toSorted());
  for (const { path } of files) await rm(path);
});
