// @desktop

import { readFile } from 'node:fs/promises';

import type { Download, Page } from '@playwright/test';

import { store, textFile } from '../../support/files/files.ts';
import { expect, test } from '../../support/test.ts';

const count = 14;
const nameOf = (number: number) => `file-${String(number).padStart(2, '0')}.txt`;
const box = (page: Page, number: number) =>
  page.getByRole('checkbox', { name: `Select ${nameOf(number)}` });
const all = (page: Page) => page.getByRole('checkbox', { name: 'Select all that are shown' });
const bar = (page: Page) => page.getByRole('toolbar', { name: 'Selected files' });

test.use({ home: '' });

test.beforeEach(async ({ page, perch, token }) => {
  for (let number = 1; number <= count; number += 1) {
    await store(perch, token, textFile(nameOf(number), 100 + number));
  }
  await page.goto('/uploads');
  await expect(page.getByText(`${count} files`)).toBeVisible();
});

test('a click with Shift chooses everything in between, in the list and in the grid', async ({
  page,
}) => {
  await box(page, 12).click();
  await box(page, 9).click({ modifiers: ['Shift'] });
  await expect(bar(page)).toContainText('4 selected');
  for (const number of [9, 10, 11, 12]) await expect(box(page, number)).toBeChecked();
  await expect(box(page, 8)).not.toBeChecked();
  await box(page, 10).click({ modifiers: ['Shift'] });
  await expect(bar(page)).toContainText('2 selected');
  await page.keyboard.press('Escape');
  await expect(bar(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Grid' }).click();
  await box(page, 14).click();
  await box(page, 12).focus();
  await page.keyboard.press('Shift+Space');
  await expect(bar(page)).toContainText('3 selected');
  expect(await page.evaluate(() => String(getSelection()))).toBe('');
});

test('all files are chosen in every layout @phone', async ({ page, look }) => {
  await all(page).click();
  await expect(bar(page)).toContainText(`${count} selected`);
  await box(page, 3).click();
  await expect(bar(page)).toContainText(`${count - 1} selected`);
  await expect(all(page)).toHaveJSProperty('indeterminate', true);
  await look('uploads-page-chosen');
  await all(page).click();
  await expect(bar(page)).toContainText(`${count} selected`);
  await all(page).click();
  await expect(bar(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Grid' }).click();
  await all(page).click();
  await expect(bar(page)).toContainText(`${count} selected`);
  await look('uploads-grid-chosen');
});

test('chosen files are saved as one archive, and a file alone as itself', async ({ page }) => {
  const saved: Download[] = [];
  page.on('download', (download) => saved.push(download));
  await box(page, 5).click();
  await expect(bar(page)).toContainText('105 Bytes');
  await bar(page).getByRole('button', { name: 'Download', exact: true }).click();
  await expect.poll(() => saved.length).toBe(1);
  expect(saved[0]?.suggestedFilename()).toBe(nameOf(5));
  await box(page, 7).click();
  await box(page, 9).click();
  await expect(bar(page)).toContainText('321 Bytes');
  const button = bar(page).getByRole('button', { name: 'Download as ZIP' });
  await button.click();
  await expect.poll(() => saved.length).toBe(2);
  expect(saved[1]?.suggestedFilename()).toBe('Perch.zip');
  const bytes = await readFile((await saved[1]?.path()) ?? '');
  for (const number of [5, 7, 9]) expect(bytes.includes(nameOf(number))).toBe(true);
  expect(bytes.includes(nameOf(8))).toBe(false);
  await expect(button).toBeFocused();
  await expect(bar(page)).toContainText('3 selected');
  await expect(page).toHaveURL('/uploads');
});

test('keys move through the files, choose, open and delete them', async ({ page }) => {
  const file = (number: number) => page.getByRole('link', { name: nameOf(number), exact: true });
  await page.keyboard.press('j');
  await expect(file(14)).toBeFocused();
  await page.keyboard.press('k');
  await expect(file(14)).toBeFocused();
  await page.keyboard.press('x');
  for (const key of ['j', 'j', 'x']) await page.keyboard.press(key);
  await expect(file(12)).toBeFocused();
  await expect(bar(page)).toContainText('2 selected');
  await page.keyboard.press('Delete');
  const dialog = page.getByRole('dialog', { name: 'Delete 2 files' });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('x');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(bar(page)).toContainText('2 selected');
  await page.keyboard.press('Escape');
  await expect(bar(page)).toHaveCount(0);
  await page.keyboard.press('ControlOrMeta+a');
  await expect(bar(page)).toContainText(`${count} selected`);
  await page.keyboard.press('Escape');
  await file(12).focus();
  await page.keyboard.press('Space');
  await expect(page.getByRole('dialog', { name: 'File details' })).toContainText(nameOf(12));
  await page.keyboard.press('Escape');
  await page.getByRole('searchbox', { name: 'Search uploads' }).fill('file-0');
  await page.keyboard.press('x');
  await page.keyboard.press('ControlOrMeta+a');
  await expect(page.getByText('No files named')).toBeVisible();
  await expect(bar(page)).toHaveCount(0);
});
