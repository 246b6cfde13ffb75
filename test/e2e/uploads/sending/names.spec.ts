// @long @desktop

import { store, type TestFile, textFile } from '../../support/files/files.ts';
import { chooser, storedUploads, tray, uploaded } from '../../support/pages/uploading.ts';
import { expect, test } from '../../support/test.ts';

const odd = `🐦‍⬛ "Müller's" 100% & <b>größer<br> #1?.txt`;
// 255 bytes, as many as a name may have: 4 + 2 × 123 + 1 + 4.
const long = `🦆${'ü'.repeat(123)}x.txt`;
/** What a browser makes of a name that not every file system takes. */
const onDisk = (name: string) => name.replaceAll(/["<>?/:*|\u200D]/g, '_');

test.beforeAll(() => expect(Buffer.byteLength(long)).toBe(255));

for (const { title, name } of [
  { title: 'emoji, quotation marks and markup', name: odd },
  { title: 'as many bytes as there may be', name: long },
]) {
  test(`a name with ${title} is shown as it is everywhere`, async ({
    page,
    perch,
    token,
    look,
  }) => {
    const shape = name === long ? 'long' : 'odd';
    await chooser(page).setInputFiles(textFile(name));
    await expect(uploaded(page, name)).toBeVisible();
    await expect(tray(page).getByText(name, { exact: true })).toBeVisible();
    const list = page.getByRole('region', { name: 'Your Uploads' });
    const link = list.getByRole('link', { name, exact: true });
    await expect(link).toBeVisible();
    await look(`name-${shape}`);
    const [upload] = await storedUploads(perch, token);
    expect(upload?.originalName).toBe(name);
    await page.getByRole('button', { name: 'Close uploads' }).click();
    const saving = page.waitForEvent('download');
    await list.getByRole('link', { name: `Download ${name}`, exact: true }).click();
    expect((await saving).suggestedFilename()).toBe(onDisk(name));
    const { headers } = await fetch(`${upload?.publicUrl}?download`);
    const [, sent = ''] = (headers.get('content-disposition') ?? '').split("filename*=UTF-8''");
    expect(decodeURIComponent(sent)).toBe(name);
    await link.click();
    const details = page.getByRole('dialog', { name: 'File details' });
    await expect(details.getByRole('heading', { name, exact: true })).toBeVisible();
    await look(`name-${shape}-details`);
    await details.getByRole('button', { name: 'Delete file' }).click();
    await expect(page.getByRole('dialog', { name: 'Delete file' })).toContainText(name);
    await look(`name-${shape}-delete`);
  });
}

test('names that look alike are kept apart and found again', async ({ page, perch, token }) => {
  const names = ['100% sure.txt', '100%25 sure.txt', '100_ sure.txt'];
  for (const name of names) await store(perch, token, fileNamed(name));
  await page.reload();
  await page.getByRole('searchbox', { name: 'Search uploads' }).fill('100% s');
  const found = page.getByRole('link', { name: /^100.+sure\.txt$/ });
  await expect(found).toHaveText(['100% sure.txt']);
});

function fileNamed(name: string): TestFile {
  return { name, mimeType: 'text/plain', buffer: Buffer.from(name) };
}
