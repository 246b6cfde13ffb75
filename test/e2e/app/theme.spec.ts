// @long @desktop

import type { Page } from '@playwright/test';

import { openTab } from '../support/pages/settings.ts';
import { refusal } from '../support/servers/failing-server.ts';
import { holdAnswers, holdRequests } from '../support/servers/held-requests.ts';
import { testWithFaults } from '../support/test-with-faults.ts';
import { axeFindings, colourRules, expect, openAs, test } from '../support/test.ts';

test.use({ home: '' });

const backgrounds = { dark: 'rgb(11, 13, 16)', light: 'rgb(244, 246, 248)' };
type Scheme = keyof typeof backgrounds;

const shown = (page: Page) =>
  page.evaluate(() => ({
    background: getComputedStyle(document.body).backgroundColor,
    scheme: getComputedStyle(document.documentElement).colorScheme,
    bar: document.querySelector('meta[name="theme-color"]')?.getAttribute('content'),
    attribute: document.documentElement.dataset['mantineColorScheme'],
  }));

const whole = (scheme: Scheme) => ({
  background: backgrounds[scheme],
  scheme,
  bar: scheme === 'dark' ? '#0b0d10' : '#f4f6f8',
  attribute: scheme,
});

async function expectScheme(page: Page, scheme: Scheme): Promise<void> {
  await expect.poll(() => shown(page)).toEqual(whole(scheme));
}

const isPainted = (page: Page) =>
  page.evaluate(() => performance.getEntriesByName('first-paint').length > 0);

const firstPaints = [
  [{}, 'light', 'dark'],
  [{ perch_theme: 'light' }, 'dark', 'light'],
  [{ perch_theme: 'system' }, 'light', 'light'],
  [{ perch_theme: 'system' }, 'dark', 'dark'],
  [{ perch_theme: 'dark', perch_account_theme: 'light' }, 'dark', 'light'],
  [{ perch_theme: 'sepia' }, 'light', 'dark'],
] as const;

test('the chosen theme is painted before any script of the app has arrived', async ({
  browser,
  perch,
}) => {
  for (const [stored, colorScheme, scheme] of firstPaints) {
    await test.step(`${JSON.stringify(stored)} on a ${colorScheme} device`, async () => {
      const context = await browser.newContext({ colorScheme });
      const page = await context.newPage();
      await page.addInitScript((entries) => {
        for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
      }, stored);
      const release = await holdRequests(page, /\/assets\/.*\.js$/);
      await page.goto(`${perch.origin}/login`, { waitUntil: 'commit' });
      await expect.poll(() => isPainted(page)).toBe(true);
      await expectScheme(page, scheme);
      await expect(page.getByRole('heading')).toHaveCount(0);
      release();
      await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
      expect(await shown(page)).toEqual(whole(scheme));
      await context.close();
    });
  }
});

test('the sign-in page has a button for it, which is kept, and followed by other tabs', async ({
  page,
  perch: _perch,
  context,
}) => {
  await page.goto('/login');
  await expectScheme(page, 'dark');
  const other = await context.newPage();
  await other.goto('/register');
  await page.getByRole('button', { name: 'Theme: dark. Switch to light.' }).click();
  await expectScheme(page, 'light');
  await expectScheme(other, 'light');
  await page.reload();
  await expectScheme(page, 'light');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectScheme(page, 'light');
  await page.getByRole('button', { name: 'Theme: light. Follow the device.' }).click();
  await expectScheme(page, 'dark');
  await page.emulateMedia({ colorScheme: 'light' });
  await expectScheme(page, 'light');
  await page.getByRole('button', { name: 'Theme: same as the device. Switch to dark.' }).click();
  await expectScheme(page, 'dark');
  await expect(page.getByRole('button', { name: 'Theme: dark. Switch to light.' })).toBeFocused();
});

test('the account keeps the theme for every device, until it signs out there', async ({
  page,
  token,
  browser,
  perch,
}) => {
  await openTab(page, 'appearance');
  await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked();
  const saved = page.waitForResponse((response) => response.url().endsWith('/preferences'));
  await page.getByRole('radio', { name: 'Light' }).check();
  await expectScheme(page, 'light');
  expect((await saved).status()).toBe(200);
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Light' })).toBeChecked();
  await expectScheme(page, 'light');
  // A device where nothing was chosen.
  const context = await browser.newContext({ baseURL: perch.origin });
  const elsewhere = await context.newPage();
  await openAs(elsewhere, token);
  await expectScheme(elsewhere, 'light');
  await elsewhere.evaluate(() => localStorage.removeItem('ez_gg_token'));
  await elsewhere.goto('/login');
  await elsewhere.evaluate(() => localStorage.removeItem('perch_account_theme'));
  await elsewhere.reload();
  await expectScheme(elsewhere, 'dark');
  await context.close();
});

