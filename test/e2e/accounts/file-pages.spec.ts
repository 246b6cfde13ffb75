// @desktop @long

import { openTab } from '../support/pages/settings.ts';
import { expect, test } from '../support/test.ts';

test.use({ home: '' });

test('previews of links say what their owner chooses, shown while it is typed', async ({
  page,
  token: _token,
  look,
}) => {
  await openTab(page, 'profile');
  const preview = page.getByRole('figure', { name: 'Preview' });
  await expect(preview).toContainText('holiday.jpg');
  await page.getByLabel('Title').fill('{filename} by {user}');
  await page.getByLabel('Colour').fill('red');
  const save = page.getByRole('button', { name: 'Save file pages' });
  await save.click();
  await expect(page.getByText('Unknown variable {user}')).toBeVisible();
  await expect(page.getByText('Enter # and six hexadecimal digits, such as #1971c2')).toBeVisible();
  await expect(page.getByText('File pages saved')).toBeHidden();

  await page.getByLabel('Title').fill('Photo: {filename}');
  await page.getByLabel('Description').fill('{type}, {views} views <b>');
  await page.getByLabel('Colour').fill('#1971C2');
  await expect(preview).toContainText('Photo: holiday.jpg');
  await expect(preview).toContainText('JPG, 12 views <b>');
  await page.getByLabel('Gallery in Discord').selectOption('For albums and files');
  await page.getByLabel('Name the account in previews').check();
  await look('settings-file-pages');
  await save.click();
  await expect(page.getByText('File pages saved')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Title')).toHaveValue('Photo: {filename}');
  await expect(page.getByLabel('Colour')).toHaveValue('#1971c2');
  await expect(page.getByLabel('Gallery in Discord')).toHaveValue('all');
  await expect(page.getByLabel('Name the account in previews')).toBeChecked();
});
