// @long @desktop

import type { Page } from '@playwright/test';

import { seededCount, seededUpload } from '../../../support/database/seeded-uploads.ts';
import { seedUploads } from '../../support/servers/seed.ts';
import { expect, openAs, test } from '../../support/test.ts';

const list = (page: Page) => page.getByRole('region', { name: 'Your Uploads' });
const names = (page: Page) => list(page).getByRole('link', { name: /^[a-z]+-\d{5}\.[a-z0-9]+$/ });
const nameOf = (n: number) => seededUpload(n).name;
const newestFrom = (n: number, count = 60) =>
  Array.from({ length: count }, (_, i) => nameOf(n - i));
const file = (page: Page, n: number) =>
  list(page).getByRole('link', { name: nameOf(n), exact: true });
const scrollToEnd = (page: Page) =>
  page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));

/** Scrolls on until this file is there. */
async function scrollTo(page: Page, n: number): Promise<void> {
  await expect(async () => {
    await scrollToEnd(page);
    await expect(file(page, n)).toBeVisible({ timeout: 300 });
  }).toPass({ timeout: 30_000 });
}
const numbers = Array.from({ length: seededCount }, (_, index) => index + 1);

test.use({ home: '' });

test.beforeEach(async ({ page, perch, env, token }) => {
  test.setTimeout(60_000);
  await seedUploads(perch, env);
  await openAs(page, token);
  await expect(list(page)).toContainText('10,000 files');
});

test('more files are read before the end is reached, and few of them are in the page', async ({
  page,
  look,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/upload/my')) asked.push(request.url());
  });
  await expect(names(page)).toHaveText(newestFrom(10_000));
  await look('uploads-many');
  await scrollTo(page, 10_000 - 799);
  expect(new Set(asked).size).toBe(asked.length);
  // Those that are far away are gone, and the page is as long as with them.
  await expect(file(page, 10_000)).toHaveCount(0);
  expect(await names(page).count()).toBeLessThan(400);
  await look('uploads-many-further');
  const long = () => page.evaluate(() => document.documentElement.scrollHeight);
  const before = await long();
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(file(page, 10_000)).toBeInViewport();
  await expect(file(page, 10_000 - 799)).toHaveCount(0);
  expect(Math.abs((await long()) - before)).toBeLessThan(20);
});

test('one who goes from file to file comes to those that were not loaded yet', async ({
  page,
  complaints,
}) => {
  // The rows are there, and not their bytes.
  complaints.announce(/503.*preview=/);
  const title = page.getByRole('dialog').getByRole('heading', { level: 2 });
  await file(page, 10_000 - 55).click();
  await expect(title).toHaveText(nameOf(10_000 - 55));
  await page.keyboard.press('v');
  await expect(page.getByText('56 of 10,000')).toBeVisible();
  for (let n = 10_000 - 56; n > 10_000 - 70; n -= 1) {
    await page.keyboard.press('ArrowRight');
    await expect(title).toHaveText(nameOf(n));
  }
  await expect(page.getByText('70 of 10,000')).toBeVisible();
});

test(
  'a page that cannot be read is said at the end of the others, and read again',
  { tag: '@desktop' },
  async ({ page, complaints }) => {
    complaints.announce(/500.*\/api\/upload\/my/);
    let isBroken = true;
    await page.route(/\/api\/upload\/my\?.*after=[^&]/, (route) =>
      isBroken
        ? route.fulfill({ status: 500, json: { success: false, error: 'The tree fell.' } })
        : route.fallback(),
    );
    await page.reload();
    await expect(list(page)).toContainText('10,000 files');
    await scrollToEnd(page);
    const alert = list(page).getByRole('alert');
    await expect(alert).toContainText('The tree fell.');
    await expect(names(page)).toHaveText(newestFrom(10_000));
    await expect(page.getByRole('button', { name: 'Show more' })).toHaveCount(0);
    isBroken = false;
    await alert.getByRole('button', { name: 'Try again' }).click();
    await expect(file(page, 10_000 - 60)).toBeVisible();
    await expect(alert).toHaveCount(0);
  },
);

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
    await expect(names(page)).toHaveText(byName.slice(0, 60));
    await sort.selectOption('Largest first');
    const bySize = numbers.map(seededUpload).toSorted((a, b) => b.size - a.size);
    await expect(names(page)).toHaveText(bySize.slice(0, 60).map(({ name }) => name));
    await page.getByRole('link', { name: 'Images' }).click();
    await expect(list(page)).toContainText('2,000 files');
    const images = bySize.filter(({ category }) => category === 'image');
    await expect(names(page)).toHaveText(images.slice(0, 60).map(({ name }) => name));
  },
);

test(
  'files that are deleted in the middle leave, and the others stay where they are',
  { tag: '@desktop' },
  async ({ page, request }) => {
    const [first, last] = [10_000 - 250, 10_000 - 252];
    await scrollTo(page, first);
    const above = file(page, first + 1);
    await above.scrollIntoViewIfNeeded();
    await page.getByRole('checkbox', { name: `Select ${nameOf(first)}` }).click();
    await page
      .getByRole('checkbox', { name: `Select ${nameOf(last)}` })
      .click({ modifiers: ['Shift'] });
    const bar = page.getByRole('toolbar', { name: 'Selected files' });
    await expect(bar).toContainText('3 selected');
    const place = await above.boundingBox();
    await bar.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete 3 files' }).click();
    await expect(page.getByText('3 files deleted successfully.')).toBeVisible();
    await expect(list(page)).toContainText('9,997 files');
    for (const n of [first, first - 1, last]) await expect(file(page, n)).toHaveCount(0);
    await expect(file(page, last - 1)).toBeInViewport();
    const moved = (await above.boundingBox())?.y ?? 0;
    expect(Math.abs(moved - (place?.y ?? 0))).toBeLessThan(20);
    expect((await request.get(`/f/${seededUpload(first - 1).slug}`)).status()).toBe(404);
  },
);
