// @long @desktop

import type { Page } from '@playwright/test';

import { textFile } from '../support/files/files.ts';
import { openTab } from '../support/pages/settings.ts';
import { submitLogin } from '../support/pages/sign-in.ts';
import { refusal } from '../support/servers/failing-server.ts';
import { holdRequests } from '../support/servers/held-requests.ts';
import { robin } from '../support/state/accounts.ts';
import { testWithFaults } from '../support/test-with-faults.ts';
import { expect, openAs, test } from '../support/test.ts';

test.use({ home: '' });

const label = (page: Page) =>
  page.evaluate(() => {
    const { lang, dir } = document.documentElement;
    return { lang, dir };
  });

const german = { lang: 'de', dir: 'ltr' };
const english = { lang: 'en', dir: 'ltr' };

const select = (page: Page, name = 'Language') => page.getByRole('combobox', { name });

test('a language is chosen before signing in, without a reload, and other tabs follow', async ({
  page,
  perch: _perch,
  context,
}) => {
  await page.goto('/login');
  await expect(select(page)).toHaveValue('en');
  const other = await context.newPage();
  await other.goto('/register');
  await expect(other.getByRole('heading', { name: 'Create account' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Email' }).fill('robin@example.org');
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  const names = await select(page)
    .getByRole('option')
    .evaluateAll((options) =>
      options.map((option) => `${option.getAttribute('lang')} ${option.textContent}`),
    );
  expect(names.slice(0, 2)).toEqual(['en English', 'de Deutsch']);

  await select(page).focus();
  await select(page).selectOption('de');
  await expect(page.getByRole('button', { name: 'Anmelden', exact: true })).toBeVisible();
  await expect(select(page, 'Sprache')).toBeFocused();
  await expect(page).toHaveTitle('Anmelden · Perch');
  expect(await label(page)).toEqual(german);
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
  await expect(page.getByRole('textbox', { name: 'E-Mail' })).toHaveValue('robin@example.org');
  await expect(page.getByText('Sign in')).toHaveCount(0);

  await expect(select(other, 'Sprache')).toHaveValue('de');
  await expect(other.getByRole('heading', { name: 'Create account' })).toHaveCount(0);
  expect(await label(other)).toEqual(german);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Anmelden', exact: true })).toBeVisible();
  await select(page, 'Sprache').selectOption('en');
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
});

test('the account’s language goes with it to every device, and leaves with it', async ({
  page,
  token: _token,
  browser,
  perch,
}) => {
  await openTab(page, 'appearance');
  await expect(select(page)).toHaveValue('');
  const saved = page.waitForResponse((response) => response.url().endsWith('/preferences'));
  await select(page).selectOption('de');
  expect((await saved).status()).toBe(200);
  await expect(page.getByRole('tab', { name: 'Darstellung' })).toBeVisible();
  await expect(select(page, 'Sprache')).toHaveValue('de');

  const context = await browser.newContext({ baseURL: perch.origin });
  const elsewhere = await context.newPage();
  await elsewhere.addInitScript(() => {
    if (!localStorage.getItem('perch_language')) localStorage.setItem('perch_language', 'en');
  });
  await elsewhere.goto('/login');
  await expect(elsewhere.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await submitLogin(elsewhere, robin);
  await expect(elsewhere.getByRole('heading', { name: 'Übersicht' })).toBeVisible();
  await elsewhere.goto('/settings?tab=appearance');
  await expect(select(elsewhere, 'Sprache')).toHaveValue('de');
  expect(await label(elsewhere)).toEqual(german);
  const menu = elsewhere.getByRole('button', { name: 'Menü öffnen' });
  if (await menu.isVisible()) await menu.click();
  await elsewhere.getByRole('button', { name: 'Abmelden' }).filter({ visible: true }).click();
  await expect(elsewhere.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  expect(await label(elsewhere)).toEqual(english);
  await context.close();

  const forgotten = page.waitForResponse((response) => response.url().endsWith('/preferences'));
  await select(page, 'Sprache').selectOption('Wie der Browser (English)');
  expect(await (await forgotten).json()).toMatchObject({ data: { language: null } });
  await expect(select(page)).toHaveValue('');
  await expect(page.getByRole('tab', { name: 'Appearance' })).toBeVisible();
});

test('files that are being sent go on in another language', async ({ page, token }) => {
  await openAs(page, token);
  const release = await holdRequests(page.context(), /\/api\/upload$/);
  await page.getByLabel(/click to browse/).setInputFiles(textFile('notes.txt'));
  await expect(page.getByText('notes.txt').first()).toBeVisible();
  await page.getByRole('link', { name: 'Settings' }).click();
  await page.getByRole('tab', { name: 'Appearance' }).click();
  await select(page).focus();
  await select(page).selectOption('de');
  await expect(select(page, 'Sprache')).toBeFocused();
  release();
  await expect(page.getByText('1 hochgeladen').first()).toBeVisible();
});

test('a stored language labels the page and is asked for before the app has arrived', async ({
  browser,
  perch,
}) => {
  for (const [stored, shown] of [
    ['de', german],
    ['xx', english],
  ] as const) {
    const context = await browser.newContext({ baseURL: perch.origin });
    const page = await context.newPage();
    await page.addInitScript((code) => localStorage.setItem('perch_language', code), stored);
    const release = await holdRequests(context, /\/assets\/app-.*\.js$/);
    const asked = page.waitForRequest(new RegExp(`/assets/messages-${shown.lang}-`));
    await page.goto('/login', { waitUntil: 'commit' });
    await asked;
    expect(await label(page)).toEqual(shown);
    await expect(page.getByRole('heading')).toHaveCount(0);
    release();
    await expect(page.getByRole('heading')).toBeVisible();
    await context.close();
  }
});

test('each chunk of a language comes over the network once', async ({ page, perch: _perch }) => {
  await page.goto('/login');
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  const transferred = await page.evaluate(() =>
    performance.getEntriesByType('resource').flatMap((entry) => {
      const chunk = /messages-([\w-]+)-[\w-]{7}\.js$/.exec(entry.name)?.[1];
      return chunk && 'transferSize' in entry && entry.transferSize !== 0 ? [chunk] : [];
    }),
  );
  expect(transferred.toSorted()).toEqual(['en', 'en-sign-in']);
});

test.describe('where a language cannot be loaded', () => {
  test('the present one stays, and the choice can be made again', async ({
    page,
    perch: _perch,
    context,
    complaints,
  }) => {
    complaints.announce(/messages-de-/);
    complaints.announce(/ERR_FAILED/);
    await page.goto('/login');
    await context.route(/messages-de-/, (route) => route.abort());
    await select(page).selectOption('de');
    await expect(
      page.getByRole('alert').filter({ hasText: 'Deutsch could not be loaded' }),
    ).toBeVisible();
    await expect(select(page)).toHaveValue('en');
    expect(await label(page)).toEqual(english);
    expect(await page.evaluate(() => localStorage.getItem('perch_language'))).toBeNull();
    await context.unroute(/messages-de-/);
    await select(page).selectOption('de');
    await expect(page.getByRole('button', { name: 'Anmelden', exact: true })).toBeVisible();
  });

  test('a visit begins in English', async ({ page, perch: _perch, context, complaints }) => {
    complaints.announce(/messages-de-/);
    complaints.announce(/ERR_FAILED/);
    await page.addInitScript(() => localStorage.setItem('perch_language', 'de'));
    await context.route(/messages-de-/, (route) => route.abort());
    await page.goto('/login');
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
    expect(await label(page)).toEqual(english);
  });

  test('and English neither, the page says so and offers to reload', async ({ browser, perch }) => {
    const context = await browser.newContext({ baseURL: perch.origin, locale: 'de-AT' });
    const page = await context.newPage();
    await context.route(/messages-/, (route) => route.abort());
    await page.goto('/login');
    await expect(page.getByRole('alert')).toContainText(
      'Perch konnte nicht vollständig geladen werden.',
    );
    await context.unroute(/messages-/);
    await page.getByRole('button', { name: 'Neu laden' }).click();
    await expect(page.getByRole('button', { name: 'Anmelden', exact: true })).toBeVisible();
    await context.close();
  });
});

testWithFaults(
  'a language that cannot be saved says so, and the account keeps its own',
  async ({ page, front, token, complaints }) => {
    complaints.announce(/503.*\/api\/auth\/preferences/);
    await openTab(page, 'appearance');
    front.answer('PUT', '/api/auth/preferences', 503, refusal('Perch is busy.', 'busy'));
    await select(page).selectOption('de');
    await expect(page.getByText('Perch is busy.')).toBeVisible();
    // This device shows it all the same: the account has none.
    await expect(select(page, 'Sprache')).toHaveValue('de');
    const headers = { Authorization: `Bearer ${token}` };
    const preferences = await page.request.get('/api/auth/preferences', { headers });
    expect(await preferences.json()).toMatchObject({ data: { language: null } });
  },
);
