import type { Page } from '@playwright/test';

import { textFile } from '../support/files/files.ts';
import { makeLargeFile, sha256OfFile } from '../support/files/large-file.ts';
import { slowDown, storedUploads } from '../support/pages/uploading.ts';
import type { Perch } from '../support/servers/perch.ts';
import { expect, test } from '../support/test.ts';

const mebibyte = 1024 ** 2;

test.use({ env: { MAX_FILE_SIZE: '100MB' }, home: '' });

/** The address of a new request. */
async function askForFiles(perch: Perch, fields: Record<string, unknown> = {}): Promise<string> {
  const answer = await fetch(`${perch.origin}/api/requests`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${perch.token}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({
      title: 'Pictures of our holiday in the mountains',
      text: 'Everything you have, please.\nThe large ones, too.',
      maxFiles: 20,
      ...fields,
    }),
  });
  const { data }: { data: { request: { url: string } } } = JSON.parse(await answer.text());
  return data.request.url;
}

const picker = (page: Page) => page.locator('input[type=file]');
const row = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name });
const sendButton = (page: Page) => page.getByRole('button', { name: 'Send', exact: true });

const storedBy = async (perch: Perch) =>
  (await storedUploads(perch, perch.token ?? '')).toSorted((a, b) => a.size - b.size);

test('a visitor sends two files, and a restart of the server in the middle loses nothing @phone', async ({
  page,
  perch,
  env,
  complaints,
  look,
}) => {
  test.setTimeout(120_000);
  complaints.announce(/ERR_(CONNECTION_(REFUSED|RESET|ABORTED)|EMPTY_RESPONSE|SOCKET_\w+)/);
  complaints.announce(/503.*\/api\/drop/);
  await page.goto(await askForFiles(perch));
  await expect(page.getByText('is asking you for files.')).toBeVisible();
  await expect(sendButton(page)).toBeDisabled();
  await look('drop-open');
  await page.emulateMedia({ colorScheme: 'dark' });
  await look('drop-open-dark');
  await using large = await makeLargeFile('large.bin', 40 * mebibyte);
  await page.getByLabel('Your name (optional)').fill('Ann');
  await picker(page).setInputFiles(large.path);
  await picker(page).setInputFiles(textFile('notes.txt'));
  await slowDown(page, 4 * mebibyte);
  await sendButton(page).click();
  await expect(row(page, 'notes.txt')).toContainText('Sent');
  await expect(row(page, 'large.bin')).toContainText(/Sending · [2-5]\d%/);
  await look('drop-sending-dark');
  await perch.stop('SIGKILL');
  await expect(row(page, 'large.bin')).toContainText('Connection lost');
  await look('drop-retrying-dark');
  await perch.restart(env);
  await slowDown(page, 100 * mebibyte);
  await expect(page.getByText('Everything has been sent.')).toBeVisible({ timeout: 60_000 });
  await look('drop-sent-dark');
  const stored = await storedBy(perch);
  expect(stored).toMatchObject([
    { originalName: 'notes.txt', receivedFrom: { sender: 'Ann' } },
    { originalName: 'large.bin', sha256: await sha256OfFile(large.path) },
  ]);
});

test('a page counts what is left, and only thanks for the last file', async ({
  page,
  perch,
  complaints,
  look,
}) => {
  complaints.announce(/410/);
  await page.goto(await askForFiles(perch, { maxFiles: 2 }));
  await picker(page).setInputFiles(textFile('first.txt'));
  await sendButton(page).click();
  await expect(page.getByText('Thank you! Everything has been sent.')).toBeVisible();
  await expect(page.getByText('Accepts 1 more file')).toBeVisible();
  await look('drop-thanks');
  await picker(page).setInputFiles(textFile('last.txt'));
  await sendButton(page).click();
  await expect(page.getByRole('heading', { name: 'Thank you, that’s all' })).toBeFocused();
  await expect(picker(page)).toHaveCount(0);
  await look('drop-thanks-last');
});

