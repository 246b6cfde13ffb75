// @desktop @long

import type { Page } from '@playwright/test';

import { store, textFile } from '../support/files/files.ts';
import { pictureFile } from '../support/files/picture.ts';
import { clipboardText } from '../support/pages/clipboard.ts';
import { told } from '../support/pages/toasts.ts';
import { chooser, openUploadOptions, tray, uploaded } from '../support/pages/uploading.ts';
import { approve, register, wren } from '../support/state/accounts.ts';
import { expect, test as withServer } from '../support/test.ts';

/** How many presses, choices and texts typed a task takes; what is done besides `step` is not part of it. */
class Walk {
  #steps = 0;

  async step(act: Promise<unknown>): Promise<void> {
    this.#steps += 1;
    await act;
  }

  took(steps: number): void {
    expect(this.#steps, 'steps').toBe(steps);
  }
}

const test = withServer.extend<{ walk: Walk }>({
  walk: async ({ token: _token }, use) => use(new Walk()),
});

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const field = (page: Page, name: string) => page.getByRole('combobox', { name, exact: true });
const dialog = (page: Page) => page.getByRole('dialog');
const activeFilters = (page: Page) => page.getByRole('list', { name: 'Active filters' });

function paste(page: Page, { name, mimeType, buffer }: ReturnType<typeof pictureFile>) {
  return page.evaluate(
    ([bytes, file, type]) => {
      const clipboardData = new DataTransfer();
      clipboardData.items.add(new File([new Uint8Array(bytes)], file, { type }));
      window.dispatchEvent(new ClipboardEvent('paste', { clipboardData }));
    },
    [[...buffer], name, mimeType] as const,
  );
}

test('a screenshot in the clipboard becomes a link there in 1 step', async ({
  page,
  token: _token,
  walk,
}) => {
  await openUploadOptions(page);
  await page.getByRole('checkbox', { name: 'Copy the link when an upload ends' }).check();
  await page.keyboard.press('Escape');
  await walk.step(paste(page, pictureFile('shot.png')));
  await expect(told(page, 'URL copied to clipboard!')).toBeVisible();
  expect(await clipboardText(page)).toMatch(/\/f\//);
  walk.took(1);
});

test('photographs get links with a password that end, in 5 steps', async ({
  page,
  token: _token,
  walk,
}) => {
  const photographs = Array.from({ length: 20 }, (_, n) => pictureFile(`trip-${n}.png`));
  await walk.step(openUploadOptions(page));
  await walk.step(field(page, 'Link expires').selectOption('after 7 days'));
  await walk.step(page.getByLabel('Password', { exact: true }).fill('open sesame'));
  await walk.step(chooser(page).setInputFiles(photographs));
  await expect(tray(page)).toContainText('20 uploaded');
  await walk.step(button(page, 'Copy links').click());
  await expect(told(page, '20 links copied to clipboard!')).toBeVisible();
  const [link = ''] = (await clipboardText(page)).split('\n');
  expect((await fetch(link)).status).toBe(403);
  walk.took(5);
});

test('the files of last month are shown in 2 steps, those that nobody opened as well', async ({
  page,
  token: _token,
  walk,
}) => {
  await chooser(page).setInputFiles(textFile('now.txt'));
  await expect(uploaded(page, 'now.txt')).toBeVisible();
  await walk.step(button(page, 'Filter').click());
  await walk.step(field(page, 'Uploaded').selectOption('Last month'));
  await expect(activeFilters(page)).toBeVisible();
  await expect(page.getByRole('link', { name: 'now.txt', exact: true })).toHaveCount(0);
  walk.took(2);

  await page.goto('/uploads');
  const second = new Walk();
  await second.step(button(page, 'Filter').click());
  await second.step(field(page, 'Opened').selectOption('Never'));
  await expect(page.getByRole('link', { name: 'now.txt', exact: true })).toBeVisible();
  second.took(2);
});

test('an account is banned and its files are removed in 3 steps', async ({
  page,
  perch,
  token,
  walk,
}) => {
  const id = await register(perch, wren);
  await approve(perch, token, id);
  await page.goto('/admin?tab=users');
  await walk.step(page.getByRole('link', { name: 'wren', exact: true }).click());
  await walk.step(button(page, 'Suspend and delete all files').click());
  await walk.step(
    dialog(page).getByRole('button', { name: 'Suspend and delete all files' }).click(),
  );
  await expect(button(page, 'Allow access')).toBeVisible();
  walk.took(3);
});

test('the link of a file is copied in 1 step, from any other page in 3', async ({
  page,
  perch,
  token,
  walk,
}) => {
  const url = await store(perch, token, textFile('minutes of june.txt'));
  await page.reload();
  await walk.step(button(page, 'Copy URL of minutes of june.txt').click());
  await expect(told(page, 'URL copied to clipboard!')).toBeVisible();
  expect(await clipboardText(page)).toBe(url);
  walk.took(1);

  await page.goto('/domains');
  await expect(page.getByRole('heading', { name: 'Your Domains' })).toBeVisible();
  const elsewhere = new Walk();
  await elsewhere.step(page.getByRole('button', { name: 'Search or jump to…' }).click());
  await elsewhere.step(page.getByRole('combobox', { name: 'Search or jump to' }).fill('june'));
  await elsewhere.step(
    page.getByRole('option', { name: 'Copy URL of minutes of june.txt' }).click(),
  );
  await expect(told(page, 'URL copied to clipboard!')).toBeVisible();
  elsewhere.took(3);
});

test('files that were sent together are an album in 3 steps', async ({
  page,
  token: _token,
  walk,
}) => {
  await chooser(page).setInputFiles(['a.txt', 'b.txt'].map((name) => textFile(name)));
  await expect(tray(page)).toContainText('2 uploaded');
  await walk.step(tray(page).getByRole('button', { name: 'Add to album' }).click());
  await walk.step(dialog(page).getByLabel('Search, or name a new album').fill('Winter'));
  await walk.step(dialog(page).getByRole('button', { name: 'New album “Winter”' }).click());
  await expect(told(page, 'Added to “Winter”: 2 files.')).toBeVisible();
  walk.took(3);
});

test('everything that a search finds is deleted in 4 steps, and is there again after 1', async ({
  page,
  perch,
  token,
  walk,
}) => {
  for (const name of ['draft 1.txt', 'draft 2.txt', 'final.txt'])
    await store(perch, token, textFile(name));
  await page.reload();
  await walk.step(page.getByRole('searchbox', { name: 'Search uploads' }).fill('draft'));
  await expect(page.getByRole('link', { name: 'final.txt', exact: true })).toHaveCount(0);
  await walk.step(page.getByRole('checkbox', { name: 'Select all that are shown' }).click());
  await walk.step(
    page
      .getByRole('toolbar', { name: 'Selected files' })
      .getByRole('button', { name: 'Delete' })
      .click(),
  );
  await walk.step(dialog(page).getByRole('button', { name: 'Delete 2 files' }).click());
  await expect(page.getByRole('link', { name: 'draft 1.txt', exact: true })).toHaveCount(0);
  walk.took(4);
  await button(page, 'Undo').click();
  await expect(page.getByRole('link', { name: 'draft 1.txt', exact: true })).toBeVisible();
});

test('copies of what is there already go to the trash in 3 steps', async ({
  page,
  perch,
  token,
  walk,
}) => {
  for (const name of ['first.txt', 'second.txt']) await store(perch, token, textFile(name));
  await page.reload();
  await walk.step(button(page, 'Filter').click());
  await walk.step(page.getByRole('link', { name: 'Clean up' }).click());
  await walk.step(button(page, 'Move to trash: Copies').click());
  await expect(told(page, '1 file moved to the trash.')).toBeVisible();
  walk.took(3);
});

test('a file is replaced behind its link in 2 steps, and its link ends a week from now in 4', async ({
  page,
  perch,
  token,
  walk,
}) => {
  const url = await store(perch, token, textFile('list.txt'));
  await page.reload();
  const details = page.getByRole('dialog', { name: 'File details' });
  await walk.step(page.getByRole('link', { name: 'list.txt', exact: true }).click());
  const newer = { name: 'list.txt', mimeType: 'text/plain', buffer: Buffer.from('newer') };
  await walk.step(details.getByLabel('Replace file').setInputFiles(newer));
  await expect.poll(async () => (await fetch(url)).text()).toBe('newer');
  walk.took(2);

  await page.goto('/uploads');
  const ending = new Walk();
  await ending.step(page.getByRole('link', { name: 'list.txt', exact: true }).click());
  await ending.step(details.getByRole('button', { name: 'Change link' }).click());
  await ending.step(details.getByLabel('Expires', { exact: true }).selectOption('In 7 days'));
  await ending.step(details.getByRole('button', { name: 'Save' }).click());
  await expect(details.getByRole('button', { name: 'Change link' })).toBeVisible();
  ending.took(4);
});
