// @long @desktop

import { sha256Of } from '../../../support/files/hash.ts';
import { listStoredFiles } from '../../../support/files/list-stored-files.ts';
import { textFile } from '../../support/files/files.ts';
import {
  chooser,
  sendingsOf,
  slowDown,
  storedUploads,
  tray,
  uploaded,
} from '../../support/pages/uploading.ts';
import { expect, test } from '../../support/test.ts';

const bytesPerSecond = 60_000;
const name = '🐦 slow film.txt';
const slow = textFile(name, 900_000);

test('a paused file sends nothing, lets the next one go, and goes on to the right bytes', async ({
  page,
  perch,
  token,
  look,
}) => {
  const sendings = sendingsOf(page);
  await slowDown(page, bytesPerSecond);
  await chooser(page).setInputFiles([slow, textFile('next.txt')]);
  const bar = page.getByRole('progressbar', { name });
  await expect(bar).toHaveAttribute('value', /^[2-9]\d$/);
  await page.getByRole('button', { name: `Pause ${name}` }).click();
  await expect(tray(page)).toContainText(/Paused at \d\d%, 878\.91 KB/);
  await expect(uploaded(page, 'next.txt')).toBeVisible();
  await expect(tray(page)).toContainText('1 uploaded, 1 paused');
  await look('upload-paused');
  const paused = sendings.length;
  const kept = await listStoredFiles(perch.dataDir);
  expect(kept.filter((path) => path.endsWith('.resumable'))).toHaveLength(1);
  const [next, ...others] = await storedUploads(perch, token);
  expect(next?.originalName).toBe('next.txt');
  expect(others).toEqual([]);
  expect(sendings).toHaveLength(paused);
  await page.getByRole('button', { name: `Resume ${name}` }).click();
  await slowDown(page, -1);
  await expect(uploaded(page, name)).toBeVisible();
  expect(sendings.slice(paused).map(({ method }) => method)).toEqual(['PATCH']);
  expect(sendings.at(-1)?.offset).toBeGreaterThan(0);
  const [stored] = await storedUploads(perch, token);
  expect(stored).toMatchObject({ originalName: name, sha256: sha256Of(slow.buffer) });
  const left = await listStoredFiles(perch.dataDir);
  expect(left.filter((path) => path.endsWith('.resumable'))).toEqual([]);
});

test('pausing and resuming by keyboard keeps the focus, and is said', async ({
  page,
  token: _token,
}) => {
  await slowDown(page, bytesPerSecond);
  await chooser(page).setInputFiles([slow, textFile('behind.txt', 800_000)]);
  const bar = page.getByRole('progressbar', { name });
  await expect(bar).toHaveAttribute('value', /^[1-9]/);
  const spoken = tray(page).getByRole('status');
  await expect(spoken).toHaveText(/slow film\.txt: \d+ percent/);
  await page.getByRole('button', { name: `Pause ${name}` }).focus();
  await page.keyboard.press('Enter');
  const resume = page.getByRole('button', { name: `Resume ${name}` });
  await expect(resume).toBeFocused();
  await expect(page.getByRole('progressbar', { name: 'behind.txt' })).toBeVisible();
  await page.keyboard.press('Enter');
  // Its turn comes after the one that is being sent now, so its row has moved.
  await expect(tray(page)).toContainText('Waiting, 878.91 KB');
  await expect(page.getByRole('button', { name: `Pause ${name}` })).toBeFocused();
  await tray(page).getByRole('button', { name: 'Pause all' }).press('Enter');
  await expect(spoken).toHaveText('2 paused');
  await expect(tray(page)).toBeFocused();
  await tray(page).getByRole('button', { name: 'Resume all' }).press('Space');
  await slowDown(page, -1);
  await expect(spoken).toHaveText('2 uploaded');
});

test('all files pause together, nothing is sent, and all go on', async ({
  page,
  perch,
  token,
  look,
  lookInLight,
}) => {
  const sendings = sendingsOf(page);
  await slowDown(page, bytesPerSecond);
  const files = [slow, textFile('two.txt', 5000), textFile('three.txt', 5000)];
  await chooser(page).setInputFiles(files);
  await expect(page.getByRole('progressbar', { name })).toHaveAttribute('value', /^[1-9]/);
  await tray(page).getByRole('button', { name: 'Pause all' }).click();
  await expect(tray(page)).toContainText('3 paused');
  await expect(tray(page).getByRole('progressbar', { name: 'All files' })).toHaveCount(0);
  // The pointer is on the button that has taken the place of the clicked one.
  await look('uploads-all-paused');
  await lookInLight('uploads-all-paused');
  const paused = sendings.length;
  await slowDown(page, -1);
  expect(await storedUploads(perch, token)).toEqual([]);
  expect(sendings).toHaveLength(paused);
  await tray(page).getByRole('button', { name: 'Resume all' }).click();
  await expect(tray(page)).toContainText('3 uploaded');
  const stored = await storedUploads(perch, token);
  expect(new Set(stored.map(({ sha256 }) => sha256))).toEqual(
    new Set(files.map(({ buffer }) => sha256Of(buffer))),
  );
});

test('cancelling a paused file leaves nothing on the server', async ({ page, perch, token }) => {
  await slowDown(page, bytesPerSecond);
  await chooser(page).setInputFiles(slow);
  await expect(page.getByRole('progressbar', { name })).toHaveAttribute('value', /^[1-9]/);
  await page.getByRole('button', { name: `Pause ${name}` }).click();
  await expect.poll(() => listStoredFiles(perch.dataDir)).toHaveLength(1);
  // The page that is loaded next would end it once more if it had not heard that it has ended.
  const ended = page.waitForResponse((response) => response.request().method() === 'DELETE');
  await page.getByRole('button', { name: `Cancel ${name}` }).click();
  await ended;
  await expect(tray(page)).toHaveCount(0);
  await expect.poll(() => listStoredFiles(perch.dataDir)).toEqual([]);
  await page.reload();
  await expect(page.getByText('No uploads yet')).toBeVisible();
  await expect(page.getByRole('region', { name: /Interrupted/ })).toHaveCount(0);
  expect(await storedUploads(perch, token)).toEqual([]);
});

test('a small file and an empty one are one request each', async ({ page, perch, token }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/api\/upload(\/resumable.*)?$/.test(pathname)) {
      asked.push(`${request.method()} ${pathname}`);
    }
  });
  await chooser(page).setInputFiles([textFile('small.txt', 200_000), textFile('empty.txt', 0)]);
  await expect(tray(page)).toContainText('2 uploaded');
  expect(asked).toEqual(['POST /api/upload/resumable', 'POST /api/upload/resumable']);
  const stored = await storedUploads(perch, token);
  expect(stored.map(({ size }) => size)).toEqual([0, 200_000]);
});
