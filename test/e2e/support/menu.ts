import type { Page } from '@playwright/test';

/** On small screens the menu has to be opened first. */
export async function openMenu(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Open menu' });
  if (await button.isVisible()) await button.click();
}

/** Goes to another screen by the menu. */
export async function goTo(page: Page, name: string): Promise<void> {
  await openMenu(page);
  await page.getByRole('link', { name, exact: true }).filter({ visible: true }).first().click();
}
