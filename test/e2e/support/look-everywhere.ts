import { join } from 'node:path';

import type { Page } from '@playwright/test';

import { transitionsToEnd } from './transitions.ts';

// Each two of size, theme and language are there together once; all three would be twice as many pictures.
const desktopLooks = [
  { width: 1440, height: 900, language: 'de', theme: 'light' },
  { width: 1440, height: 900, language: 'ar', theme: 'dark' },
  { width: 1280, height: 800, language: 'de', theme: 'dark' },
  { width: 1280, height: 800, language: 'ar', theme: 'light' },
  { width: 820, height: 1180, language: 'de', theme: 'dark' },
  { width: 820, height: 1180, language: 'ar', theme: 'light' },
] as const;
const phoneLooks = [
  { width: 390, height: 844, language: 'de', theme: 'light' },
  { width: 390, height: 844, language: 'ar', theme: 'dark' },
] as const;

type Look = (typeof desktopLooks | typeof phoneLooks)[number];

/** Takes pictures of a screen as it is now at all sizes of this kind of device, and leaves it as it was. */
export async function lookEverywhere(
  page: Page,
  { name, folder, isPhone }: { name: string; folder: string; isPhone: boolean },
): Promise<void> {
  const before = page.viewportSize();
  for (const look of isPhone ? phoneLooks : desktopLooks) {
    const { width, height, language, theme } = look;
    await page.setViewportSize({ width, height });
    await show(page, look);
    await page.screenshot({ path: join(folder, `${name}-${width}-${language}-${theme}.png`) });
  }
  if (before) await page.setViewportSize(before);
  await show(page, { language: null, theme: 'dark' });
}

interface Shown {
  language: Look['language'] | null;
  theme: Look['theme'];
}

async function show(page: Page, shown: Shown): Promise<void> {
  const isApp = (await page.locator('#root').count()) > 0;
  if (isApp) await page.evaluate(choose, shown);
  else await reload(page, shown);
  await transitionsToEnd(page);
}

/** As other tabs are told of a choice: what is open stays open. */
async function choose({ language, theme }: Shown): Promise<void> {
  const root = document.documentElement;
  root.dataset['mantineColorScheme'] = theme;
  root.style.colorScheme = theme;
  const key = 'perch_account_language';
  if (language === null) localStorage.removeItem(key);
  else localStorage.setItem(key, language);
  window.dispatchEvent(new StorageEvent('storage', { key }));
  const wanted = language ?? 'en';
  const end = performance.now() + 3000;
  while (root.lang !== wanted && performance.now() < end)
    await new Promise((resolve) => requestAnimationFrame(resolve));
}

/** Pages of the server are in the browser's language and theme. */
async function reload(page: Page, { language, theme }: Shown): Promise<void> {
  await page.emulateMedia({ colorScheme: theme });
  // The browser's own language: a header of the same name would be replaced by it.
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Emulation.setUserAgentOverride', {
    userAgent: await page.evaluate(() => navigator.userAgent),
    acceptLanguage: language ?? 'en',
  });
  await page.reload();
  await devTools.detach();
}
