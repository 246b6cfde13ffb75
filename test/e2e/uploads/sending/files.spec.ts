// @oldest @desktop

import { imageFile, textFile } from '../../support/files/files.ts';
import { clipboardText } from '../../support/pages/clipboard.ts';
import { chooser, slowDown, stopClock, tray, uploaded } from '../../support/pages/uploading.ts';
import { expect, test } from '../../support/test.ts';

test('several files upload one by one, each with its progress, and stand in the list @phone', async ({
  page,
  token: _token,
  look,
}) => {
  await slowDown(page, 50_000);
  await chooser(page).setInputFiles([textFile('first.txt', 500_000), textFile('second.txt', 900)]);
  const bar = page.getByRole('progressbar', { name: 'first.txt' });
  await expect(bar).toHaveAttribute('value', /^[1-9]\d$/);
  await expect(tray(page)).toContainText('Uploading 1 of 2');
  await expect(tray(page)).toContainText(/\d+% · [\d.]+ (KB|MB)\/s · \d+ s left/);
  await expect(tray(page)).toContainText('Waiting');
  await look('uploading');
  await slowDown(page, -1);
  await expect(uploaded(page, 'first.txt')).toBeVisible();
  await expect(uploaded(page, 'second.txt')).toBeVisible();
  await expect(tray(page)).toContainText('2 uploaded');
  await look('uploaded');
  await page.getByRole('button', { name: 'Close uploads' }).click();
  await expect(tray(page)).toHaveCount(0);
  const list = page.getByRole('region', { name: 'Your Uploads' });
  await expect(list.getByText('first.txt', { exact: true })).toBeVisible();
  await expect(list.getByText('488.28 KB')).toBeVisible();
  await expect(list.getByText('text/plain')).toHaveCount(2);
});

test('a copied link gives the very file to a visitor', async ({
  page,
  playwright,
  token: _token,
}) => {
  const file = textFile('shared.txt', 5000);
  await chooser(page).setInputFiles(file);
  await expect(uploaded(page, 'shared.txt')).toBeVisible();
  await page.getByRole('button', { name: 'Close uploads' }).click();
  await page.getByRole('button', { name: 'Copy URL of shared.txt' }).click();
  await expect(page.getByText('URL copied to clipboard!')).toBeVisible();
  const url = await clipboardText(page);
  const anonymous = await playwright.request.newContext();
  const response = await anonymous.get(url);
  expect(response.status()).toBe(200);
  expect(await response.body()).toEqual(file.buffer);
  await anonymous.dispose();
});

test('a file over the limit is refused before it is sent', async ({
  page,
  token: _token,
  look,
}) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(request.url());
  });
  await expect(page.getByText('Max 1.00 MB per file').last()).toBeVisible();
  await chooser(page).setInputFiles(textFile('huge.txt', 2 * 1024 * 1024));
  await expect(page.getByText('Failed to upload huge.txt')).toBeVisible();
  const reason = 'The file is 2.00 MB; files may be up to 1.00 MB.';
  await expect(page.getByText(reason)).toHaveCount(2);
  await expect(page.getByRole('button', { name: 'Retry huge.txt' })).toHaveCount(0);
  expect(sent).toEqual([]);
  await look('over-limit');
});

test('cancelling stops a file and goes on with the next', async ({ page, token: _token }) => {
  await slowDown(page, 30_000);
  await chooser(page).setInputFiles([textFile('slow.txt', 900_000), textFile('next.txt')]);
  await expect(page.getByRole('progressbar', { name: 'slow.txt' })).toHaveAttribute(
    'value',
    /[1-9]/,
  );
  await page.getByRole('button', { name: 'Cancel slow.txt' }).click();
  await slowDown(page, -1);
  await expect(uploaded(page, 'next.txt')).toBeVisible();
  await expect(page.getByText('slow.txt')).toHaveCount(0);
});

