// @long
import type { Page } from '@playwright/test';

import { clipboardText } from '../../support/pages/clipboard.ts';
import { openUploadOptions, storedUploads } from '../../support/pages/uploading.ts';
import { longName } from '../../support/state/sample-installation.ts';
import { expect, test } from '../../support/test.ts';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'New paste' });
const text = (page: Page) => dialog(page).getByLabel('Text', { exact: true });
const language = (page: Page) => dialog(page).getByLabel('Language');
const upload = (page: Page) => dialog(page).getByRole('button', { name: 'Upload', exact: true });

async function open(page: Page): Promise<void> {
  await openUploadOptions(page);
  await page.getByRole('button', { name: 'New paste' }).click();
}

const code = '#!/usr/bin/env python3\nfor each in range(3):\n    print("a\\t", each)  # <b>\n';

test('a text becomes an upload in the list, and its link is copied @phone', async ({
  page,
  perch,
  token,
  look,
  lookInLight,
}) => {
  await open(page);
  await text(page).fill(code);
  await expect(dialog(page).getByText(`3 lines · ${code.length} Bytes`)).toBeVisible();
  await expect(language(page)).toHaveValue('plain');
  await expect(dialog(page).getByRole('button', { name: 'Preview' })).toHaveCount(0);
  await look('paste-offer');
  await dialog(page).getByRole('button', { name: 'Use Python' }).click();
  await expect(language(page)).toHaveValue('python');
  await expect(dialog(page).getByText('This looks like')).toHaveCount(0);
  await dialog(page).getByLabel('Title').fill('loop');
  await dialog(page).getByRole('button', { name: 'Preview' }).click();
  const preview = dialog(page).getByRole('region', { name: 'Preview of the text' });
  await expect(preview.locator('.h-keyword').first()).toHaveText('for');
  await expect(preview.locator('.h-comment').last()).toHaveText('# <b>');
  await look('paste-code');
  await lookInLight('paste-code');
  await upload(page).click();
  await expect(page.getByText('loop.py uploaded, link copied!')).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);
  const list = page.getByRole('region', { name: 'Your Uploads' });
  await expect(list.getByText('loop.py', { exact: true }).first()).toBeVisible();
  const [stored] = await storedUploads(perch, token);
  expect(await clipboardText(page)).toBe(stored?.viewUrl ?? '');
  expect(await (await fetch(stored?.rawUrl ?? '')).text()).toBe(code);
  await open(page);
  await expect(text(page)).toHaveValue('');
});

test('Markdown is previewed in a frame that runs nothing', async ({
  page,
  token: _token,
  look,
  lookInLight,
}) => {
  await page.exposeFunction('perchAttack', () => {
    throw new Error('A preview has run a script');
  });
  await open(page);
  await dialog(page).getByLabel('Title').fill(longName);
  await text(page).fill(
    '# Plan\n\n**Bold** <img src=x onerror=parent.perchAttack()>\n\n- a\n- b\n\n[x](javascript:parent.perchAttack())',
  );
  await language(page).selectOption('markdown');
  await dialog(page).getByRole('button', { name: 'Preview' }).click();
  const frame = page.frameLocator('iframe[title="Preview of the text"]');
  await expect(frame.getByRole('heading', { name: 'Plan' })).toBeVisible();
  await expect(frame.getByText('Bold')).toHaveCSS('font-weight', '700');
  await expect(frame.locator('img, script')).toHaveCount(0);
  await expect(frame.getByRole('link')).toHaveCount(0);
  await look('paste-markdown');
  await lookInLight('paste-markdown');
  await dialog(page).getByRole('button', { name: 'Edit' }).click();
  await expect(text(page)).toHaveValue(/^# Plan/);
});

test('a refused paste keeps its text, and says why', async ({
  page,
  perch,
  token,
  complaints,
  look,
}) => {
  complaints.announce(/409.*\/api\/pastes$/);
  await open(page);
  await text(page).fill('kept');
  await dialog(page).getByRole('button', { name: 'Options' }).click();
  await dialog(page).getByLabel('Link name').fill('admin');
  await upload(page).click();
  await expect(dialog(page).getByText('The paste was not uploaded')).toBeVisible();
  await expect(text(page)).toHaveValue('kept');
  await look('paste-refused');
  expect(await storedUploads(perch, token)).toEqual([]);
  await dialog(page).getByLabel('Link name').fill('my-text');
  await dialog(page).getByLabel('Downloads').selectOption('limited');
  await dialog(page).getByLabel('Number of downloads').fill('3');
  await upload(page).click();
  await expect(page.getByText('paste.txt uploaded, link copied!')).toBeVisible();
  const [stored] = await storedUploads(perch, token);
  expect(stored).toMatchObject({ fileId: 'my-text', downloadsLeft: 3, link: 'view' });
});

test('a draft outlives its dialog and a reload, and is sent once @desktop', async ({
  page,
  perch,
  token,
  complaints,
}) => {
  complaints.announce(/net::ERR_FAILED.*\/api\/pastes$/);
  await open(page);
  await text(page).fill('not sent yet');
  await dialog(page).getByRole('button', { name: 'Close the new paste' }).click();
  await expect(dialog(page)).toHaveCount(0);
  await page.reload();
  await open(page);
  await expect(text(page)).toHaveValue('not sent yet');
  await page.route('**/api/pastes', (route) => route.abort(), { times: 1 });
  await upload(page).click();
  await expect(dialog(page).getByText('The server cannot be reached.')).toBeVisible();
  await expect(text(page)).toHaveValue('not sent yet');
  await upload(page).click();
  await expect(dialog(page)).toHaveCount(0);
  expect(await storedUploads(perch, token)).toHaveLength(1);
});

test('Tab indents, and leaves the text after Escape @desktop', async ({ page, token: _token }) => {
  await page.keyboard.press('p');
  await expect(text(page)).toBeFocused();
  await page.keyboard.type('a\nb');
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.press('Tab');
  await expect(text(page)).toHaveValue('\ta\n\tb');
  await page.keyboard.press('ControlOrMeta+Z');
  await expect(text(page)).toHaveValue('a\nb');
  await page.keyboard.press('Escape');
  await expect(dialog(page).getByRole('status')).toHaveText(['Tab now leaves the text.']);
  await page.keyboard.press('Tab');
  await expect(text(page)).not.toBeFocused();
  await expect(text(page)).toHaveValue('a\nb');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
});

test('a text pasted outside of fields is offered as a paste @desktop', async ({
  page,
  perch,
  token,
}) => {
  await page.evaluate(() => navigator.clipboard.writeText('SELECT 1;'));
  await page.keyboard.press('ControlOrMeta+V');
  await expect(text(page)).toHaveValue('SELECT 1;');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await page.keyboard.press('ControlOrMeta+V');
  await expect(text(page)).toHaveValue('SELECT 1;\nSELECT 1;');
  expect(await storedUploads(perch, token)).toEqual([]);
});
