// @long

import type { Page } from '@playwright/test';

import { textFile } from '../support/files/files.ts';
import { expect, test } from '../support/outside.ts';
import { clipboardText } from '../support/pages/clipboard.ts';
import { openUploadOptions, uploaded } from '../support/pages/uploading.ts';
import { approve, register, signIn, wren } from '../support/state/accounts.ts';
import {
  approveDomain,
  cardOf,
  checkUntil,
  findDomain,
  removeDomain,
  requestDomain,
} from '../support/state/domains.ts';

test.use({ env: { BASE_DOMAINS: 'perch.example', PUBLIC_ADDRESSES: '192.0.2.1' } });

const name = 'wren.example';
const dayMs = 24 * 60 * 60 * 1000;
const choice = (page: Page) => page.getByLabel('New uploads get links on');

async function openMenu(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Open menu' });
  if (await button.isVisible()) await button.click();
}

const pass = (ms: number) => `update domains set failing_since = failing_since - ${ms},
  check_began_at = check_began_at - ${ms}, checked_at = checked_at - ${ms}`;

test('a domain whose record goes away is warned about, disabled, and comes back', async ({
  page,
  perch,
  dns,
  token,
  complaints,
  look,
}) => {
  complaints.announce(/429.*\/check/);
  const id = await requestDomain(perch, token, name);
  const { verification } = await findDomain(perch, token, name);
  const record = { [`_perch.${name}`]: [`TXT "${verification.value}"`] };
  await dns.set({ ...record, [name]: ['A 192.0.2.1'] });
  await approveDomain(perch, token, id);
  await page.goto('/domains');
  await checkUntil(page, name, 'Waiting for HTTPS.');
  const card = cardOf(page, name);

  await dns.set({ [`_perch.${name}`]: [] });
  await checkUntil(page, name, 'Put the TXT record back');
  await expect(card.getByText('Approved', { exact: true })).toBeVisible();
  await expect(card.getByText(verification.value)).toBeVisible();
  await look('domain-record-gone');

  await perch.runStatement(pass(7 * dayMs));
  await checkUntil(page, name, /Disabled since \d\d\.\d\d\.\d{4}, \d\d:\d\d, because its records/);
  await expect(card).toContainText('It is enabled again');
  await expect(card).toContainText('TXT record not found');
  await look('domain-disabled');
  await page.goto('/uploads');
  await expect(page.getByText('No uploads yet')).toBeVisible();
  await openUploadOptions(page);
  await expect(page.getByRole('region', { name: 'New uploads' })).toBeVisible();
  await expect(choice(page)).toHaveCount(0);
  const { user } = await findDomain(perch, token, name);
  await page.goto(`/admin/users/${user._id}`);
  await expect(page.getByRole('row', { name: /wren\.example/ })).toContainText('Disabled since');

  await dns.set(record);
  await page.goto('/domains');
  await checkUntil(page, name, 'Waiting for HTTPS.');
  await expect(card).not.toContainText('Disabled');
});

test('new uploads get their links on the chosen domain, while there is one @desktop', async ({
  page,
  perch,
  token,
  complaints,
  look,
}) => {
  complaints.announce(/400.*\/api\/upload/);
  const browse = page.getByLabel(/click to browse/);
  await openUploadOptions(page);
  await expect(page.getByRole('region', { name: 'New uploads' })).toBeVisible();
  await expect(choice(page)).toHaveCount(0);
  await page.keyboard.press('Escape');
  const first = await requestDomain(perch, token, 'first.perch.example', 'subdomain');
  const second = await requestDomain(perch, token, 'second.perch.example', 'subdomain');
  await requestDomain(perch, token, 'third.perch.example', 'subdomain');
  await approveDomain(perch, token, first);
  await approveDomain(perch, token, second);
  await page.goto('/domains');
  const standard = cardOf(page, 'second.perch.example').getByRole('switch');
  await standard.click();
  await expect(standard).toBeChecked();
  await openMenu(page);
  await page.getByRole('link', { name: 'Uploads', exact: true }).first().click();
  await openUploadOptions(page);
  await expect(choice(page).getByRole('option')).toHaveText([
    'Default link (second.perch.example)',
    'second.perch.example',
    'first.perch.example',
  ]);
  await expect(choice(page)).toHaveValue('');
  await choice(page).selectOption('first.perch.example');

  await removeDomain(perch, token, first);
  await browse.setInputFiles(textFile('late.txt'));
  const tray = page.getByRole('complementary', { name: 'Uploads in progress' });
  await expect(tray).toContainText('This is not one of your approved domains.');
  await expect(choice(page)).toHaveValue('');
  await look('upload-domain-gone');
  await tray.getByRole('button', { name: 'Retry late.txt' }).click();
  await expect(uploaded(page, 'late.txt')).toBeVisible();
  await page.getByRole('button', { name: 'Close uploads' }).click();
  await page.getByRole('button', { name: 'Copy URL of late.txt' }).click();
  await expect.poll(() => clipboardText(page)).toMatch(/^https:\/\/second\.perch\.example\//);
  await page.reload();
  await openUploadOptions(page);
  await expect(choice(page).getByRole('option')).toHaveCount(2);
});

test('the next user of the browser is not given the choice of the one before @desktop', async ({
  page,
  perch,
  token,
}) => {
  const id = await requestDomain(perch, token, 'robin.perch.example', 'subdomain');
  await approveDomain(perch, token, id);
  await page.reload();
  await openUploadOptions(page);
  await choice(page).selectOption('robin.perch.example');
  const stored = () => page.evaluate(() => Object.values(localStorage).join(' '));
  await expect.poll(stored).toContain('robin.perch.example');
  await openMenu(page);
  await page.getByRole('button', { name: 'Logout' }).first().click();
  await expect(page).toHaveURL(/\/login/);
  await expect.poll(stored).not.toContain('robin.perch.example');
});

test('administrators see the verification of others’ domains, and can repeat it @desktop', async ({
  page,
  perch,
  dns,
  token,
  complaints,
  look,
}) => {
  complaints.announce(/429.*\/check/);
  const person = await register(perch, wren);
  await approve(perch, token, person);
  const theirs = await signIn(perch, wren);
  const id = await requestDomain(perch, theirs, name);
  await requestDomain(perch, theirs, 'xn--bcher-kva.example');
  const { verification } = await findDomain(perch, theirs, name);
  await dns.set({
    [`_perch.${name}`]: [`TXT "${verification.value}"`],
    [name]: ['A 203.0.113.7'],
  });
  await page.goto('/admin?tab=pending-domains');
  const row = page.getByRole('row', { name: /wren\.example/ });
  await expect(async () => {
    await row.getByRole('button', { name: `Check now: ${name}` }).click();
    await expect(row).toContainText('Ownership: verified', { timeout: 1000 });
  }).toPass({ timeout: 40_000, intervals: [1000] });
  await expect(row).toContainText('points to 203.0.113.7, expected 192.0.2.1');
  await expect(row).toContainText('wren');
  await look('admin-domains-measured');
  await approveDomain(perch, token, id);
  await page.goto(`/admin/users/${person}`);
  const domains = page.getByRole('region', { name: 'Domains' });
  await expect(domains.getByRole('row', { name: /wren\.example/ })).toContainText(
    'Live, but unreachable',
  );
  await expect(domains.getByRole('row', { name: /bücher/ })).toContainText('Pending');
  await domains.scrollIntoViewIfNeeded();
  await look('admin-user-domains');
});
