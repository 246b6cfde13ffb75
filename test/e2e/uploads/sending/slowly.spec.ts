// @long @desktop

import { sha256Of } from '../../../support/files/hash.ts';
import { listStoredFiles } from '../../../support/files/list-stored-files.ts';
import { textFile } from '../../support/files/files.ts';
import { chooser, slowDown, storedUploads, tray, uploaded } from '../../support/pages/uploading.ts';
import { expect, test } from '../../support/test.ts';

const bytesPerSecond = 100_000;
const bytes = 900_000;
const slow = textFile('slow.txt', bytes);
const progress = /(\d+)% · ([\d.]+) KB\/s · (\d+) s left/;

test('on a slow line the percent grows, and speed and time left are what they are', async ({
  page,
  token: _token,
}) => {
  await slowDown(page, bytesPerSecond);
  await chooser(page).setInputFiles(slow);
  const percents: number[] = [];
  await expect
    .poll(
      async () => {
        const found = progress.exec(await tray(page).innerText());
        if (!found) return 0;
        const [percent = 0, kilobytes = 0, seconds = 0] = found.slice(1).map(Number);
        // The browser itself hands the bytes on in portions, and a busy one sees some of them late.
        const timesTooFast = (kilobytes * 1024) / bytesPerSecond;
        if (timesTooFast < 1 / 3 || timesTooFast > 3) return 0;
        const secondsLeft = (bytes * (1 - percent / 100)) / (kilobytes * 1024);
        expect(Math.abs(seconds - secondsLeft)).toBeLessThanOrEqual(2);
        percents.push(percent);
        return new Set(percents).size;
      },
      // Often enough for all nine seconds that it takes.
      { intervals: [200], timeout: 20_000 },
    )
    .toBeGreaterThan(4);
  expect(percents).toEqual(percents.toSorted((a, b) => a - b));
  await slowDown(page, -1);
  await expect(tray(page)).toContainText('1 uploaded');
});

test('cancelling leaves nothing behind on the server', async ({ page, perch, token }) => {
  await slowDown(page, bytesPerSecond);
  await chooser(page).setInputFiles(slow);
  await expect.poll(() => listStoredFiles(perch.dataDir)).toHaveLength(1);
  expect((await listStoredFiles(perch.dataDir))[0]).toMatch(/\.resumable$/);
  await page.getByRole('button', { name: 'Cancel slow.txt' }).click();
  await expect(tray(page)).toHaveCount(0);
  await expect.poll(() => listStoredFiles(perch.dataDir)).toEqual([]);
  expect(await storedUploads(perch, token)).toEqual([]);
  await expect(page.getByText('No uploads yet')).toBeVisible();
});

test('a server that dies in the middle of a file gets the rest of it after its start', async ({
  page,
  perch,
  env,
  token,
  complaints,
}) => {
  complaints.announce(/ERR_(CONNECTION_(REFUSED|RESET|ABORTED)|EMPTY_RESPONSE|SOCKET_\w+)/);
  await slowDown(page, bytesPerSecond);
  await chooser(page).setInputFiles(slow);
  const bar = page.getByRole('progressbar', { name: 'slow.txt' });
  await expect(bar).toHaveAttribute('value', /^[3-9]\d$/);
  await perch.stop('SIGKILL');
  await expect(tray(page)).toContainText('Waiting for the server…');
  await perch.restart(env);
  await slowDown(page, -1);
  // The next try may be some seconds away by now.
  await expect(uploaded(page, 'slow.txt')).toBeVisible({ timeout: 30_000 });
  const stored = await storedUploads(perch, token);
  expect(stored.map(({ sha256 }) => sha256)).toEqual([sha256Of(slow.buffer)]);
  expect(await listStoredFiles(perch.dataDir)).toHaveLength(1);
});

test('uploads go on while screens change, and leaving the page asks first', async ({
  page,
  isMobile,
  perch,
  token,
}) => {
  await slowDown(page, bytesPerSecond / 3);
  await chooser(page).setInputFiles([textFile('quick.txt'), slow]);
  await expect(uploaded(page, 'quick.txt')).toBeVisible();
  if (isMobile) await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await expect(page).toHaveURL('/dashboard');
  await expect(tray(page)).toContainText('Uploading 2 of 2');
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    void dialog.dismiss();
  });
  await page.close({ runBeforeUnload: true });
  await expect.poll(() => asked).toEqual(['beforeunload']);
  await slowDown(page, -1);
  await expect(uploaded(page, 'slow.txt')).toBeVisible();
  expect(await storedUploads(perch, token)).toHaveLength(2);
  await page.close({ runBeforeUnload: true });
  await expect.poll(() => page.isClosed()).toBe(true);
  expect(asked).toEqual(['beforeunload']);
});

test('saving a file while another is being sent asks nothing', async ({ page, token: _token }) => {
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    void dialog.dismiss();
  });
  await slowDown(page, bytesPerSecond / 3);
  await chooser(page).setInputFiles([textFile('quick.txt'), slow]);
  await expect(uploaded(page, 'quick.txt')).toBeVisible();
  await page.getByRole('button', { name: 'Collapse uploads' }).click();
  const saving = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download quick.txt' }).click();
  expect((await saving).suggestedFilename()).toBe('quick.txt');
  expect(asked).toEqual([]);
  await expect(tray(page)).toContainText('Uploading 2 of 2');
  await slowDown(page, -1);
  await expect(tray(page)).toContainText('2 uploaded');
});
