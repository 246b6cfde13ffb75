// @long
import { readFile } from 'node:fs/promises';

import { clipboardText } from '../support/pages/clipboard.ts';
import { openTab } from '../support/pages/settings.ts';
import { robin } from '../support/state/accounts.ts';
import { expect, test } from '../support/test.ts';

// Every test opens the tab that it is about.
test.use({ home: '' });

test('the API token is masked, copied and replaced', async ({
  page,
  perch,
  token: _token,
  complaints,
  look,
}) => {
  complaints.announce(/403.*\/api\/auth\/token/);
  await openTab(page, 'api');
  const box = page.getByLabel('Your API token', { exact: true });
  await expect(box).toHaveAttribute('type', 'password');
  await expect(box).not.toBeEditable();
  await look('settings-api');
  await page.getByRole('button', { name: 'Copy API token' }).click();
  await expect(page.getByText('API token copied to clipboard!')).toBeVisible();
  const old = await clipboardText(page);
  expect(old).toBe(await box.inputValue());
  await page.getByRole('button', { name: 'Replace token' }).click();
  await expect(page.getByRole('dialog', { name: 'Replace API token' })).toBeVisible();
  await look('settings-replace-token');
  await page.getByRole('dialog').getByRole('button', { name: 'Replace' }).click();
  await page.getByLabel('Your password', { exact: true }).fill(robin.password);
  await look('settings-replace-token-confirm');
  await page.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(page.getByText('API token replaced.')).toBeVisible();
  await expect(box).not.toHaveValue(old);
  const list = async (bearer: string) =>
    (
      await fetch(`${perch.origin}/api/upload/my`, {
        headers: { authorization: `Bearer ${bearer}` },
      })
    ).status;
  expect([await list(old), await list(await box.inputValue())]).toEqual([401, 200]);
});

test('every client has its file, and the documentation says how to upload @desktop', async ({
  page,
  perch,
  token: _token,
}) => {
  await openTab(page, 'api');
  const box = page.getByLabel('Your API token', { exact: true });
  const apiToken = await box.inputValue();
  const files = [
    ['Download ishare config', 'ishare config downloaded!', /\.iscu$/],
    ['Download screenshot script', 'Screenshot script downloaded!', /^perch-upload\.sh$/],
    ['Download curl script', 'curl script downloaded!', /^perch-curl\.sh$/],
    ['Download ShareX Config', 'ShareX configuration downloaded!', /\.sxcu$/],
  ] as const;
  for (const [name, sentence, fileName] of files) {
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name }).click();
    await expect(page.getByText(sentence)).toBeVisible();
    const download = await saving;
    expect(download.suggestedFilename()).toMatch(fileName);
    expect(await readFile(await download.path(), 'utf8')).toContain(apiToken);
  }
  const guide = page.getByRole('region', { name: 'API documentation' });
  for (const text of ['POST /api/upload', 'Authorization: Bearer', 'multipart form data', 'file']) {
    await expect(guide.getByText(text).first()).toBeVisible();
  }
  await guide.getByRole('button', { name: 'Copy command' }).click();
  await expect.poll(() => clipboardText(page)).toContain(`${perch.origin}/api/upload`);
});
