// @long @desktop @oldest

import type { Page } from '@playwright/test';

import { textFile } from '../support/files/files.ts';
import { goTo } from '../support/pages/go-to.ts';
import { chooser, tray, uploaded } from '../support/pages/uploading.ts';
import type { FailingServer } from '../support/servers/failing-server.ts';
import { testWithFaults as test } from '../support/test-with-faults.ts';
import { expect } from '../support/test.ts';

const shared = /^\/assets\/shared-.*\.js$/;
const missing = (page: Page) => page.getByText('This page could not be loaded');
const tryAgain = (page: Page) => page.getByRole('button', { name: 'Try again' });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** How often the page itself is loaded from now on. */
function loadsOf(page: Page): { count: number } {
  const loads = { count: 0 };
  page.on('load', () => loads.count++);
  return loads;
}

test.beforeEach(({ complaints }) => {
  complaints.announce(/Failed to load resource|ChunkLoadError|net::ERR_/);
});

/** How a file of the app fails to arrive. */
const faults: Record<string, (front: FailingServer, path: RegExp) => void> = {
  'is cut off': (front, path) => front.cut('GET', path),
  'is answered with an error': (front, path) => front.answerPage('GET', path, 502, 'Bad gateway'),
  "is answered with a network's own page": (front, path) =>
    front.answerPage('GET', path, 200, '<h1>Sign in to this network</h1>'),
};

for (const [fault, fail] of Object.entries(faults)) {
  test(`a script that ${fault} is loaded by trying again, without loading the page anew`, async ({
    page,
    front,
    token: _token,
  }) => {
    const loads = loadsOf(page);
    fail(front, /^\/assets\/domains-page-.*\.js$/);
    await goTo(page, 'o', (soon) => expect(missing(page)).toBeVisible(soon));
    await tryAgain(page).click();
    await expect(missing(page)).toBeVisible();
    front.heal();
    await tryAgain(page).click();
    await expect(page.getByRole('heading', { name: 'Your Domains' })).toBeVisible();
    expect(loads.count).toBe(0);
  });
}

test('a script that several parts need can fail, and be loaded for all of them later', async ({
  page,
  front,
}) => {
  front.cut('GET', shared);
  await page.goto('/login');
  const loads = loadsOf(page);
  await expect(heading(page)).toHaveText('This page could not be loaded');
  await tryAgain(page).click();
  await expect(heading(page)).toHaveText('This page could not be loaded');
  front.heal();
  await tryAgain(page).click();
  await expect(heading(page)).toHaveText('Sign in');
  await page.getByRole('link', { name: 'Create one' }).click();
  await expect(heading(page)).toHaveText('Create account');
  expect(loads.count).toBe(0);
});

test('a style that did not arrive is asked for again, and no page is shown without it', async ({
  page,
  front,
}) => {
  const style = /^\/assets\/login-page-.*\.css$/;
  front.cut('GET', style);
  await page.goto('/login');
  await expect(heading(page)).toHaveText('This page could not be loaded');
  front.heal();
  await tryAgain(page).click();
  await expect(heading(page)).toHaveText('Sign in');
  const rules = await page.evaluate(() =>
    [...document.styleSheets].map(({ href, cssRules }) => ({
      path: new URL(href ?? 'about:blank').pathname,
      count: cssRules.length,
    })),
  );
  expect(rules.find(({ path }) => style.test(path))?.count).toBeGreaterThan(0);
});

test.describe('in a browser that has nothing of the app yet', () => {
  test.use({ home: '' });

  test('the page that is opened first can be loaded by trying again', async ({
    page,
    front,
    token: _token,
  }) => {
    front.cut('GET', /^\/assets\/uploads-page-.*\.js$/);
    await page.goto('/uploads');
    await expect(missing(page)).toBeVisible();
    front.heal();
    await tryAgain(page).click();
    await expect(page.getByRole('heading', { name: 'Your Uploads' })).toBeVisible();
  });

  test('a file waits for the code that sends it, and is then sent', async ({
    page,
    front,
    token: _token,
  }) => {
    front.cut('GET', /^\/assets\/tus-upload-.*\.js$/);
    await page.goto('/uploads');
    await chooser(page).setInputFiles(textFile('report.txt'));
    await expect(tray(page)).toContainText('Waiting for the server…');
    front.heal();
    await expect(uploaded(page, 'report.txt')).toBeVisible();
    await expect(page.getByText('Failed to upload')).toHaveCount(0);
  });
});

test('the tools of the login page can be asked for again', async ({ page, front, look }) => {
  front.cut('GET', /^\/assets\/diagnostics-.*\.js$/);
  await page.goto('/login');
  await page.getByRole('button', { name: 'Connection problems?' }).click();
  const region = page.getByRole('region', { name: 'Diagnostics' });
  await expect(region.getByRole('alert')).toContainText('This could not be loaded.');
  await look('part-missing-login');
  front.heal();
  await tryAgain(page).click();
  await expect(region.getByRole('button', { name: 'Test connectivity' })).toBeVisible();
});

test('a command palette that does not arrive leaves the page as it is', async ({
  page,
  front,
  token: _token,
  look,
}) => {
  front.cut('GET', /^\/assets\/command-palette-.*\.js$/);
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: 'Command palette' });
  await expect(palette.getByRole('alert')).toContainText('This could not be loaded.');
  await expect(page.getByText('Your Uploads')).toBeVisible();
  await look('part-missing-palette');
  front.heal();
  await palette.getByRole('button', { name: 'Try again' }).click();
  await expect(palette.getByRole('combobox')).toBeVisible();
});
