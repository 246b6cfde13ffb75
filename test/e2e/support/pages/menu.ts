import type { Page } from '@playwright/test';

/** On small screens the menu has to be opened first. */
export async function openMenu(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Open menu' });
  if (await button.isVisible()) await button.click();
}
