// @long
import type { Page } from '@playwright/test';

import { expect, test } from '../support/test.ts';

test.use({ home: '/admin?tab=settings', env: { MAX_FILE_SIZE: '', USER_QUOTA: '' } });

const group = (page: Page, name: string) => page.getByRole('region', { name });
const limits = 'Registration and limits';
const save = (page: Page) => page.getByRole('button', { name: 'Save changes' }).click();

async function savedSettings(page: Page, origin: string, token: string) {
  const answer = await page.request.get(`${origin}/api/admin/settings`, {
    headers: { authorization: `Bearer ${token}` },
  });
  return (await answer.json()).data.settings;
}

test('an administrator changes settings of all sections, and they hold at once @phone', async ({
  page,
  perch,
  token,
  look,
}) => {
  const panel = group(page, limits);
  await expect(page.getByRole('button', { name: 'Save changes' })).toHaveCount(0);
  await panel.getByLabel('Registration').selectOption('Closed');
  await panel.getByLabel('Email of new accounts').selectOption('Optional');
  await panel.getByLabel('Default quota').fill('2 GB');
  await panel.getByLabel('Maximum file size').fill('10 MB');
  await group(page, 'Brand').getByLabel('Name').fill('Nest & Co');
  await expect(page.getByText('5 unsaved changes')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save changes' })).toBeInViewport();
  await save(page);
  await expect(page.getByText('Settings saved')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save changes' })).toHaveCount(0);
  const saved = await savedSettings(page, perch.origin, token);
  expect([saved.registration.value, saved.emailRequired.value]).toEqual(['closed', false]);
  expect(saved.userQuota.value).toBe(2 * 1024 ** 3);
  expect(saved.maxFileSize.value).toBe(10 * 1024 ** 2);
  expect(saved.name.value).toBe('Nest & Co');
  await look('admin-settings');
  await panel.getByLabel('Default quota').fill('');
  await save(page);
  await expect
    .poll(async () => (await savedSettings(page, perch.origin, token)).userQuota.value)
    .toBeNull();
  const links = group(page, 'Links and trash');
  await links.getByLabel('Maximum expiry: unit').selectOption('Days');
  await links.getByLabel('Maximum expiry', { exact: true }).fill('many');
  await links.getByLabel('Days in the trash').fill('0');
  await links.getByLabel('Link previews').selectOption('Off');
  await save(page);
  await expect(links.getByText('Enter a whole number from 1 to 99,999.')).toBeVisible();
  await expect(links.getByLabel('Maximum expiry', { exact: true })).toBeFocused();
  await links.getByLabel('Maximum expiry', { exact: true }).fill('90');
  await look('admin-settings-links');
  await save(page);
  await expect(page.getByRole('button', { name: 'Save changes' })).toHaveCount(0);
  const { maxExpiry, trashDays, embeds } = await savedSettings(page, perch.origin, token);
  expect([maxExpiry.value, trashDays.value, embeds.value]).toEqual(['90d', 0, false]);
});

test('brand and legal pages are saved as they were written', async ({
  page,
  perch,
  token,
  look,
}) => {
  const brand = group(page, 'Brand');
  await brand.getByLabel('Name').fill('Nest & <b>Co</b>');
  await brand.getByRole('textbox', { name: 'Accent colour' }).fill('#0b6a91');
  await expect(brand.getByText('Dark theme')).toBeVisible();
  await brand.getByRole('button', { name: 'Add a link' }).click();
  const link = brand.getByRole('group', { name: 'Link 1' });
  await link.getByLabel('Text').fill('Status');
  await link.getByLabel('URL').fill('https://status.example.com/');
  await save(page);
  await expect(page.getByText('Settings saved')).toBeVisible();
  const legal = group(page, 'Legal pages');
  await legal.getByLabel('Terms').fill('# Terms\n\nBe kind.');
  await save(page);
  await expect(page.getByRole('button', { name: 'Save changes' })).toHaveCount(0);
  const saved = await savedSettings(page, perch.origin, token);
  expect(saved.name.value).toBe('Nest & <b>Co</b>');
  expect(saved.accent.value).toBe('#0b6a91');
  expect(saved.footerLinks.value).toEqual([
    { label: 'Status', url: 'https://status.example.com/' },
  ]);
  expect(saved.terms.value).toBe('# Terms\n\nBe kind.');
  await brand.scrollIntoViewIfNeeded();
  await look('admin-settings-brand');
  await link.getByRole('button', { name: 'Remove link 1' }).click();
  await save(page);
  await expect
    .poll(async () => (await savedSettings(page, perch.origin, token)).footerLinks.value)
    .toEqual([]);
});

test('a wrong value is said at its field, by the app or by the server', async ({
  page,
  token: _token,
  complaints,
  look,
}) => {
  const panel = group(page, limits);
  await panel.getByLabel('Default quota').fill('plenty');
  await save(page);
  await expect(panel.getByText('Enter a size')).toBeVisible();
  await expect(panel.getByLabel('Default quota')).toHaveAccessibleDescription(/Enter a size/);
  const brand = group(page, 'Brand');
  await brand.getByRole('textbox', { name: 'Accent colour' }).fill('#ffee00');
  await save(page);
  await expect(brand.getByText('4.5:1 is needed')).toBeVisible();
  await brand.getByRole('button', { name: 'Add a link' }).click();
  await save(page);
  await expect(brand.getByText('Each link needs a text')).toBeVisible();
  await look('admin-settings-refused');
  // What only the server refuses.
  complaints.announce(/400.*\/api\/admin\/settings/);
  await page.getByRole('button', { name: 'Discard changes' }).click();
  await panel.getByLabel('Maximum file size').fill('1 GB');
  await page.route('**/api/admin/settings', (route) =>
    route.request().method() === 'PUT'
      ? route.continue({ postData: JSON.stringify({ maxFileSize: '5 parsecs' }) })
      : route.continue(),
  );
  await save(page);
  await expect(panel.getByText('maxFileSize must be a size')).toBeVisible();
});

test('unsaved changes stay while the app is used, and leaving the page asks first @desktop', async ({
  page,
  token: _token,
}) => {
  const panel = group(page, limits);
  await panel.getByLabel('Registration').selectOption('Closed');
  await page.getByRole('tab', { name: 'Overview' }).click();
  await expect(page.getByText('Total Users')).toBeVisible();
  await page.getByRole('tab', { name: 'Settings' }).click();
  await expect(page.getByText('1 unsaved change')).toBeVisible();
  await expect(panel.getByLabel('Registration')).toHaveValue('closed');
  const asked = page.waitForEvent('dialog');
  await page.evaluate(() => setTimeout(() => location.reload()));
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  await page.getByRole('button', { name: 'Discard changes' }).click();
  await expect(panel.getByLabel('Registration')).toHaveValue('approval');
  await page.reload();
  await expect(panel.getByLabel('Registration')).toHaveValue('approval');
});

test.describe('where the environment sets something', () => {
  test.use({
    env: { REGISTRATION: 'invite', FOOTER_LINKS: '[{"label":"A","url":"https://a.de/"}]' },
  });

  test('it is shown as locked, with the name of its variable', async ({
    page,
    token: _token,
    look,
  }) => {
    const panel = group(page, limits);
    await expect(panel.getByLabel('Registration')).toBeDisabled();
    await expect(panel.getByLabel('Registration')).toHaveValue('invite');
    await expect(panel.getByText('Set by REGISTRATION')).toBeVisible();
    await expect(panel.getByLabel('Default quota')).toBeEnabled();
    const brand = group(page, 'Brand');
    await expect(brand.getByText('Set by FOOTER_LINKS')).toBeVisible();
    await expect(brand.getByLabel('URL')).toBeDisabled();
    await expect(brand.getByRole('button', { name: 'Add a link' })).toBeDisabled();
    await look('admin-settings-locked');
  });
});
