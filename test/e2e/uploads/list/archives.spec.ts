// @long
import type { Page } from '@playwright/test';

import { imageFile, store, type TestFile, textFile } from '../../support/files/files.ts';
import { expect, openUploads, test } from '../../support/test.ts';

const mib = 1024 ** 2;
const longName = `${'a-very-long-name-'.repeat(7)}.txt`;
const bar = (page: Page) => page.getByRole('toolbar');
const all = (page: Page) => page.getByRole('checkbox').first();
const failure = (page: Page) => page.getByRole('alert');

test.use({ home: '', env: { MAX_FILE_SIZE: '32MB' } });

/** The ids of the files that are listed. */
async function idsOf(origin: string, token: string): Promise<string[]> {
  const answer = await fetch(`${origin}/api/upload/my`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const { data } = await answer.json();
  return data.uploads.map(({ _id }: { _id: string }) => _id);
}

const call = (url: string, token: string, method: string, body?: unknown) =>
  fetch(url, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });

async function open(page: Page, files: readonly TestFile[], storeOne: (file: TestFile) => unknown) {
  for (const file of files) await storeOne(file);
  await openUploads(page);
  await all(page).click();
  await expect(bar(page)).toContainText(`${files.length}`);
}

test('a file that was deleted elsewhere is named, and the selection stays', async ({
  page,
  perch,
  token,
  complaints,
  look,
  lookInLight,
}) => {
  complaints.announce(/404.*\/api\/archives/);
  const files = [imageFile('harbour.png'), textFile('notes.txt'), textFile(longName)];
  await open(page, files, (file) => store(perch, token, file));
  await look('uploads-archive');
  await lookInLight('uploads-archive');
  const [id] = await idsOf(perch.origin, token);
  await call(`${perch.origin}/api/upload/${id}`, token, 'DELETE');
  await bar(page).getByRole('button', { name: 'Download as ZIP' }).click();
  await expect(failure(page)).toContainText('The archive could not be created');
  await expect(failure(page)).toContainText(`“${longName}” was deleted or has expired.`);
  await look('uploads-archive-missing');
  await expect(bar(page)).toContainText('3 selected');
  await expect(page).toHaveURL('/uploads');
});

test('where two archives are on their way, the third says when it can be had @desktop', async ({
  page,
  perch,
  token,
  complaints,
}) => {
  complaints.announce(/429.*\/z\//);
  const large = { ...textFile('large.bin'), buffer: Buffer.alloc(24 * mib) };
  const other = { ...large, name: 'other.bin', buffer: Buffer.alloc(24 * mib, 1) };
  await open(page, [large, other], (file) => store(perch, token, file));
  const uploads = await idsOf(perch.origin, token);
  const made = await call(`${perch.origin}/api/archives`, token, 'POST', { uploads });
  const { url } = (await made.json()).data;
  // Nothing of them is read.
  const reading = [await fetch(url), await fetch(url)];
  await bar(page).getByRole('button', { name: 'Download as ZIP' }).click();
  await expect(failure(page)).toContainText('until one of them has finished');
  for (const { body } of reading) await body?.cancel();
  const status = async () => (await fetch(url, { headers: { range: 'bytes=0-0' } })).status;
  await expect.poll(status).toBe(206);
  const saving = page.waitForEvent('download');
  await bar(page).getByRole('button', { name: 'Download as ZIP' }).click();
  expect((await saving).suggestedFilename()).toBe('Perch.zip');
});

test('the bar fits in German', async ({ page, perch, token, look }) => {
  await page.addInitScript(() => localStorage.setItem('perch_language', 'de'));
  for (const name of ['a.txt', 'b.txt']) await store(perch, token, textFile(name, 700_000));
  await page.goto('/uploads');
  await all(page).click();
  await expect(bar(page).getByRole('button')).not.toHaveCount(0);
  await look('uploads-archive-german');
});
