// @long @desktop

import { join } from 'node:path';

import type { Page } from '@playwright/test';

import { listStoredFiles } from '../../../support/files/list-stored-files.ts';
import { makeLargeFile, sha256OfFile } from '../../support/files/large-file.ts';
import {
  chooser,
  sendingsOf,
  slowDown,
  storedUploads,
  tray,
} from '../../support/pages/uploading.ts';
import { expect, test } from '../../support/test.ts';

test.use({ env: { MAX_FILE_SIZE: '400MB' } });

const mebibyte = 1024 ** 2;
const pieceBytes = 64 * mebibyte;

async function heapOf(page: Page): Promise<number> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('HeapProfiler.collectGarbage');
  const { usedSize, backingStorageSize } = await devtools.send('Runtime.getHeapUsage');
  await devtools.detach();
  return usedSize + (backingStorageSize ?? 0);
}

test(
  '300 MB arrive as they are, and the page does not hold them',
  { tag: '@desktop' },
  async ({ page, perch, token }) => {
    await using file = await makeLargeFile('large.bin', 300 * mebibyte);
    const heapBefore = await heapOf(page);
    await chooser(page).setInputFiles(file.path);
    const bar = page.getByRole('progressbar', { name: 'large.bin' });
    await expect(bar).toHaveAttribute('value', /^\d\d$/);
    expect((await heapOf(page)) - heapBefore).toBeLessThan(20 * mebibyte);
    await expect(tray(page)).toContainText('1 uploaded', { timeout: 90_000 });
    expect((await heapOf(page)) - heapBefore).toBeLessThan(20 * mebibyte);
    const sha256 = await sha256OfFile(file.path);
    const [upload] = await storedUploads(perch, token);
    expect(upload).toMatchObject({ originalName: 'large.bin', size: file.bytes, sha256 });
    const [stored = '', ...others] = await listStoredFiles(perch.dataDir);
    expect(others).toEqual([]);
    expect(await sha256OfFile(join(perch.dataDir, stored))).toBe(sha256);
  },
);

test(
  'a server that is killed, and later stopped, in the middle of 300 MB gets the right bytes',
  { tag: '@desktop' },
  async ({ page, perch, env, token, complaints, look }) => {
    complaints.announce(/ERR_(CONNECTION_(REFUSED|RESET|ABORTED)|EMPTY_RESPONSE|SOCKET_\w+)/);
    complaints.announce(/503.*\/api\/upload\/resumable/);
    await using file = await makeLargeFile('large.bin', 300 * mebibyte);
    const sendings = sendingsOf(page);
    await slowDown(page, 15 * mebibyte);
    await chooser(page).setInputFiles(file.path);
    const bar = page.getByRole('progressbar', { name: 'large.bin' });
    await expect(bar).toHaveAttribute('value', /^[3-5]\d$/, { timeout: 30_000 });
    await perch.stop('SIGKILL');
    await expect(tray(page)).toContainText('Waiting for the server…');
    await look('upload-server-killed');
    await perch.restart(env);
    await expect(bar).toHaveAttribute('value', /^[7-9]\d$/, { timeout: 60_000 });
    await perch.stop();
    await expect(tray(page)).toContainText('Waiting for the server…');
    await perch.restart(env);
    await expect(tray(page)).toContainText('1 uploaded', { timeout: 60_000 });
    await expect(page.getByText('Failed to upload')).toHaveCount(0);
    const [upload, ...others] = await storedUploads(perch, token);
    expect(others).toEqual([]);
    expect(upload).toMatchObject({ size: file.bytes, sha256: await sha256OfFile(file.path) });
    const offsets = sendings.map(({ offset }) => offset);
    expect(offsets).toEqual(offsets.toSorted((a, b) => a - b));
    // It may have been a proxy that cut the connection, so the rest goes in pieces.
    const begun = offsets.filter((offset, at) => offset !== (offsets[at - 1] ?? 0) + pieceBytes);
    expect(new Set(begun).size).toBe(3);
    expect(await listStoredFiles(perch.dataDir)).toHaveLength(1);
  },
);

test('a line that stands still says so, and goes on where it stood', async ({
  page,
  perch,
  token,
  look,
}) => {
  await using file = await makeLargeFile('stuck.bin', 40 * mebibyte);
  await slowDown(page, 5 * mebibyte);
  await chooser(page).setInputFiles(file.path);
  await expect(tray(page)).toContainText(/[1-9]\d?% · [\d.]+ MB\/s/);
  perch.pause();
  // Nothing has to move for some seconds first, and the line's own memory be full.
  await expect(tray(page)).toContainText(/[1-9]\d?% · Waiting for the network…/, {
    timeout: 20_000,
  });
  await look('uploading-stuck');
  await slowDown(page, -1);
  perch.resume();
  await expect(tray(page)).toContainText('1 uploaded');
  const [upload] = await storedUploads(perch, token);
  expect(upload?.sha256).toBe(await sha256OfFile(file.path));
});

test('a file that was changed after it was chosen says so', async ({
  page,
  perch,
  token,
  complaints,
}) => {
  complaints.announce(/ERR_(UPLOAD_FILE_CHANGED|FILE_NOT_FOUND|FAILED)/);
  const waiting = await makeLargeFile('waiting.bin', mebibyte);
  await using first = await makeLargeFile('first.bin', 40 * mebibyte);
  perch.pause();
  await chooser(page).setInputFiles([first.path, waiting.path]);
  await expect(tray(page)).toContainText('Uploading 1 of 2');
  await waiting[Symbol.asyncDispose]();
  perch.resume();
  await expect(tray(page)).toContainText('1 uploaded, 1 failed');
  await expect(tray(page)).toContainText('The file was changed or removed. Choose it again.');
  expect(await storedUploads(perch, token)).toHaveLength(1);
});
