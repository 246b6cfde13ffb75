// @long
import { imageFile, store } from '../support/files/files.ts';
import { approve, register, signIn, wren } from '../support/state/accounts.ts';
import { expect, test } from '../support/test.ts';

test.use({ home: '' });

test('suspending shuts the links unless they are kept, and says which', async ({
  page,
  perch,
  token,
  look,
  request,
}) => {
  const id = await register(perch, wren);
  await approve(perch, token, id);
  const link = await store(perch, await signIn(perch, wren), imageFile('harbour.png'));
  const status = async () => (await request.get(link)).status();
  const dialog = page.getByRole('dialog');
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  const account = page.getByRole('region', { name: 'wren' });
  await page.goto(`/admin/users/${id}`);
  await expect(account).not.toContainText('Links');

  await press('Suspend');
  const box = dialog.getByRole('checkbox', { name: 'Keep links working' });
  await expect(box).not.toBeChecked();
  await expect(dialog).toContainText('are unavailable until then');
  await look('admin-suspend');
  await box.check();
  await expect(dialog).toContainText('remain available');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toHaveCount(0);
  expect(await status()).toBe(200);

  await press('Suspend');
  // A box that was ticked and cancelled is not ticked the next time.
  await expect(box).not.toBeChecked();
  await dialog.getByRole('button', { name: 'Suspend' }).click();
  await expect(account).toContainText('LinksStopped');
  expect(await status()).toBe(404);
  await look('admin-suspended');

  await press('Keep links working');
  await dialog.getByRole('button', { name: 'Keep links working' }).click();
  await expect(account).toContainText('LinksWorking');
  expect(await status()).toBe(200);
  await press('Stop links');
  await dialog.getByRole('button', { name: 'Stop links' }).click();
  await expect(account).toContainText('LinksStopped');
  expect(await status()).toBe(404);

  await press('Allow access');
  await dialog.getByRole('button', { name: 'Allow access' }).click();
  await expect(page.getByRole('button', { name: 'Suspend', exact: true })).toBeVisible();
  expect(await status()).toBe(200);
  await press('Suspend');
  await box.check();
  await dialog.getByRole('button', { name: 'Suspend' }).click();
  await expect(account).toContainText('LinksWorking');
  expect(await status()).toBe(200);

  await page.goto('/admin/audit');
  await expect(
    page.getByRole('row', { name: /User suspended.*Links go on working/ }),
  ).toBeVisible();
  await expect(page.getByRole('row', { name: /User links stopped/ })).toBeVisible();
});
