// @long @desktop

import type { Page } from '@playwright/test';

import { imageFile, store, textFile } from '../support/files/files.ts';
import { expect, test } from '../support/test.ts';

const durationMaxMs = 200;

interface Motion {
  name: string;
  place: string;
  durationMs: number;
  isContinuous: boolean;
}

/** From now on, whatever moves in any page of this tab is written down. */
async function watchMotion(page: Page): Promise<() => Promise<Motion[]>> {
  const motions: Motion[] = [];
  await page.exposeFunction('recordMotion', (motion: Motion) => motions.push(motion));
  await page.addInitScript(() => {
    const note = () => {
      for (const animation of document.getAnimations()) {
        const timing = animation.effect?.getComputedTiming();
        const target = animation.effect instanceof KeyframeEffect ? animation.effect.target : null;
        const duration = Number(timing?.duration ?? 0) + Number(timing?.delay ?? 0);
        window.recordMotion({
          name: animation instanceof CSSTransition ? animation.transitionProperty : 'animation',
          place: target?.outerHTML.slice(0, 120) ?? '',
          durationMs: duration,
          isContinuous: timing?.iterations === Infinity,
        });
      }
    };
    for (const event of ['transitionrun', 'animationstart']) {
      document.addEventListener(event, note, { capture: true });
    }
  });
  return async () => {
    // Two frames: whatever has just begun has been noted.
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    return motions;
  };
}

/** Through everything that moves: hovering, menus, dialogs, drawers, toasts, uploads. */
async function useEverything(page: Page): Promise<void> {
  await page.goto('/dashboard');
  await expect(page.getByText('notes.txt')).toBeVisible();
  await page.getByRole('link', { name: 'Manage Domains' }).hover();
  await page.goto('/uploads');
  await expect(page.getByText('notes.txt').first()).toBeVisible();
  await page.getByRole('button', { name: 'Copy URL of notes.txt' }).click();
  // Under the pointer it stays.
  await page.getByText('URL copied to clipboard!').hover();
  await page.getByRole('button', { name: 'Dismiss' }).first().click();
  await expect(page.getByText('URL copied to clipboard!')).toHaveCount(0);
  await page.getByLabel(/click to browse/).setInputFiles(textFile('more.txt'));
  await expect(page.getByText('1 uploaded').first()).toBeVisible();
  await page.getByRole('link', { name: 'notes.txt', exact: true }).first().click();
  await expect(page.getByRole('dialog', { name: 'File details' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('button', { name: 'Delete notes.txt' }).click();
  await expect(page.getByRole('dialog', { name: 'Delete file' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog', { name: 'Command palette' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const menu = page.getByRole('button', { name: 'Open menu' });
  if (await menu.isVisible()) {
    await menu.click();
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  await page.goto('/admin?tab=users');
  await expect(page.getByText('robin@example.org').filter({ visible: true }).first()).toBeVisible();
  await page.getByRole('tab', { name: 'Overview' }).click();
  await expect(page.getByText('Pending Users').first()).toBeVisible();
}

test.beforeEach(async ({ perch, token }) => {
  await store(perch, token, textFile('notes.txt'));
  await store(perch, token, imageFile('harbour.png'));
});

test.describe('who asked for less motion', () => {
  test('sees nothing move', async ({ page }) => {
    const motions = await watchMotion(page);
    await useEverything(page);
    expect(await motions()).toEqual([]);
    const moving = await page.evaluate(() => document.getAnimations().length);
    expect(moving).toBe(0);
  });
});

test.describe('who did not', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('sees short movements, and only waiting goes on for longer', async ({ page }) => {
    const motions = await watchMotion(page);
    await useEverything(page);
    const seen = await motions();
    // Or this test looks at nothing.
    expect(seen.length).toBeGreaterThan(5);
    const long = seen.filter(
      ({ durationMs, isContinuous }) => !isContinuous && durationMs > durationMaxMs,
    );
    // Each kind once: a toast alone moves three properties for many frames.
    expect([...new Set(long.map((motion) => JSON.stringify(motion)))]).toEqual([]);
    for (const { place } of seen.filter(({ isContinuous }) => isContinuous)) {
      expect(place).toMatch(/loader|skeleton/i);
    }
  });
});

declare global {
  interface Window {
    recordMotion: (motion: Motion) => void;
  }
}
