import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';

import { expect, type Page, test as playwright } from '@playwright/test';
import axe from 'axe-core';

import { Complaints } from './complaints.ts';
import { becomeAdministrator } from './people.ts';
import { Perch } from './perch.ts';

export interface Fixtures {
  /** Variables of the server's environment. */
  env: Record<string, string>;
  perch: Perch;
  complaints: Complaints;
  /** Looks at the screen as it is now: axe, sideways scrolling, and a picture for people. */
  look: (name: string) => Promise<void>;
  /** The administrator's session token, with the browser signed in and on the uploads page. */
  token: string;
}

const screenshots = join(import.meta.dirname, '..', 'screenshots');
const tokenKey = 'ez_gg_token';

export { expect } from '@playwright/test';

/** Playwright's test on a server of its own; whatever the browser complains about fails it. */
export const test = playwright.extend<Fixtures>({
  env: [{ MAX_FILE_SIZE: '1MB' }, { option: true }],

  perch: async ({ env }, use) => {
    await using perch = await Perch.start(env);
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
      expect(await sidewaysPixels(page)).toBe(0);
    });
  },

  token: async ({ perch, page }, use) => {
    const token = await becomeAdministrator(perch);
    await openAs(page, token);
    await use(token);
  },
});

/** Signs the browser in with a session that exists already. */
export async function openAs(page: Page, token: string, path = '/uploads'): Promise<void> {
  // Any document of the same origin will do; this one loads nothing else.
  await page.goto('/favicon.svg');
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [
    tokenKey,
    token,
  ] as const);
  await page.goto(path);
  await expect(page.getByRole('heading', { name: 'Your Uploads' })).toBeVisible();
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

export function sidewaysPixels(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}
