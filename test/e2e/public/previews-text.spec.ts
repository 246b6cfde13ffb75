// @desktop @oldest

import { fileOf, store } from '../support/files/files.ts';
import { expect, test } from '../support/test.ts';

test.use({ env: { MAX_FILE_SIZE: '30MB' } });

test('of a long text only the beginning is read', async ({ page, perch, token, look }) => {
  await store(perch, token, fileOf('long.txt', 'text/plain', 'Grüße! '.repeat(500_000)));
  const answered = page.waitForResponse(/\/f\//);
  await page.goto('/uploads');
  await page.getByRole('link', { name: 'long.txt', exact: true }).click();
  const details = page.getByRole('dialog', { name: 'File details' });
  const response = await answered;
  expect(response.status()).toBe(206);
  expect((await response.body()).length).toBe(64 * 1024);
  await expect(details).toContainText('Only the beginning is shown.');
  await expect(details).toContainText('Grüße! Grüße!');
  await look('details-long-text');
});
