// @long
import type { Page } from '@playwright/test';

import { fileOf, imageFile, store, textFile } from '../../support/files/files.ts';
import { clipboardText } from '../../support/pages/clipboard.ts';
import { told } from '../../support/pages/toasts.ts';
import { expect, test } from '../../support/test.ts';

const details = (page: Page) => page.getByRole('dialog', { name: 'File details' });

test.use({ home: '' });

async function open(page: Page, name: string): Promise<void> {
  await page.goto('/uploads');
  await page.getByRole('link', { name, exact: true }).click();
  await expect(details(page).getByRole('heading', { name })).toBeVisible();
}

const statusOf = async (url: string) => (await fetch(url, { redirect: 'manual' })).status;

test('the link of a file is named, limited and locked in its details @phone', async ({
  page,
  perch,
  token,
  look,
  lookInLight,
}) => {
  const url = await store(perch, token, textFile('notes.txt'));
  await open(page, 'notes.txt');
  await details(page).getByRole('button', { name: 'Change link' }).click();
  await details(page).getByLabel('The link opens').selectOption('A page that shows the file');
  await details(page).getByLabel('Link name').fill('holiday-2026');
  await details(page).getByLabel('Expires', { exact: true }).selectOption('In 7 days');
  await details(page).getByLabel('Downloads left').fill('3');
  await details(page).getByLabel('Password', { exact: true }).selectOption('Set a new one');
  await details(page).getByLabel('New link password', { exact: true }).fill('open sesame');
  await look('link-form');
  await lookInLight('link-form');
  await details(page).getByRole('button', { name: 'Save' }).click();
  await expect(told(page, 'Link changed.')).toBeVisible();
  const pageUrl = `${perch.origin}/v/holiday-2026`;
  await expect(details(page).getByRole('link', { name: pageUrl })).toBeVisible();
  for (const mark of ['Expires in 7 days', 'Password-protected', '3 downloads left']) {
    await expect(details(page).getByText(mark)).toBeAttached();
  }
  expect(await statusOf(`${perch.origin}/f/holiday-2026`)).toBe(403);
  expect(await statusOf(url)).toBe(403);
  expect(await statusOf(pageUrl)).toBe(200);
  await details(page).getByRole('button', { name: 'Close details' }).click();
  await expect(details(page)).toHaveCount(0);
  await expect(page.getByText('Password-protected')).toBeAttached();
});

test('@desktop a name that another link has is refused at its field', async ({
  page,
  perch,
  token,
  complaints,
}) => {
  complaints.announce(/409.*\/api\/upload\//);
  const url = await store(perch, token, textFile('first.txt'));
  await store(perch, token, textFile('second.txt'));
  const taken = new URL(url).pathname.slice('/f/'.length, -'.txt'.length);
  await open(page, 'second.txt');
  await details(page).getByRole('button', { name: 'Change link' }).click();
  const name = details(page).getByLabel('Link name');
  const own = await name.inputValue();
  await name.fill('-no-');
  await details(page).getByRole('button', { name: 'Save' }).click();
  await expect(name).toHaveAccessibleDescription(/beginning with a letter or digit/);
  await name.fill(taken);
  await details(page).getByRole('button', { name: 'Save' }).click();
  await expect(name).toHaveAttribute('aria-invalid', 'true');
  await expect(name).toHaveValue(taken);
  await details(page).getByRole('button', { name: 'Cancel' }).click();
  await details(page).getByRole('radio', { name: 'Page' }).check();
  await expect(details(page)).toContainText(`${perch.origin}/v/${own}`);
});

test('@desktop a file is renamed and replaced behind its link', async ({
  page,
  perch,
  token,
  complaints,
}) => {
  complaints.announce(/409.*\/content/);
  const url = await store(perch, token, fileOf('draft.txt', 'text/plain', 'old words'));
  await open(page, 'draft.txt');
  await details(page).getByRole('button', { name: 'Rename' }).click();
  await details(page).getByLabel('File name').fill('final.txt');
  await page.keyboard.press('Enter');
  await expect(details(page).getByRole('heading', { name: 'final.txt' })).toBeVisible();
  const choose = details(page).getByLabel('Replace file');
  await choose.setInputFiles(fileOf('b.txt', 'text/plain', 'new words'));
  await expect(told(page, 'File replaced. Its link is the same.')).toBeVisible();
  const preview = details(page).getByRole('textbox', { name: 'Preview of final.txt' });
  await expect(preview).toHaveValue('new words');
  expect(await (await fetch(url)).text()).toBe('new words');
  await choose.setInputFiles(imageFile('harbour.png'));
  const question = page.getByRole('dialog', { name: 'Replace with a different type of file?' });
  await expect(question).toContainText('harbour.png');
  expect(await (await fetch(url)).text()).toBe('new words');
  await question.getByRole('button', { name: 'Replace' }).click();
  await expect(details(page).getByRole('img', { name: 'Preview of final.txt' })).toBeVisible();
});

test('@desktop a change that fails says so, and what was typed stays', async ({
  page,
  perch,
  token,
  complaints,
}) => {
  complaints.announce(/404.*\/api\/upload\//);
  await store(perch, token, textFile('draft.txt'));
  await open(page, 'draft.txt');
  const preview = details(page).getByRole('textbox', { name: 'Preview of draft.txt' });
  await expect(preview).not.toHaveValue('');
  await perch.runStatement("delete from uploads where original_name = 'draft.txt'");
  await details(page).getByRole('button', { name: 'Rename' }).click();
  const name = details(page).getByLabel('File name');
  await name.fill('final.txt');
  await page.keyboard.press('Enter');
  await expect(told(page, 'The link was not changed')).toBeVisible();
  await expect(name).toHaveValue('final.txt');
  await expect(details(page).getByRole('heading', { name: 'final.txt' })).toHaveCount(0);
});

test('the links of several files are changed at once, and those that fail are told', async ({
  page,
  perch,
  token,
  complaints,
  look,
}) => {
  complaints.announce(/404.*\/api\/upload\//);
  const names = ['first.txt', 'second.txt', 'third.txt'];
  for (const name of names) await store(perch, token, textFile(name));
  await page.goto('/uploads');
  for (const name of names) await page.getByRole('checkbox', { name: `Select ${name}` }).check();
  await perch.runStatement("delete from uploads where original_name = 'third.txt'");
  await page.getByRole('button', { name: 'Change links' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change 3 links' });
  const change = dialog.getByRole('button', { name: 'Change links' });
  await expect(change).toBeDisabled();
  await dialog.getByLabel('Expires', { exact: true }).selectOption('In one day');
  await dialog.getByLabel('The link opens').selectOption('A page that shows the file');
  await dialog.getByLabel('Downloads left').selectOption('A specific number');
  await change.click();
  await expect(dialog.getByText('Enter a whole number from 1 to 1,000,000.')).toBeVisible();
  await dialog.getByLabel('Number of downloads').fill('3');
  await change.click();
  await expect(told(page, '2 links changed.')).toBeVisible();
  await expect(dialog.getByRole('alert')).toContainText('1 link was not changed:third.txt: ');
  await look('change-links');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('in 24 hours', { exact: true })).toHaveCount(2);
  await page.getByRole('button', { name: 'Copy links' }).click();
  await expect(page.getByText('3 links copied to clipboard!')).toBeVisible();
  const links = (await clipboardText(page)).split('\n');
  expect(links.filter((link) => link.startsWith(`${perch.origin}/v/`))).toHaveLength(2);
});