test('an answer about the account from before a choice does not undo it', async ({
  page,
  token: _token,
}) => {
  await openTab(page, 'appearance');
  const { firstIsHeld, release } = await holdAnswers(page, /\/api\/auth\/me$/);
  // After a choice of the language everything is asked for again.
  await page.getByRole('combobox', { name: 'Language' }).selectOption('en');
  await firstIsHeld;
  const saved = page.waitForResponse((response) => response.url().endsWith('/preferences'));
  await page.getByRole('radio', { name: 'Light' }).check();
  await saved;
  // The first answer may come before the page has given it up.
  const following = page.waitForResponse(
    async (response) =>
      response.url().endsWith('/api/auth/me') &&
      (await response.text().catch(() => '')).includes('"theme":"light"'),
  );
  release();
  await following;
  await expect(page.getByRole('radio', { name: 'Light' })).toBeChecked();
  await expectScheme(page, 'light');
  expect(await page.evaluate(() => localStorage.getItem('perch_account_theme'))).toBe('light');
});

test('signing out takes the account’s theme along, and leaves the device’s', async ({
  page,
  token: _token,
}) => {
  await openTab(page, 'appearance');
  await page.getByRole('radio', { name: 'System' }).check();
  await page.emulateMedia({ colorScheme: 'light' });
  await expectScheme(page, 'light');
  const stored = () =>
    page.evaluate(() => [
      localStorage.getItem('perch_account_theme'),
      localStorage.getItem('perch_theme'),
    ]);
  await expect.poll(stored).toEqual(['system', 'system']);
  const menu = page.getByRole('button', { name: 'Open menu' });
  if (await menu.isVisible()) await menu.click();
  await page.getByRole('button', { name: 'Logout' }).filter({ visible: true }).click();
  await expect(page).toHaveURL('/login');
  await expect.poll(stored).toEqual([null, 'system']);
  await expectScheme(page, 'light');
});

testWithFaults(
  'a theme that cannot be saved says so, and the account keeps its own',
  async ({ page, front, token: _token, complaints }) => {
    complaints.announce(/503.*\/api\/auth\/preferences/);
    await openTab(page, 'appearance');
    front.answer('PUT', '/api/auth/preferences', 503, refusal('Perch is busy.', 'busy'));
    await page.getByRole('radio', { name: 'Light' }).check();
    await expect(page.getByText('The theme could not be saved')).toBeVisible();
    await expect(page.getByText('Perch is busy.')).toBeVisible();
  },
);

test('pages for visitors follow the device', async ({ page, perch: _perch, complaints }) => {
  complaints.announce(/404/);
  for (const [colorScheme, background] of [
    ['dark', backgrounds.dark],
    ['light', backgrounds.light],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    for (const path of ['/f/aaaaaaaaaa', '/api/docs']) {
      await page.goto(path);
      const painted = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
      expect(await painted()).toBe(background);
      // The API page is too long for axe; its colours are those of the contrast table.
      if (path !== '/api/docs') expect(await axeFindings(page, colourRules)).toEqual([]);
    }
  }
});

test('where the device chooses the colours, choices and focus have borders', async ({
  page,
  token: _token,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/uploads');
  const styleOf = (name: string) =>
    page.getByRole('link', { name, exact: true }).evaluate((link) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(link);
      return `${outlineWidth} ${outlineStyle}`;
    });
  await expect(page.getByRole('link', { name: 'Domains', exact: true })).toBeVisible();
  expect(await styleOf('Uploads')).toBe('2px solid');
  expect(await styleOf('Domains')).not.toContain('solid');
  const search = page.getByRole('searchbox').first();
  await search.click();
  await expect(search).toHaveCSS('outline-style', 'solid');
  await expect(search).toHaveCSS('outline-width', '3px');
  await page.goto('/settings');
  const button = page.getByRole('button', { name: 'Save Changes' });
  await expect(button).toBeVisible();
  const [text, ground] = await button.evaluate((element) => {
    const { color, backgroundColor } = getComputedStyle(element);
    return [color, backgroundColor];
  });
  expect(text).not.toBe(ground);
  expect(await axeFindings(page)).toEqual([]);
});

test('a device that asks for more contrast gets it', async ({ page, perch: _perch }) => {
  const lead = () =>
    page.getByText('No account yet?').evaluate((element) => getComputedStyle(element).color);
  await page.goto('/login');
  await expect(page.getByText('No account yet?')).toBeVisible();
  const usual = await lead();
  await page.emulateMedia({ contrast: 'more' });
  expect(await lead()).not.toBe(usual);
  expect(await lead()).toBe('rgb(201, 205, 213)');
});
