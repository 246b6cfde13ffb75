import { expect, type Page } from '@playwright/test';

/**
 * Presses `g` and the letter of a page, again where they came too far apart: a page that is busy in
 * between takes them for two keys. `arrived` fails within the given time where nothing came of them.
 */
export async function goTo(
  page: Page,
  letter: string,
  arrived: (soon: { timeout: number }) => Promise<void>,
): Promise<void> {
  await expect(async () => {
    await page.keyboard.press('g');
    await page.keyboard.press(letter);
    await arrived({ timeout: 3000 });
  }).toPass();
}
