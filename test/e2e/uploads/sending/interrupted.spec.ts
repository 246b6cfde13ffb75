// @long @desktop

import { rm, utimes } from 'node:fs/promises';

import { listStoredFiles } from '../../../support/files/list-stored-files.ts';
import { makeLargeFile, sha256OfFile } from '../../support/files/large-file.ts';
import {
  holidays,
  interrupt,
  interruptedOn,
  mebibyte,
} from '../../support/pages/interrupted-upload.ts';
import {
  chooser,
  resumable,
  sendingsOf,
  slowDown,
  storedUploads,
  tray,
  uploaded,
} from '../../support/pages/uploading.ts';
import { testWithFaults } from '../../support/test-with-faults.ts';
import { expect, test } from '../../support/test.ts';

const { name, bytes } = holidays;

testWithFaults.use({ env: { MAX_FILE_SIZE: '400MB' } });
test.use({ env: { MAX_FILE_SIZE: '400MB' } });

testWithFaults(
  'after a reload the same file goes on where it stopped',
  async ({ page, perch, front, token, look }) => {
    await using file = await makeLargeFile(name, bytes);
    const sendings = sendingsOf(page);
    await interrupt(page, file);
    await expect(interruptedOn(page)).toContainText('Choose the same file again to resume');
    await expect(interruptedOn(page)).toContainText(/Interrupted at \d+% · [\d.]+ MB of 12\.00 MB/);
    await look('upload-interrupted');
    await page.getByRole('button', { name: 'Options' }).click();
    const slug = page.getByLabel('Link name');
    await slug.fill('later');
    await slowDown(page, -1);
    const before = front.bodyBytes;
    await chooser(page).setInputFiles(file.path);
    await expect(uploaded(page, name)).toBeVisible();
    await expect(interruptedOn(page)).toHaveCount(0);
    expect(sendings.map(({ method }) => method)).toEqual(['POST', 'PATCH', 'PATCH']);
    const offset = sendings.at(-1)?.offset ?? 0;
    expect(offset).toBeGreaterThan(0);
    expect(front.bodyBytes - before).toBe(bytes - offset);
    const [stored, ...others] = await storedUploads(perch, token);
    expect(others).toEqual([]);
    expect(stored).toMatchObject({ originalName: name, sha256: await sha256OfFile(file.path) });
    // It was begun without a name, which is left for another file.
    expect(stored?.publicUrl).not.toContain('later');
    await expect(slug).toHaveValue('later');
    await page.reload();
    await expect(page.getByRole('link', { name, exact: true })).toBeVisible();
    await expect(interruptedOn(page)).toHaveCount(0);
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
  await expect(interruptedOn(page)).toContainText(name);
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
  await interruptedOn(page)
    .getByRole('button', { name: `Discard ${name}` })
    .press('Enter');
  await expect(interruptedOn(page)).toHaveCount(0);
  await expect(page.getByRole('main')).toBeFocused();
  await expect.poll(() => listStoredFiles(perch.dataDir)).toEqual([]);
  await page.reload();
  await expect(page.getByText('No uploads yet')).toBeVisible();
  await expect(interruptedOn(page)).toHaveCount(0);
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
  await expect(interruptedOn(page)).toHaveCount(0);
  const kept = () => page.evaluate(() => Object.keys(localStorage).join());
  await expect.poll(kept).not.toContain('unfinished');
});

testWithFaults(
  'a cancelled upload is removed later where the server is away',
  async ({ page, perch, front, token: _token, complaints }) => {
    complaints.announce(/ERR_(CONNECTION_(REFUSED|RESET)|EMPTY_RESPONSE)/);
    await using file = await makeLargeFile(name, bytes);
    await slowDown(page, mebibyte);
    await chooser(page).setInputFiles(file.path);
    const bar = page.getByRole('progressbar', { name, exact: true });
    await expect(bar).toHaveAttribute('value', /^[3-9]\d$/);
    front.cut('DELETE', resumable);
    await page.getByRole('button', { name: `Cancel ${name}` }).click();
    await expect(tray(page)).toHaveCount(0);
    await expect.poll(() => listStoredFiles(perch.dataDir)).toHaveLength(1);
    await page.reload();
    await expect(page.getByText('No uploads yet')).toBeVisible();
    await expect(interruptedOn(page)).toHaveCount(0);
    front.heal();
    await page.reload();
    await expect.poll(() => listStoredFiles(perch.dataDir)).toEqual([]);
    await expect(interruptedOn(page)).toHaveCount(0);
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
  await slowDown(page, mebibyte / 4);
  await chooser(page).setInputFiles(files.map(({ path }) => path));
  for (const each of names) {
    const bar = page.getByRole('progressbar', { name: each });
    await expect(bar).toHaveAttribute('value', /^[2-9]\d$/);
    await page.getByRole('button', { name: `Pause ${each}` }).click();
  }
  await expect(tray(page)).toContainText('3 paused');
  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(interruptedOn(page).getByRole('listitem')).toHaveCount(3);
  await look('uploads-interrupted');
  await slowDown(page, -1);
  const choosing = page.waitForEvent('filechooser');
  await interruptedOn(page).getByRole('button', { name: 'Choose the files' }).click();
  await (await choosing).setFiles(files.map(({ path }) => path));
  await expect(tray(page)).toContainText('3 uploaded');
  await expect(interruptedOn(page)).toHaveCount(0);
  const stored = await storedUploads(perch, token);
  const expected = await Promise.all(files.map(({ path }) => sha256OfFile(path)));
  expect(stored.map(({ sha256 }) => sha256).toSorted()).toEqual(expected.toSorted());
  for (const { path } of files) await rm(path);
});
