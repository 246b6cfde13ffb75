import { expect, type Page } from '@playwright/test';

/** One of the tools. */
export const tool = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Diagnostics' }).getByRole('region', { name, exact: true });

/** `path` is that of a page on which one signs in. */
export async function openDiagnostics(page: Page, path = '/login'): Promise<void> {
  await page.goto(path);
  await page.getByRole('button', { name: 'Connection problems?' }).click();
  await expect(tool(page, 'Backend connectivity')).toBeVisible();
}

export async function run(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).click();
}
