// @long
import { imageFile, store, textFile } from '../support/files/files.ts';
import { approve, register, wren } from '../support/state/accounts.ts';
import { expect, test } from '../support/test.ts';

test.use({ home: '' });

test('all uploads are filtered by type and account, and selected ones are deleted together', async ({
  page,
  perch,
  token,
  look,
}) => {
  await store(perch, token, textFile('notes.txt'));
  await store(perch, token, textFile('list.txt'));
  await store(perch, token, imageFile('harbour.png'));
  await page.goto('/admin?tab=uploads');
  await expect(page.getByRole('row', { name: /harbour\.png/ })).toBeVisible();
  await page.getByLabel('Type', { exact: true }).selectOption('Text');
  await expect(page.getByRole('row', { name: /harbour\.png/ })).toHaveCount(0);
  await expect(page).toHaveURL(/type=text/);
  await page.getByRole('textbox', { name: 'Filter by account' }).fill('rob');
  await page.getByRole('button', { name: 'robin', exact: true }).click();
  await expect(page.getByRole('button', { name: 'robin: show all accounts' })).toBeVisible();
  await expect(page).toHaveURL(/type=text&user=/);
  await look('admin-uploads-filtered');
  await page.getByRole('checkbox', { name: 'Select list.txt' }).check();
  await expect(page.getByRole('button', { name: 'Delete 1 file' })).toBeVisible();
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
  await look('admin-uploads-selected');
  await page.getByRole('button', { name: 'Delete 2 files' }).click();
  await expect(page.getByRole('dialog')).toContainText('Their links stop working immediately.');
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('2 files deleted')).toBeVisible();
  await expect(page.getByText('No uploads found')).toBeVisible();
  await page.getByRole('button', { name: 'robin: show all accounts' }).click();
  await page.getByLabel('Type', { exact: true }).selectOption('All types');
  await expect(page.getByRole('row', { name: /harbour\.png/ })).toBeVisible();
});

test('an account is suspended with its files, then deleted with its email blocked', async ({
  page,
  perch,
  token,
  look,
}) => {
  const id = await register(perch, wren);
  await approve(perch, token, id);
  await page.goto(`/admin/users/${id}`);
  await page.getByRole('button', { name: 'Suspend and delete all files' }).click();
  await expect(page.getByRole('dialog')).toContainText('There are no files to delete.');
  await look('admin-delete-files');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: 'Suspend and delete all files' })
    .click();
  await expect(page.getByRole('button', { name: 'Allow access' })).toBeVisible();
  await page.getByRole('button', { name: 'Delete and block the email' }).click();
  await expect(page.getByRole('dialog')).toContainText(
    'Nobody can register with wren@example.org again.',
  );
  await look('admin-block-email');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: 'Delete and block the email' })
    .click();
  await expect(page).toHaveURL('/admin?tab=users');
  await expect(page.getByRole('row', { name: /wren/ })).toContainText('Rejected');
});
