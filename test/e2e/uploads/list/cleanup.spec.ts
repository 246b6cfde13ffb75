// @long
import { textFile } from '../../support/files/files.ts';
import { told } from '../../support/pages/toasts.ts';
import { storeTagged } from '../../support/state/tags.ts';
import { expect, test } from '../../support/test.ts';

test.use({ home: '' });

test('copies are found, moved to the trash in one step, and brought back', async ({
  page,
  perch,
  token,
  look,
  lookInLight,
}) => {
  await storeTagged(perch, token, textFile('first.txt'), []);
  await storeTagged(perch, token, textFile('second.txt'), []);
  await page.goto('/uploads/cleanup');
  await expect(page).toHaveTitle('Clean up · Uploads · Perch');
  const group = (title: string) =>
    page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) });
  await expect(group('Copies')).toContainText('1 file');
  await expect(group('In no album')).toContainText('2 files');
  await expect(group('Large files')).toContainText('None');
  await expect(group('Large files').getByRole('button')).toHaveCount(0);
  await look('cleanup');
  await lookInLight('cleanup');
  await group('Copies').getByRole('button', { name: 'Move to trash: Copies' }).click();
  await expect(told(page, '1 file moved to the trash.')).toBeVisible();
  await expect(group('Copies')).toContainText('None');
  await expect(group('Trash')).toContainText('1 file');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(told(page, '1 file restored.')).toBeVisible();
  await expect(group('Trash')).toContainText('None');
  await group('Copies').getByRole('link', { name: 'Show files: Copies' }).click();
  await expect(page).toHaveURL('/uploads?duplicate=true');
  await expect(page.getByRole('link', { name: 'second.txt', exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'first.txt', exact: true })).toHaveCount(0);
});
