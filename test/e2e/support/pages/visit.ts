import type { Page } from '@playwright/test';

import { expect, test } from '../test.ts';
import type { Screen } from './screens.ts';

/** Goes on within the app where the screen before was left as its address shows it. */
async function go(page: Page, path: string, before?: Screen): Promise<void> {
  if (!before || before.open) {
    await page.goto(path);
    return;
  }
  await page.evaluate((next) => {
    history.pushState(null, '', next);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}

/** Opens a screen, after the one before, and waits until all of it is there under its title. */
export async function visit(page: Page, screen: Screen, before?: Screen): Promise<void> {
  const { name, path, title, shows, open } = screen;
  await test.step(name, async () => {
    await go(page, path, before);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await open?.(page);
    await expect(page.getByText(shows).filter({ visible: true }).first()).toBeVisible();
    await expect(page.getByText('Loading', { exact: false })).toHaveCount(0);
    await expect(page.getByLabel(/^Loading/)).toHaveCount(0);
    await expect(page).toHaveTitle(title);
    await expect(page.locator('h1')).toHaveCount(1);
    await page.evaluate(() => document.fonts.ready);
  });
}
