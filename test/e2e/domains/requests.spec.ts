import { readFile } from 'node:fs/promises';

import { clipboardText } from '../support/pages/clipboard.ts';
import { refusal } from '../support/servers/failing-server.ts';
import {
  approveDomain,
  cardOf as card,
  rejectDomain,
  requestDomain,
} from '../support/state/domains.ts';
import { testWithFaults } from '../support/test-with-faults.ts';
import { expect, expectToFit, test } from '../support/test.ts';

test.use({ env: { BASE_DOMAINS: 'perch.example,p.example' }, home: '' });

test('an empty list says what to do next', async ({ page, token: _token, look }) => {
  await page.goto('/domains');
  await expect(page).toHaveTitle('Domains · Perch');
  await expect(page.getByRole('region', { name: 'Your Domains' })).toContainText('No domains yet');
  await expect(page.getByText('Every domain needs admin approval')).toBeVisible();
  await look('domains-empty');
});

test('a subdomain is asked for and then waits for approval @phone', async ({
  page,
  token: _token,
  look,
}) => {
  await page.goto('/domains');
  await page.getByRole('button', { name: 'Add Domain' }).click();
  await expect(page.getByText('Subdomain name is required')).toBeVisible();
  await page.getByLabel('Subdomain name').fill('wren');
  await page.getByLabel('Base domain').selectOption('p.example');
  await page.getByRole('button', { name: 'Add Domain' }).click();
  await expect(page.getByText('Domain request submitted! Waiting for approval.')).toBeVisible();
  await expect(card(page, 'wren.p.example')).toContainText('Pending');
  await expect(card(page, 'wren.p.example')).toContainText('Subdomain, added');
  await expect(page.getByLabel('Subdomain name')).toHaveValue('');
  await look('domains-requested');
});

test('a domain shows its DNS record, and what the server refuses it says in place', async ({
  page,
  token: _token,
  complaints,
  look,
}) => {
  complaints.announce(/400.*\/api\/domains/);
  complaints.announce(/409.*\/api\/domains/);
  await page.goto('/domains');
  await page.getByRole('radio', { name: 'Domain', exact: true }).check();
  await page.getByRole('button', { name: 'Add Domain' }).click();
  await expect(page.getByText('Domain name is required')).toBeVisible();
  await page.getByLabel('Domain name').fill('https://wren.example');
  await page.getByRole('button', { name: 'Add Domain' }).click();
  await expect(page.getByText('Leave out the scheme')).toBeVisible();
  await look('domains-refused');
  await page.getByLabel('Domain name').fill('bücher.example');
  await expect(page.getByText('Leave out the scheme')).toBeHidden();
  await page.getByRole('button', { name: 'Add Domain' }).click();
  const added = card(page, 'xn--bcher-kva.example');
  await expect(added).toContainText('bücher.example');
  await expect(added).toContainText('_perch.xn--bcher-kva.example');
  await added.getByRole('button', { name: 'Copy TXT record value' }).click();
  await expect(page.getByText('DNS record copied to clipboard!')).toBeVisible();
  const value = await clipboardText(page);
  await expect(added).toContainText(value);
  await added.getByRole('button', { name: 'Copy TXT record name' }).click();
  await expect.poll(() => clipboardText(page)).toBe('_perch.xn--bcher-kva.example');
});

test('an approved domain has its ShareX configuration and can be the default', async ({
  page,
  perch,
  token,
  look,
}) => {
  await approveDomain(
    perch,
    token,
    await requestDomain(perch, token, 'wren.perch.example', 'subdomain'),
  );
  await approveDomain(perch, token, await requestDomain(perch, token, 'wren.example'));
  const refused = await requestDomain(perch, token, 'robin.example');
  await rejectDomain(perch, token, refused, 'This name belongs to another company.');
  await page.goto('/domains');
  await expect(card(page, 'robin.example')).toContainText('Rejected');
  await expect(card(page, 'robin.example')).toContainText('This name belongs to another company.');
  const approved = card(page, 'wren.perch.example');
  await expect(approved).toContainText('Approved');
  const isDefault = approved.getByRole('switch', { name: 'Default for new uploads' });
  await isDefault.click();
  await expect(isDefault).toBeChecked();
  await expect(page.getByText('New uploads get links on wren.perch.example.')).toBeVisible();
  await look('domains');
  await approved.getByRole('button', { name: 'Copy ShareX Config' }).click();
  await expect(page.getByText('ShareX configuration copied to clipboard!')).toBeVisible();
  const copied = JSON.parse(await clipboardText(page));
  expect(copied).toMatchObject({
    Name: 'Perch (wren.perch.example)',
    Arguments: { domain: 'wren.perch.example' },
  });
  const saving = page.waitForEvent('download');
  await approved.getByRole('button', { name: 'Download ShareX Config' }).click();
  const file = await saving;
  expect(file.suggestedFilename()).toBe('wren.perch.example.sxcu');
  expect(JSON.parse(await readFile(await file.path(), 'utf8'))).toEqual(copied);
  await page.setViewportSize({ width: 320, height: 800 });
  await expectToFit(page);
});

test('removing asks first @desktop', async ({ page, perch, token, look }) => {
  await requestDomain(perch, token, 'wren.example');
  await page.goto('/domains');
  await page.getByRole('button', { name: 'Remove wren.example' }).click();
  const dialog = page.getByRole('dialog', { name: 'Remove domain' });
  await expect(dialog).toContainText('Are you sure you want to remove wren.example?');
  await look('domains-remove');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(card(page, 'wren.example')).toBeVisible();
  await page.getByRole('button', { name: 'Remove wren.example' }).click();
  await dialog.getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('Domain removed successfully.')).toBeVisible();
  await expect(card(page, 'wren.example')).toHaveCount(0);
});

testWithFaults(
  'a list that cannot be had says why and is asked for again @desktop',
  async ({ page, front, token: _token, complaints }) => {
    complaints.announce(/500.*\/api\/domains\/my/);
    front.answer('GET', '/api/domains/my', 500, refusal('The tree fell.', 'internal'));
    await page.goto('/domains');
    const list = page.getByRole('region', { name: 'Your Domains' });
    await expect(list).toContainText('Your domains could not be loaded');
    await expect(list).toContainText('The tree fell.');
    front.heal();
    await list.getByRole('button', { name: 'Try again' }).click();
    await expect(list).toContainText('No domains yet');
  },
);
