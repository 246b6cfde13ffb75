// @long
import type { Page } from '@playwright/test';

import { clipboardText } from '../support/pages/clipboard.ts';
import { sendTo, storeRequest } from '../support/state/requests-and-links.ts';
import { expect, test } from '../support/test.ts';

test.use({ home: '' });

const long = 'a-title-without-any-space-'.repeat(5).slice(0, 120);
const card = (page: Page, name: string) => page.getByRole('article', { name, exact: true });
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });

test('a request is made, its address passed on, changed, closed, reopened and deleted @phone', async ({
  page,
  token: _token,
  complaints,
  look,
  lookInLight,
}) => {
  complaints.announce(/400.*\/api\/requests/);
  await page.goto('/requests');
  await expect(page.getByText('No requests yet')).toBeVisible();
  await look('requests-none');
  await page.getByRole('button', { name: 'New request' }).click();
  const making = dialog(page, 'New request');
  await making.getByRole('button', { name: 'Create request' }).click();
  await expect(making.getByText('Enter a title.')).toBeVisible();
  await making.getByLabel('Title').fill('Holiday pictures');
  await making.getByLabel('Maximum number of files').fill('20');
  await making.getByText('Limits, album and password').click();
  await making.getByLabel('Maximum size of a file in MB').fill('0');
  await making.getByLabel('Accepted types').fill('image/* pdf');
  await making.getByRole('button', { name: 'Create request' }).click();
  await expect(making.getByText('Enter a number above 0, or leave it empty.')).toBeVisible();
  await expect(making.getByText('pdf is not a type such as')).toBeVisible();
  await look('requests-new');
  await lookInLight('requests-new');
  // What was typed stays.
  await page.keyboard.press('Escape');
  await expect(making).toHaveCount(0);
  await page.getByRole('button', { name: 'New request' }).click();
  await expect(making.getByLabel('Title')).toHaveValue('Holiday pictures');
  await making.getByLabel('Maximum size of a file in MB').fill('5');
  await making.getByLabel('Accepted types').fill('image/* text/plain');
  await making.getByLabel('Password', { exact: true }).fill('sesame');
  await making.getByRole('button', { name: 'Create request' }).click();

  const made = dialog(page, 'Your request is open');
  await expect(made.getByRole('img', { name: 'QR code of the link' })).toBeVisible();
  await look('requests-made');
  await lookInLight('requests-made');
  await made.getByRole('button', { name: 'Copy link' }).click();
  await expect.poll(() => clipboardText(page)).toMatch(/\/drop\/\w{22}$/);
  await made.getByRole('button', { name: 'Done' }).click();
  const request = card(page, 'Holiday pictures');
  await expect(request.getByText('Open', { exact: true })).toBeVisible();
  await expect(request.getByText('0 of 20 files')).toBeVisible();
  await expect(request.getByText('Up to 5.00 MB each')).toBeVisible();
  await expect(request.getByText('Password-protected')).toBeVisible();
  await expect(request.getByText('Only image/* and text/plain')).toBeVisible();

  await request.getByRole('button', { name: 'Change Holiday pictures' }).click();
  const changing = dialog(page, 'Change request');
  await expect(changing.getByLabel('Maximum number of files')).toHaveValue('20');
  await changing.getByLabel('Title').fill(long);
  await changing.getByRole('button', { name: 'Save' }).click();
  await expect(changing).toHaveCount(0);
  const renamed = card(page, long);
  await renamed.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(renamed.getByText('Closed', { exact: true })).toBeVisible();
  await look('requests-closed');
  await renamed.getByRole('button', { name: 'Reopen', exact: true }).click();
  await expect(renamed.getByText('Open', { exact: true })).toBeVisible();
  await renamed.getByRole('button', { name: `Delete ${long}` }).click();
  await expect(page.getByText('The files it received stay in your uploads.')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByText('No requests yet')).toBeVisible();
});

test('what a request has received is listed by itself, with the name of its sender', async ({
  page,
  perch,
  token: _token,
  look,
  lookInLight,
}) => {
  const { url } = await storeRequest(perch, {
    title: 'Minutes',
    text: 'Of all meetings.',
    maxFiles: 2,
  });
  await storeRequest(perch, { title: 'Empty one', expires: 'never', notify: true });
  await sendTo(url, 'minutes.txt', 'Ann');
  await sendTo(url, 'more.txt', '');
  await page.goto('/requests');
  await expect(card(page, 'Minutes').getByText('Complete')).toBeVisible();
  await expect(card(page, 'Minutes').getByText('2 of 2 files')).toBeVisible();
  await look('requests');
  await lookInLight('requests');
  await card(page, 'Minutes').getByRole('link', { name: 'Show received files' }).click();
  await expect(page.getByText('Received by “Minutes”')).toBeVisible();
  await expect(page.getByRole('link', { name: 'minutes.txt', exact: true })).toBeVisible();
  await look('requests-received');
  await page.getByRole('link', { name: 'minutes.txt', exact: true }).click();
  const details = page.getByRole('dialog');
  await expect(details.getByText('Ann', { exact: true })).toBeVisible();
  await expect(details.getByRole('link', { name: 'Minutes' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Show all files' }).click();
  await expect(page).toHaveURL('/uploads');
  await page.goBack();
  await expect(page.getByText('Received by “Minutes”')).toBeVisible();
});

test('a list that cannot be loaded says why, and loads again @desktop', async ({
  page,
  token: _token,
  complaints,
}) => {
  complaints.announce(/500.*\/api\/requests|ERR_FAILED/);
  await page.route('**/api/requests?*', (route) => route.abort());
  await page.goto('/requests');
  await expect(page.getByText('Your requests could not be loaded')).toBeVisible();
  await page.unroute('**/api/requests?*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('No requests yet')).toBeVisible();
});
