// @long
import { store, textFile } from '../support/files/files.ts';
import { approve, register, wren } from '../support/state/accounts.ts';
import { expect, test } from '../support/test.ts';

test('another page takes the focus and begins at its top @phone', async ({ page, perch, token }, {
  project,
}) => {
  for (let number = 1; number <= 25; number++) {
    await store(perch, token, textFile(`file ${number}.txt`));
  }
  await page.goto('/uploads');
  await expect(page.getByText('25 files')).toBeVisible();
  // The first page of a visit leaves the focus where browsers begin.
  await expect(page.getByRole('main')).not.toBeFocused();
  await page.evaluate(() => window.scrollTo(0, 600));
  if (project.name.startsWith('phone'))
    await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('link', { name: 'Settings' }).click();
  await expect(page.getByRole('tab', { name: 'Profile', exact: true })).toBeVisible();
  await expect(page.getByRole('main', { name: 'Settings' })).toBeFocused();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test('a tab, a filter and a page of a list leave the focus where it is @desktop', async ({
  page,
  token: _token,
}) => {
  await page.getByRole('link', { name: 'Images' }).click();
  await expect(page).toHaveURL('/uploads?type=image');
  await expect(page).toHaveTitle('Images · Uploads · Perch');
  await expect(page.getByRole('link', { name: 'Images' })).toBeFocused();
  await page.goto('/settings');
  await page.getByRole('tab', { name: 'Security' }).click();
  await expect(page).toHaveTitle('Security · Settings · Perch');
  await expect(page.getByRole('tab', { name: 'Security' })).toBeFocused();
});

test('every page of the administration says in its title what it shows @desktop', async ({
  page,
  perch,
  token,
}) => {
  const id = await register(perch, wren);
  await approve(perch, token, id);
  await page.goto('/admin');
  await expect(page).toHaveTitle('Overview · Admin · Perch');
  await page.getByRole('tab', { name: /^All Users/ }).click();
  await expect(page).toHaveTitle('All Users · Admin · Perch');
  await page.goto(`/admin/users/${id}`);
  await expect(page).toHaveTitle('wren · Admin · Perch');
  await page.getByRole('link', { name: 'All users' }).click();
  await expect(page).toHaveTitle('All Users · Admin · Perch');
  await expect(page.getByRole('main')).toBeFocused();
});

test('a screen reader hears of an upload in quarters, and of its end @desktop', async ({
  page,
  token: _token,
}) => {
  const tray = page.getByRole('complementary', { name: 'Uploads in progress' });
  await page.getByLabel(/click to browse/).setInputFiles(textFile('notes.txt', 900_000));
  await expect(tray.getByRole('status')).toHaveText('1 uploaded');
});

test('the page has its landmarks, each by its name', async ({ page, token: _token }, {
  project,
}) => {
  await expect(page.getByRole('banner')).toHaveCount(1);
  await expect(page.getByRole('main', { name: 'Uploads' })).toHaveCount(1);
  await expect(page.getByRole('search')).toHaveCount(1);
  if (project.name.startsWith('phone')) return;
  await expect(page.getByRole('complementary', { name: 'Sidebar' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
});
