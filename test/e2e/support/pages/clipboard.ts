import type { Page } from '@playwright/test';

export const clipboardText = (page: Page): Promise<string> =>
  page.evaluate(() => navigator.clipboard.readText());
