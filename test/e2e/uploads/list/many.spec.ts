// @long @desktop

import type { Page } from '@playwright/test';

import { seededCount, seededUpload } from '../../../support/database/seeded-uploads.ts';
import { seedUploads } from '../../support/servers/seed.ts';
import { expect, openAs, test } from '../../support/test.ts';

const list = (page: Page) => page.getByRole('region', { name: 'Your Uploads' });
const names = (page: Page) => list(page).getByRole('link', { name: /^[a-z]+-\d{5}\.[a-z0-9]+$/ });
const nameOf = (n: number) => seededUpload(n).name;
const newestFrom = (n: number, count = 20) =>
  Array.from({ length: count }, (_, i) => nameOf(n - i));
const numbers = Array.from({ length: seededCount }, (_, index) => index + 1);

test.use({ home: '' });

test.beforeEach(async ({ page, perch, env, token }) => {
  test.setTimeout(60_000);
  await seedUploads(perch, env);
  await openAs(page, token);
  await expect(list(page)).toContainText('1–20 of 10,000');
});

test('ten thousand uploads are paged through from the first to the last', async ({
  page,
  look,
}) => {
  await expect(names(page)).toHaveText(newestFrom(10_000));
  await look('uploads-many');
  await page.getByRole('link', { name: 'Page 500' }).click();
  await expect(list(page)).toContainText('9,981–10,000 of 10,000');
  await expect(names(page)).toHaveText(newestFrom(20));
  await page.goto('/uploads?page=250');
  await expect(names(page)).toHaveText(newestFrom(10_000 - 249 * 20));
  await page.getByRole('link', { name: 'Next page' }).click();
  await expect(page).toHaveURL('/uploads?page=251');
  await expect(names(page)).toHaveText(newestFrom(10_000 - 250 * 20));
  await expect(names(page).first()).toBeInViewport();
});

test(
  'ten thousand uploads are searched, sorted and filtered',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.getByRole('searchbox', { name: 'Search uploads' }).fill('-04711');
    await expect(names(page)).toHaveText([nameOf(4711)]);
    await page.getByRole('button', { name: 'Clear search' }).click();
    const sort = page.getByRole('combobox', { name: 'Sort by' });
    await sort.selectOption('Name Z–A');
    const byName = numbers.map(nameOf).toSorted().toReversed();
    await expect(names(page)).toHaveText(byName.slice(0, 20));
    await sort.selectOption('Largest first');
    const bySize = numbers.map(seededUpload).toSorted((a, b) => b.size - a.size);
    await expect(names(page)).toHaveText(bySize.slice(0, 20).map(({ name }) => name));
    await page.getByRole('link', { name: 'Images' }).click();
    await expect(list(page)).toContainText('1–20 of 2,000');
    const images = bySize.filter(({ category }) => category === 'image');
    await expect(names(page)).toHaveText(images.slice(0, 20).map(({ name }) => name));
  },
);

test(
  'deleting in the middle moves the next ones up and counts',
  { tag: '@desktop' },
  async ({ page, request }) => {
    await page.goto('/uploads?page=250');
    const newest = 10_000 - 249 * 20;
    await expect(names(page)).toHaveText(newestFrom(newest));
    await page.getByRole('checkbox', { name: `Select ${nameOf(newest - 3)}` }).click();
    await page
      .getByRole('checkbox', { name: `Select ${nameOf(newest - 5)}` })
      .click({ modifiers: ['Shift'] });
    const bar = page.getByRole('toolbar', { name: 'Selected files' });
    await expect(bar).toContainText('3 selected');
    await bar.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete 3 files' }).click();
    await expect(page.getByText('3 files deleted successfully.')).toBeVisible();
    await expect(list(page)).toContainText('4,981–5,000 of 9,997');
    await expect(names(page)).toHaveText([...newestFrom(newest, 3), ...newestFrom(newest - 6, 17)]);
    expect((await request.get(`/f/${seededUpload(newest - 4).slug}`)).status()).toBe(404);
  },
);
