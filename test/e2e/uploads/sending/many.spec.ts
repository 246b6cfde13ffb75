// @long @desktop

import type { Request } from '@playwright/test';

import { sha256Of } from '../../../support/files/hash.ts';
import { textFile } from '../../support/files/files.ts';
import { chooser, slowDown, storedUploads, tray, uploaded } from '../../support/pages/uploading.ts';
import { expect, test } from '../../support/test.ts';

// Every file is different, so that none can stand for another.
const files = Array.from({ length: 30 }, (_, index) => {
  const name = `${String(index + 1).padStart(2, '0')} of thirty.txt`;
  const buffer = Buffer.concat([Buffer.from(`${name}\n`), Buffer.alloc(4000 + 100 * index, name)]);
  return { name, mimeType: 'text/plain', buffer };
});

test('thirty files are sent one by one in their order, and every link gives its file', async ({
  page,
  perch,
  token,
  request,
  look,
}) => {
  const begunAndAnswered: Request[] = [];
  const note = (sent: Request) => {
    if (sent.method() === 'POST') begunAndAnswered.push(sent);
  };
  page.on('request', note);
  page.on('response', (response) => note(response.request()));
  await expect(page.getByText('Max 1.00 MB per file').last()).toBeVisible();
  await slowDown(page, 20_000);
  await chooser(page).setInputFiles([...files.slice(0, 15), textFile('huge.txt', 2e6)]);
  await chooser(page).setInputFiles(files.slice(15));
  await expect(tray(page)).toContainText(/Uploading ([2-9]|1\d) of 31, 1 failed/);
  const all = tray(page).getByRole('progressbar', { name: 'All files' });
  await expect(all).toHaveAttribute('value', /^[1-9]/);
  await expect(tray(page)).toContainText(/\d+% · [\d.]+ KB\/s · \d+ s left/);
  await look('uploading-thirty');
  await slowDown(page, -1);
  await expect(tray(page)).toContainText('30 uploaded, 1 failed');
  await look('uploaded-thirty');
  const sent = [...new Set(begunAndAnswered)];
  expect(sent).toHaveLength(30);
  // Each is answered before the next begins.
  expect(begunAndAnswered.map((each) => sent.indexOf(each))).toEqual(
    sent.flatMap((_, index) => [index, index]),
  );
  const stored = (await storedUploads(perch, token)).toReversed();
  expect(stored.map(({ originalName }) => originalName)).toEqual(files.map(({ name }) => name));
  for (const [index, { publicUrl, sha256 }] of stored.entries()) {
    const expected = sha256Of(files[index]?.buffer ?? Buffer.alloc(0));
    expect(sha256).toBe(expected);
    expect(sha256Of(await (await request.get(publicUrl)).body())).toBe(expected);
  }
  const list = page.getByRole('region', { name: 'Your Uploads' });
  await expect(list).toContainText('30 files');
  await expect(list.getByRole('link', { name: '30 of thirty.txt', exact: true })).toBeVisible();
});

test('finished transfers are cleared, and all others cancelled', async ({ page, perch, token }) => {
  await slowDown(page, 10_000);
  const slow = textFile('slow.txt', 500_000);
  const sending = page.waitForRequest((request) => request.method() === 'PATCH');
  await chooser(page).setInputFiles([textFile('quick.txt'), slow, textFile('never.txt')]);
  await expect(uploaded(page, 'quick.txt')).toBeVisible();
  await tray(page).getByRole('button', { name: 'Clear finished' }).click();
  await expect(tray(page).getByText('quick.txt')).toHaveCount(0);
  await expect(tray(page)).toContainText('Uploading 1 of 2');
  // What has no address yet is not stopped before it has one.
  await sending;
  const stopped = page.waitForEvent('requestfailed');
  await tray(page).getByRole('button', { name: 'Cancel all' }).click();
  await expect(tray(page)).toHaveCount(0);
  expect((await stopped).failure()?.errorText).toBe('net::ERR_ABORTED');
  // The line stays slow: a request that was not aborted would keep the next file from ending.
  await chooser(page).setInputFiles(textFile('after.txt'));
  await expect(uploaded(page, 'after.txt')).toBeVisible();
  const stored = await storedUploads(perch, token);
  expect(stored.map(({ originalName }) => originalName)).toEqual(['after.txt', 'quick.txt']);
});

test('files that meet no server wait for it, and are all sent when it is there', async ({
  page,
  perch,
  env,
  token,
  complaints,
  look,
}) => {
  complaints.announce(/ERR_CONNECTION_REFUSED|ERR_EMPTY_RESPONSE|ERR_CONNECTION_RESET/);
  await perch.stop();
  await chooser(page).setInputFiles(files.slice(0, 4));
  await expect(tray(page)).toContainText(/Waiting for the server… Next try in \d+ s/);
  await expect(tray(page)).toContainText('Uploading 1 of 4');
  await look('uploading-without-server');
  await perch.restart(env);
  await expect(tray(page)).toContainText('4 uploaded', { timeout: 20_000 });
  await expect(page.getByText('Failed to upload')).toHaveCount(0);
  expect(await storedUploads(perch, token)).toHaveLength(4);
});

test('the keyboard keeps its place when a row goes', async ({ page, token: _token }) => {
  await chooser(page).setInputFiles([textFile('a.txt'), textFile('b.txt')]);
  await expect(tray(page)).toContainText('2 uploaded');
  await tray(page).getByRole('button', { name: 'Dismiss a.txt' }).press('Enter');
  await expect(tray(page)).toContainText('1 uploaded');
  await expect(tray(page)).toBeFocused();
});
