import { readFile } from 'node:fs/promises';

import type { Page } from '@playwright/test';

import { clipboardText } from '../support/pages/clipboard.ts';
import { storeLink } from '../support/state/requests-and-links.ts';
import { expect, test } from '../support/test.ts';

test.use({ home: '' });

const row = (page: Page, text: string) => page.getByRole('listitem').filter({ hasText: text });

test('an address is pasted and shortened, wrong ones are explained at their fields @phone', async ({
  page,
  perch,
  token: _token,
  complaints,
  look,
  lookInLight,
}) => {
  complaints.announce(/409.*\/api\/links/);
  await storeLink(perch, { url: 'https://example.org/taken', slug: 'taken' });
  await page.goto('/links');
  await expect(row(page, '/to/taken')).toBeVisible();
  const address = page.getByLabel('URL to shorten');
  await address.fill('javascript:alert(1)');
  await address.press('Enter');
  await expect(page.getByText('Enter a URL that begins with http')).toBeVisible();
  await expect(address).toBeFocused();
  await address.fill(`${perch.origin}/uploads`);
  await address.press('Enter');
  await expect(page.getByText('This URL is on this server')).toBeVisible();

  await address.fill('example.org/timetable?week=47');
  await page.getByText('More options').click();
  await page.getByLabel('Link name').fill('taken');
  await page.getByLabel('Title').fill('Timetable');
  await page.getByLabel('Click limit').fill('5');
  await page.getByRole('button', { name: 'Shorten' }).click();
  await expect(page.getByText('The name “taken” is taken.')).toBeVisible();
  await look('links-new');
  await lookInLight('links-new');
  await page.getByLabel('Link name').fill('week');
  await address.press('Enter');
  await expect(page.getByText('Your short link', { exact: true })).toBeVisible();
  await expect(address).toHaveValue('');
  await look('links-made');
  await page.getByRole('button', { name: 'Copy short link' }).click();
  await expect.poll(() => clipboardText(page)).toBe(`${perch.origin}/to/week`);
  const made = row(page, '/to/week');
  await expect(made.getByText('https://example.org/timetable?week=47')).toBeVisible();
  await expect(made.getByText('5 clicks left')).toBeVisible();
  const target = made.getByRole('link', { name: /^Open https:\/\/example.org/ });
  await expect(target).toHaveAttribute('rel', 'noopener noreferrer');
  await expect(target).toHaveAttribute('href', 'https://example.org/timetable?week=47');
});

test('short links are searched, sorted, changed and deleted', async ({
  page,
  perch,
  token: _token,
  look,
  lookInLight,
}) => {
  const far = `https://example.com/${'a-path-without-any-space-'.repeat(12)}`;
  const near = await storeLink(perch, { url: 'https://example.net/', slug: 'near' });
  await storeLink(perch, { url: far, slug: 'far', password: 'sesame', expires: '7d' });
  await page.goto('/links');
  await expect(row(page, '/to/near').getByText('0 clicks', { exact: true })).toBeVisible();
  await expect(row(page, '/to/far').getByText('Password-protected')).toBeVisible();
  await look('links');
  await lookInLight('links');
  const first = page.getByRole('listitem').filter({ hasText: '/to/' }).first();
  await expect(first).toContainText('/to/far');
  await fetch(near, { redirect: 'manual' });
  await page.getByLabel('Sort by').selectOption('Most clicks');
  await expect(page).toHaveURL('/links?sort=clicks');
  // Clicks are counted a moment after the answer.
  await expect(async () => {
    await page.reload();
    await expect(first).toContainText('/to/near', { timeout: 2000 });
    await expect(first.getByText('1 click', { exact: true })).toBeVisible({ timeout: 1000 });
  }).toPass();
  const search = page.getByRole('searchbox', { name: 'Search short links' });
  await search.fill('nowhere');
  await expect(page.getByText('No short links with “nowhere”')).toBeVisible();
  await search.fill('far');
  await expect(row(page, '/to/near')).toHaveCount(0);
  await row(page, '/to/far')
    .getByRole('button', { name: /^Change / })
    .click();
  const changing = page.getByRole('dialog', { name: 'Change short link' });
  await expect(changing.getByLabel('Destination')).toHaveValue(far);
  await look('links-change');
  await changing.getByLabel('Destination').fill('https://example.com/short');
  await changing.getByLabel('Password', { exact: true }).selectOption('Remove it');
  await changing.getByRole('button', { name: 'Save' }).click();
  await expect(row(page, 'https://example.com/short')).toBeVisible();
  await expect(row(page, '/to/far').getByText('Password-protected')).toHaveCount(0);
  await row(page, '/to/far')
    .getByRole('button', { name: /^Delete / })
    .click();
  await expect(page.getByText('It stops working immediately')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByText('No short links with “far”')).toBeVisible();
  await page.getByRole('link', { name: 'Show all' }).click();
  await expect(row(page, '/to/near')).toBeVisible();
});

test('ShareX gets a file that shortens addresses, and the palette begins something new @desktop', async ({
  page,
  perch,
  token: _token,
}) => {
  await page.goto('/links');
  await expect(page.getByText('No short links yet')).toBeVisible();
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download for short links' }).click();
  const file = JSON.parse(await readFile(await (await saving).path(), 'utf8'));
  expect(file).toMatchObject({
    DestinationType: 'URLShortener',
    RequestURL: `${perch.origin}/api/links`,
  });
  const palette = async (typed: string) => {
    const field = page.getByRole('combobox', { name: 'Search or jump to' });
    // Like a person, who presses again when another dialog was about to close.
    await expect(async () => {
      if (!(await field.isVisible())) await page.keyboard.press('ControlOrMeta+k');
      await expect(field).toBeFocused({ timeout: 1000 });
    }).toPass();
    await field.fill(typed);
    await page.keyboard.press('Enter');
  };
  await palette('New request');
  await expect(page.getByRole('dialog', { name: 'New request' }).getByLabel('Title')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/requests');
  await palette('New short link');
  await expect(page.getByLabel('URL to shorten')).toBeFocused();
  await expect(page).toHaveURL('/links');
});
