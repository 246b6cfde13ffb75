import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

import { expect, type Page, test as playwright } from '@playwright/test';
import type axe from 'axe-core';

import { lookEverywhere } from './look-everywhere.ts';
import { Perch } from './servers/perch.ts';
import { readInstallation } from './servers/set-up.ts';
import { becomeAdministrator } from './state/accounts.ts';
import { transitionsToEnd } from './transitions.ts';

/** Everything that a browser complained about, less what the test has announced. */
class Complaints {
  readonly #heard: string[] = [];
  readonly #announced: RegExp[] = [];

  /** Say before it happens: `complaints.announce(/401.*\/api\/auth\/login/)`. */
  announce(pattern: RegExp): void {
    this.#announced.push(pattern);
  }

  listenTo(page: Page): void {
    page.on('console', (message) => {
      if (message.type() !== 'error') return;
      this.#heard.push(`console: ${message.text()} ${message.location().url}`);
    });
    page.on('pageerror', (error) => this.#heard.push(`page: ${error.stack ?? error.message}`));
    page.on('requestfailed', (request) => {
      const reason = request.failure()?.errorText;
      // The page itself let go of it: by leaving, by a download, by Cancel.
      if (reason === 'net::ERR_ABORTED') return;
      this.#heard.push(`request: ${reason} ${request.method()} ${request.url()}`);
    });
  }

  unexpected(): string[] {
    return this.#heard.filter((text) => !this.#announced.some((pattern) => pattern.test(text)));
  }
}

export interface Fixtures {
  /** Variables of the server's environment. */
  env: Record<string, string>;
  /** The server is as after its first start: it has no administrator yet. */
  isNew: boolean;
  perch: Perch;
  complaints: Complaints;
  /** Looks at the screen as it is now: axe, sideways scrolling, and a picture for people where they ask for it. */
  look: (name: string) => Promise<void>;
  /** The same in the light theme, of which axe looks at the colours only: the rest has been seen. */
  lookInLight: (name: string) => Promise<void>;
  /** The page where the browser begins once it is signed in; empty: the test opens one itself. */
  home: string;
  /** The administrator's session token, with the browser signed in and at home. */
  token: string;
}

// They are for people: a run of everything, which writes a report, takes none.
const keepsPictures = process.env['PLAYWRIGHT_JUNIT_OUTPUT_FILE'] === undefined;
// Pictures of all sizes, themes and directions, instead of what axe finds.
const isForPeople = process.env['LOOK'] === 'everywhere';
// Half as much to read as `axe.source`, in every page anew.
const axeSource = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
);
const screenshots = join(import.meta.dirname, '..', 'screenshots');
export const tokenKey = 'ez_gg_token';

export { expect } from '@playwright/test';

/** Playwright's test on a server of its own; whatever the browser complains about fails it. */
export const test = playwright.extend<Fixtures>({
  env: [{ MAX_FILE_SIZE: '1MB' }, { option: true }],

  isNew: [false, { option: true }],

  perch: async ({ env, isNew }, use) => {
    await using perch = await Perch.start(env, isNew ? undefined : readInstallation());
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
    await use(async (name) => {
      await transitionsToEnd(page);
      if (isForPeople) {
        const isPhone = project.name.startsWith('phone');
        await lookEverywhere(page, { name, folder: join(screenshots, 'everywhere'), isPhone });
        return;
      }
      if (keepsPictures) {
        await page.screenshot({ path: join(screenshots, `${name}-${project.name}.png`) });
      }
      expect(await axeFindings(page)).toEqual([]);
      await expectToFit(page);
    });
  },

  home: ['/uploads', { option: true }],

  lookInLight: async ({ page }, use, { project }) => {
    await use(async (name) => {
      if (isForPeople) return;
      await showScheme(page, 'light');
      if (keepsPictures) {
        await page.screenshot({ path: join(screenshots, `${name}-${project.name}-light.png`) });
      }
      expect(await axeFindings(page, colourRules)).toEqual([]);
      await showScheme(page, 'dark');
    });
  },

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
  await page.goto(path);
  // What has come is in the list: an answer of the page before this one would be waited for in vain.
  await page.waitForFunction(() =>
    performance
      .getEntriesByType('resource')
      .some(({ name }) => new URL(name).pathname === '/api/upload/my'),
  );
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

/** The rules of axe that another theme may break. */
export const colourRules = ['color-contrast', 'link-in-text-block'];

/** What axe finds; `rules` are all of its own where they are left out. */
export async function axeFindings(page: Page, rules?: string[]) {
  // Reading axe takes as long as a look at a small page: once for a page that stays.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  return page.evaluate(async (chosen) => {
    const { violations } = await window.axe.run({
      resultTypes: ['violations'],
      ...(chosen && { runOnly: chosen }),
    });
    return violations.map(({ id, nodes }) => ({ id, places: nodes.map(({ html }) => html) }));
  }, rules);
}

/** As the page does it for a chosen theme, without choosing one. */
async function showScheme(page: Page, scheme: 'dark' | 'light'): Promise<void> {
  await page.evaluate((shown) => {
    document.documentElement.dataset['mantineColorScheme'] = shown;
    document.documentElement.style.colorScheme = shown;
  }, scheme);
}

/** Nothing scrolls sideways, once the page has followed the latest size of its window. */
export function expectToFit(page: Page, where?: string): Promise<void> {
  // The window of a phone grows with a page that is too wide: the page is compared with the screen.
  const sidewaysPixels = async () => {
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    return width - (page.viewportSize()?.width ?? 0);
  };
  return expect.poll(sidewaysPixels, where).toBe(0);
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}
