import type { Locator, Page } from '@playwright/test';

/** What a toast or a form says, in exactly these words. */
export function told(page: Page, sentence: string): Locator {
  const sayers = page.getByRole('alert').or(page.getByRole('status'));
  return sayers.getByText(sentence, { exact: true });
}