test('a file that the server refuses can be sent again', async ({
  page,
  perch,
  token: _token,
  complaints,
  look,
}) => {
  complaints.announce(/413.*\/api\/upload/);
  // The page may still be loading what it shows or needs later when the server stops.
  complaints.announce(/ERR_CONNECTION_REFUSED/);
  // The page knows the old limit, so only the server refuses.
  await expect(page.getByText('Max 1.00 MB per file').last()).toBeVisible();
  await perch.restart({ MAX_FILE_SIZE: '1KB' });
  await chooser(page).setInputFiles(textFile('report.txt', 10_000));
  await expect(page.getByText('Failed to upload report.txt')).toBeVisible();
  await expect(tray(page)).toContainText('1 failed');
  await expect(tray(page)).toContainText('1.00 KB');
  await look('upload-failed');
  await perch.restart({ MAX_FILE_SIZE: '1MB' });
  await page.getByRole('button', { name: 'Retry report.txt' }).click();
  await expect(uploaded(page, 'report.txt')).toBeVisible();
  await expect(tray(page)).toContainText('1 uploaded');
});

test('a server that went away is shown as offline, and asked again at once on request', async ({
  page,
  perch,
  env,
  token: _token,
  complaints,
}) => {
  complaints.announce(/ERR_CONNECTION_REFUSED|ERR_EMPTY_RESPONSE|ERR_CONNECTION_RESET/);
  await stopClock(page);
  await perch.stop();
  await chooser(page).setInputFiles(textFile('report.txt'));
  await expect(tray(page)).toContainText('Waiting for the server…');
  await perch.restart(env);
  await page.getByRole('button', { name: 'Try report.txt now' }).click();
  await page.clock.resume();
  await expect(uploaded(page, 'report.txt')).toBeVisible();
});

test('files dropped anywhere on the page are uploaded', async ({ page, token: _token }) => {
  const dropped = await page.evaluateHandle(() => {
    const transfer = new DataTransfer();
    transfer.items.add(new File(['one'], 'dropped-1.txt'));
    transfer.items.add(new File(['two'], 'dropped-2.txt'));
    return transfer;
  });
  const heading = page.getByRole('heading', { name: 'Your Uploads' });
  await heading.dispatchEvent('dragenter', { dataTransfer: dropped });
  // As long as something is dragged, browsers say so again and again.
  await expect(async () => {
    await heading.dispatchEvent('dragover', { dataTransfer: dropped });
    await expect(page.getByText('Drop to upload')).toBeVisible({ timeout: 500 });
  }).toPass();
  await heading.dispatchEvent('drop', { dataTransfer: dropped });
  await expect(page.getByText('Drop to upload')).toHaveCount(0);
  await expect(tray(page)).toContainText('2 uploaded');
});

test('a pasted image is uploaded', async ({ page, token: _token }) => {
  const bytes = [...imageFile('pasted.png').buffer];
  await page.evaluate((numbers) => {
    const clipboardData = new DataTransfer();
    clipboardData.items.add(
      new File([new Uint8Array(numbers)], 'pasted.png', { type: 'image/png' }),
    );
    window.dispatchEvent(new ClipboardEvent('paste', { clipboardData }));
  }, bytes);
  await expect(uploaded(page, 'pasted.png')).toBeVisible();
});

test('an empty file is a file', async ({ page, token: _token }) => {
  await chooser(page).setInputFiles(textFile('empty.txt', 0));
  await expect(uploaded(page, 'empty.txt')).toBeVisible();
  await expect(page.getByText('0 Bytes').first()).toBeVisible();
});

test('an upload meets the end of the session with one sentence', async ({
  page,
  token,
  complaints,
  perch,
}) => {
  complaints.announce(/401/);
  const response = await page.request.post(`${perch.origin}/api/auth/logout`, {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(response.ok()).toBe(true);
  await chooser(page).setInputFiles([textFile('a.txt'), textFile('b.txt')]);
  const sentence = page.getByText('Session expired. Please login again.');
  await expect(sentence).toHaveCount(1);
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  // It may have gone by now, but has not come a second time.
  expect(await sentence.count()).toBeLessThan(2);
  await expect(page.getByText('Failed to upload')).toHaveCount(0);
});
