import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';

import { expect, type Page, test as playwright } from '@playwright/test';
import axe from 'axe-core';

import { Complaints } from './complaints.ts';
import { type Installation, Perch } from './servers/perch.ts';
import { becomeAdministrator } from './state/accounts.ts';

export interface Fixtures {
  /** Variables of the server's environment. */
  env: Record<string, string>;
  /** The server is as after its first start: it has no administrator yet. */
  isNew: boolean;
  perch: Perch;
  complaints: Complaints;
  /** Looks at the screen as it is now: axe, sideways scrolling, and a picture for people. */
  look: (name: string) => Promise<void>;
  /** The page where the browser begins once it is signed in; empty: the test opens one itself. */
  home: string;
  /** The administrator's session token, with the browser signed in and at home. */
  token: string;
}

export interface WorkerFixtures {
  /** Setting up takes longer than a copy of it. */
  installation: Installation;
}

const screenshots = join(import.meta.dirname, '..', 'screenshots');
export const tokenKey = 'ez_gg_token';

export { expect } from '@playwright/test';

/** Playwright's test on a server of its own; whatever the browser complains about fails it. */
export const test = playwright.extend<Fixtures, WorkerFixtures>({
  env: [{ MAX_FILE_SIZE: '1MB' }, { option: true }],

  isNew: [false, { option: true }],

  installation: [
    // Playwright wants to see what a fixture needs, and this one needs nothing.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      await using perch = await Perch.start({});
      const token = await becomeAdministrator(perch);
      await perch.stop();
      await use({ dataDir: perch.dataDir, token });
    },
    { scope: 'worker' },
  ],

  perch: async ({ env, isNew, installation }, use) => {
    await using perch = await Perch.start(env, isNew ? undefined : installation);
    await use(perch);
  },

  baseURL: async ({ perch }, use) => use(perch.origin),

  complaints: async ({ context }, use) => {
    const complaints = new Complaints();
    context.on('page', (page) => complaints.listenTo(page));
    await use(complaints);
    expect(complaints.unexpected()).toEqual([]);
  },

  // Every page is listened to, also where a test does not ask for the complaints.
  page: async ({ complaints: _listening, page }, use) => use(page),

  look: async ({ page }, use, { project }) => {
    await mkdir(screenshots, { recursive: true });
    await use(async (name) => {
      await page.screenshot({ path: join(screenshots, `${name}-${project.name}.png`) });
      expect(await axeFindings(page)).toEqual([]);
      await expectToFit(page);
    });
  },

  home: ['/uploads', { option: true }],

  token: async ({ perch, page, home }, use) => {
    const token = await becomeAdministrator(perch);
    await signInAs(page, token);
    if (home === '/uploads') await openUploads(page);
    else if (home) await page.goto(home);
    await use(token);
  },
});

/** Signs the browser in with a session that exists already. */
export async function openAs(page: Page, token: string, path = '/uploads'): Promise<void> {
  await signInAs(page, token);
  await openUploads(page, path);
}

/** Opens the uploads, and waits until everything that they ask for is there. */
export async function openUploads(page: Page, path = '/uploads'): Promise<void> {
  const asked = ['/api/upload/my', '/api/domains/my'].map(async (call) => {
    const answer = await page.waitForResponse(
      (response) => new URL(response.url()).pathname === call,
    );
    await answer.finished();
  });
  await Promise.all([page.goto(path), ...asked]);
  await expect(page.getByRole('heading', { name: 'Your Uploads' })).toBeVisible();
}

/** Whatever this page opens next finds the session there, but only the first time. */
async function signInAs(page: Page, token: string): Promise<void> {
  await page.addInitScript(
    ([key, value]) => {
      // Files are shown without any storage, and so is the viewer of PDFs.
      if (window.origin === 'null' || !window.sessionStorage) return;
      // Only once: a page that has logged out must stay logged out when it is loaded again.
      if (sessionStorage.getItem(value)) return;
      sessionStorage.setItem(value, 'given');
      localStorage.setItem(key, value);
    },
    [tokenKey, token] as const,
  );
}

export function storedToken(page: Page): Promise<string | null> {
  return page.evaluate((key) => localStorage.getItem(key), tokenKey);
}

async function axeFindings(page: Page) {
  await page.evaluate(axe.source);
  const findings = await page.evaluate(async () => {
    const { violations } = await window.axe.run();
    return violations.map(({ id, nodes }) => ({ id, places: nodes.map(({ html }) => html) }));
  });
  return findings;
}

/** Nothing scrolls sideways, once the page has followed the latest size of its window. */
export function expectToFit(page: Page, where?: string): Promise<void> {
  const sidewaysPixels = () =>
    page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  return expect.poll(sidewaysPixels, where).toBe(0);
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}
