import { expect, type Page } from '@playwright/test';

/**
 * A half transparent dialog has colours of its own, which people do not look at, and so has a list while another is
 * read. A spinner never ends.
 */
export async function transitionsToEnd(page: Page): Promise<void> {
  await expect(page.locator('[data-stale]')).toHaveCount(0);
  await page.waitForFunction(() =>
    document.getAnimations().every(
      ({ playState, effect, timeline }) =>
        playState !== 'running' ||
        // The fading ends of a row follow how far it is scrolled.
        timeline !== document.timeline ||
        effect?.getComputedTiming().endTime === Infinity,
    ),
  );
}
