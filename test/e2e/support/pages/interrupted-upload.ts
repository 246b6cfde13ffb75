import type { Page } from '@playwright/test';

import type { LargeFile } from '../files/large-file.ts';
import { expect } from '../test.ts';
import { chooser, slowDown } from './uploading.ts';

export const mebibyte = 1024 ** 2;

/** Of a file that takes a while. */
export const holidays = { name: 'Ferien 🏖️.bin', bytes: 12 * mebibyte };

/** What was being sent when its page was left. */
export const interruptedOn = (page: Page) =>
  page.getByRole('region', { name: /^Interrupted upload/ });

/** Sends a good part of a file, and leaves the page in the middle of it. */
export async function interrupt(page: Page, file: LargeFile): Promise<void> {
  await slowDown(page, mebibyte);
  await chooser(page).setInputFiles(file.path);
  const bar = page.getByRole('progressbar', { name: holidays.name, exact: true });
  await expect(bar).toHaveAttribute('value', /^[3-9]\d$/);
  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(interruptedOn(page)).toBeVisible();
}
