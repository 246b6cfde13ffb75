// @desktop @long

import type { Page } from '@playwright/test';

import { textFile } from '../support/files/files.ts';
import { goTo } from '../support/pages/go-to.ts';
import { uploaded } from '../support/pages/uploading.ts';
import { expect, test } from '../support/test.ts';

const shortcuts = (page: Page) => page.getByRole('dialog', { name: 'Keyboard shortcuts' });

test('the question mark lists the shortcuts', async ({ page, token: _token, look }) => {
  await page.keyboard.press('?');
  await expect(shortcuts(page)).toBeVisible();
  for (const key of ['Ctrl', 'K', '/', 'u', 'p', '?', 'Esc']) {
    await expect(shortcuts(page).getByText(key, { exact: true }).first()).toBeVisible();
  }
  await look('shortcuts');
  await page.keyboard.press('Escape');
  await expect(shortcuts(page)).toHaveCount(0);
});

test('u opens the choice of files from every page', async ({ page, token: _token }) => {
  await page.goto('/domains');
  await expect(page.getByRole('heading', { name: 'Your Domains' })).toBeVisible();
  const choosing = page.waitForEvent('filechooser');
  await page.keyboard.press('u');
  await (await choosing).setFiles([textFile('one.txt'), textFile('two.txt')]);
  await expect(page).toHaveURL('/uploads');
  await expect(uploaded(page, 'two.txt')).toBeVisible();
});

test('g and a letter go to a page, with the focus on it', async ({ page, token: _token }) => {
  for (const [letter, path] of [
    ['d', '/dashboard'],
    ['b', '/albums'],
    ['r', '/requests'],
    ['l', '/links'],
    ['o', '/domains'],
    ['s', '/settings'],
    ['a', '/admin'],
    ['u', '/uploads'],
  ] as const) {
    await goTo(page, letter, (soon) => expect(page).toHaveURL(path, soon));
    await expect(page.getByRole('main')).toBeFocused();
  }
  await page.keyboard.press('g');
  await page.keyboard.press('x');
  await expect(page).toHaveURL('/uploads');
});

test('while one types, in a dialog, and where they are turned off, letters are only letters', async ({
  page,
  token: _token,
}) => {
  let chooserCount = 0;
  page.on('filechooser', () => chooserCount++);
  const search = page.getByRole('searchbox', { name: 'Search uploads' });
  await search.focus();
  await page.keyboard.type('u?gd');
  await expect(search).toHaveValue('u?gd');
  await expect(page).toHaveURL('/uploads?search=u%3Fgd');
  await search.blur();
  await page.keyboard.press('?');
  await expect(shortcuts(page)).toBeVisible();
  for (const key of ['u', 'g', 'd', '/']) await page.keyboard.press(key);
  await expect(shortcuts(page)).toBeVisible();
  await shortcuts(page).getByRole('checkbox').uncheck();
  await page.getByRole('button', { name: 'Close shortcuts' }).click();
  await expect(shortcuts(page)).toHaveCount(0);
  for (const key of ['u', '?', 'g', 'd', '/']) await page.keyboard.press(key);
  await expect(search).not.toBeFocused();
  await expect(shortcuts(page)).toHaveCount(0);
  await expect(page).toHaveURL('/uploads?search=u%3Fgd');
  expect(chooserCount).toBe(0);
  // The palette turns them on again.
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Search or jump to' }).fill('keyboard');
  await page.keyboard.press('Enter');
  await shortcuts(page).getByRole('checkbox').check();
  await page.keyboard.press('Escape');
  await expect(shortcuts(page)).toHaveCount(0);
  await page.keyboard.press('/');
  await expect(search).toBeFocused();
});
