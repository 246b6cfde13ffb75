import { expect, type Page } from '@playwright/test';

/** Opens one of the settings' tabs and waits until it has loaded. */
export async function openTab(page: Page, tab: string): Promise<void> {
  await page.goto(`/settings?tab=${tab}`);
  await expect(page.getByRole('tabpanel')).toBeVisible();
  await expect(page.getByLabel(/^Loading/)).toHaveCount(0);
}