test('an upload that was paused goes on after a reload, where the file is chosen again', async ({
  page,
  perch,
  look,
}) => {
  test.setTimeout(120_000);
  await page.goto(await askForFiles(perch));
  await using large = await makeLargeFile('large.bin', 30 * mebibyte);
  await slowDown(page, 4 * mebibyte);
  await picker(page).setInputFiles(large.path);
  await sendButton(page).click();
  await expect(row(page, 'large.bin')).toContainText(/Sending · [3-6]\d%/);
  await page.getByRole('button', { name: 'Pause' }).click();
  await expect(row(page, 'large.bin')).toContainText('Paused');
  await look('drop-paused');
  await page.reload();
  await expect(page.getByText('An upload was interrupted.')).toBeVisible();
  await look('drop-interrupted');
  const began = page.waitForRequest((request) => request.method() === 'PATCH');
  await picker(page).setInputFiles(large.path);
  await slowDown(page, 100 * mebibyte);
  await sendButton(page).click();
  expect(Number((await began).headers()['upload-offset'])).toBeGreaterThan(5 * mebibyte);
  await expect(page.getByText('Everything has been sent.')).toBeVisible();
  const stored = await storedBy(perch);
  expect(stored).toMatchObject([{ sha256: await sha256OfFile(large.path) }]);
});

test('a file that is refused says why, and may be taken off the list', async ({
  page,
  perch,
  complaints,
  look,
}) => {
  complaints.announce(/41[035]/);
  const limits = { types: ['image/*'], maxFileSize: 1000, maxBytes: 5000, maxFiles: 2 };
  const long = `${'A very long title without any end in sight '.repeat(2)}Donaudampfschifffahrtsgesellschaft`;
  await page.goto(await askForFiles(perch, { ...limits, title: long }));
  const name = `${'a-very-long-file-name-'.repeat(6)}end.txt`;
  await picker(page).setInputFiles([textFile(name), textFile('large.txt', 2000)]);
  await sendButton(page).click();
  await expect(row(page, name)).toContainText(
    'Files of the type text/plain are not accepted here.',
  );
  await expect(row(page, 'large.txt')).toContainText('Files may be up to 1000 Bytes.');
  await look('drop-refused');
  await row(page, 'large.txt').getByRole('button', { name: 'Remove' }).click();
  await expect(row(page, 'large.txt')).toHaveCount(0);
  expect(await storedBy(perch)).toEqual([]);
});

test('files are sent without any script, and a locked request asks for its password', async ({
  browser,
  page,
  perch,
  complaints,
  look,
  isMobile,
}) => {
  complaints.announce(/40[34]|410/);
  const url = await askForFiles(perch, { password: 'sesame' });
  await page.goto(url);
  await look('drop-locked');
  const context = await browser.newContext({
    javaScriptEnabled: false,
    ...(isMobile && { viewport: { width: 390, height: 844 } }),
  });
  const visitor = await context.newPage();
  await visitor.goto(url);
  await visitor.getByLabel('Password').fill('wrong');
  await visitor.getByRole('button', { name: 'Unlock' }).click();
  await expect(visitor.getByRole('alert')).toHaveText('Wrong password.');
  await visitor.getByLabel('Password').fill('sesame');
  await visitor.getByRole('button', { name: 'Unlock' }).click();
  await expect(visitor).toHaveURL(url);
  await picker(visitor).setInputFiles([textFile('a.txt'), textFile('b.txt')]);
  await sendButton(visitor).click();
  await expect(visitor.getByText('2 files have arrived.')).toBeVisible();
  await visitor.screenshot({
    path: `test/e2e/screenshots/drop-without-script-${isMobile ? 'phone' : 'desktop'}.png`,
  });
  await context.close();
  expect(await storedBy(perch)).toHaveLength(2);
  await page.goto(await askForFiles(perch, { open: false }));
  await expect(page.getByRole('heading')).toHaveText('This file request is closed');
  await look('drop-ended');
});

for (const [language, heading] of [
  ['de-DE', 'bittet dich um Dateien.'],
  ['ar', 'يطلب منك ملفات.'],
] as const) {
  test.describe(`in ${language}`, () => {
    test.use({ locale: language });
    test(`a visitor reads the page in ${language}`, async ({ page, perch, look }) => {
      const limits = { maxFileSize: 5 * mebibyte, maxBytes: 50 * mebibyte, types: ['image/*'] };
      await page.goto(await askForFiles(perch, limits));
      await expect(page.getByText(heading)).toBeVisible();
      await picker(page).setInputFiles(textFile('a.txt'));
      await look(`drop-${language}`);
    });
  });
}
