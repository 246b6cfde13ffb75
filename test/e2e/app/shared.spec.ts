// @desktop @long

import type { Page } from '@playwright/test';

import { told } from '../support/pages/toasts.ts';
import { uploaded } from '../support/pages/uploading.ts';
import { expect, openUploads, test } from '../support/test.ts';

interface Share {
  files?: { name: string; type: string; text: string }[];
  text?: string;
}

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Shared with this app' });
const photo = { name: 'photo ü.txt', type: 'text/plain', text: 'a photo' };

/** As the browser does once it has installed the app. */
async function install(page: Page): Promise<void> {
  await openUploads(page);
  await page.evaluate(async () => {
    // What listens to it is loaded behind the page.
    const tell = () => window.dispatchEvent(new Event('appinstalled'));
    const telling = setInterval(tell, 50);
    await navigator.serviceWorker.ready;
    clearInterval(telling);
    if (navigator.serviceWorker.controller) return;
    await new Promise((resolve) =>
      navigator.serviceWorker.addEventListener('controllerchange', resolve),
    );
  });
}

/** As a program's share does it: a form that leads to the app. */
async function share(page: Page, { files = [], text = '' }: Share): Promise<void> {
  const opened = page.waitForURL(/\/(?:uploads|login)/);
  await page.evaluate(
    ({ given, words }) => {
      const form = document.createElement('form');
      form.action = '/share-target';
      form.method = 'POST';
      form.enctype = 'multipart/form-data';
      const picker = document.createElement('input');
      picker.type = 'file';
      picker.name = 'file';
      picker.multiple = true;
      const chosen = new DataTransfer();
      for (const each of given) {
        chosen.items.add(new File([each.text], each.name, { type: each.type }));
      }
      picker.files = chosen.files;
      const field = document.createElement('input');
      field.name = 'text';
      field.value = words;
      form.append(picker, field);
      document.body.append(form);
      form.submit();
    },
    { given: files, words: text },
  );
  await opened;
}

const kept = (page: Page) =>
  page.evaluate(async () => {
    const names: string[] = [];
    const root = await navigator.storage.getDirectory();
    const folder = await root.getDirectoryHandle('shared').catch(() => undefined);
    if (folder) for await (const name of folder.keys()) names.push(name);
    return names.length;
  });

test.use({ home: '' });

test('a tab of the browser has no service worker, and the installed app has one', async ({
  page,
  token: _token,
}) => {
  await openUploads(page);
  const registrations = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
  expect(await registrations()).toBe(0);
  await install(page);
  expect(await registrations()).toBe(1);
});

test('shared files are uploaded after a question, and none is left in the browser', async ({
  page,
  token: _token,
  look,
  lookInLight,
}) => {
  await install(page);
  const others = ['b.txt', 'c.txt', 'd.txt', 'e.txt', 'f.txt'].map((name) => ({ ...photo, name }));
  await share(page, { files: [photo, ...others] });
  await expect(dialog(page)).toContainText('6 files, 42 B');
  await expect(dialog(page).getByRole('listitem')).toHaveText([
    photo.name,
    'b.txt',
    'c.txt',
    'd.txt',
    'e.txt',
    'and 1 more',
  ]);
  await look('shared-files');
  await lookInLight('shared-files');
  // Nothing is sent before.
  await expect(page.getByRole('link', { name: photo.name, exact: true })).toHaveCount(0);
  await dialog(page).getByRole('button', { name: 'Upload' }).click();
  await uploaded(page, photo.name);
  await expect(page.getByRole('link', { name: photo.name, exact: true })).toBeVisible();
  await expect.poll(() => kept(page)).toBe(0);
  await page.reload();
  await expect(page.getByRole('link', { name: 'f.txt', exact: true })).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);
});

test('what is put off waits over a reload, and what is discarded does not', async ({
  page,
  token: _token,
}) => {
  await install(page);
  await share(page, { files: [photo] });
  await dialog(page).getByRole('button', { name: 'Decide later' }).click();
  await expect(dialog(page)).toHaveCount(0);
  await page.reload();
  await dialog(page).getByRole('button', { name: 'Discard' }).click();
  await expect.poll(() => kept(page)).toBe(0);
  await page.reload();
  await openUploads(page);
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByRole('link', { name: photo.name, exact: true })).toHaveCount(0);
});

test('a text becomes a paste, and an address in it a short link', async ({
  page,
  token: _token,
  look,
}) => {
  await install(page);
  await share(page, { text: 'Read this: https://example.org/a/page' });
  await expect(dialog(page)).toContainText('Read this');
  await look('shared-text');
  await dialog(page).getByRole('button', { name: 'Short link' }).click();
  await expect(page.getByRole('textbox', { name: 'URL to shorten' })).toHaveValue(
    'https://example.org/a/page',
  );
  await share(page, { text: 'Only words' });
  await expect(dialog(page).getByRole('button', { name: 'Short link' })).toHaveCount(0);
  await dialog(page).getByRole('button', { name: 'New paste' }).click();
  await expect(
    page.getByRole('dialog', { name: 'New paste' }).getByRole('textbox').first(),
  ).toBeVisible();
  await expect(page.getByText('Only words')).toBeVisible();
  expect(await kept(page)).toBe(0);
});

test('a share before the sign-in waits for it, and logging out asks before it is discarded', async ({
  page,
  perch,
  token,
}) => {
  await install(page);
  await page.evaluate(() => localStorage.clear());
  await share(page, { files: [photo] });
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
  expect(await kept(page)).toBe(2);
  await page.evaluate((value) => localStorage.setItem('ez_gg_token', value), token);
  await page.goto(`${perch.origin}/uploads`);
  await dialog(page).getByRole('button', { name: 'Decide later' }).click();
  const answers = [false, true];
  page.on('dialog', (asked) => void (answers.shift() ? asked.accept() : asked.dismiss()));
  await page.getByRole('button', { name: 'Logout' }).click();
  expect(await kept(page)).toBe(2);
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/login/);
  expect(await kept(page)).toBe(0);
});

test('without room nothing is kept, and the app says so', async ({ page, token: _token }) => {
  await install(page);
  const devTools = await page.context().newCDPSession(page);
  const { origin } = new URL(page.url());
  await devTools.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 });
  await share(page, { files: [{ ...photo, text: 'a'.repeat(100_000) }] });
  await expect(told(page, 'What you shared was not kept')).toBeVisible();
  expect(await kept(page)).toBe(0);
  await expect(page).toHaveURL(/\/uploads$/);
});

test('the installed app opens without a server, and nothing of the API is kept', async ({
  page,
  perch,
  env,
  token: _token,
  complaints,
}) => {
  complaints.announce(/ERR_FAILED|ERR_CONNECTION_REFUSED|ERR_EMPTY_RESPONSE|ERR_CONNECTION_RESET/);
  await install(page);
  await openUploads(page);
  await perch.stop();
  await page.reload();
  await expect(page.getByText('The server cannot be reached').first()).toBeVisible();
  const paths = await page.evaluate(async () => {
    const cache = await caches.open('shell');
    return (await cache.keys()).map(({ url }) => new URL(url).pathname);
  });
  expect(paths).toContain('/');
  expect(paths.filter((path) => path !== '/' && !path.startsWith('/assets/'))).toEqual([]);
  await perch.restart(env);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Your Uploads' })).toBeVisible();
});
