import type { Page } from '@playwright/test';

declare global {
  interface Window {
    observed: { paintMs: number; interactionMs: number; pressedAt: number };
  }
}

/** What a page can know of itself, as a check on the traces; runs before anything of the page. */
export function observe(token: string): void {
  localStorage.setItem('ez_gg_token', token);
  window.observed = { paintMs: Number.NaN, interactionMs: 0, pressedAt: 0 };
  new PerformanceObserver((list) => {
    window.observed.paintMs = list.getEntries().at(-1)?.startTime ?? Number.NaN;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  const timing: PerformanceObserverInit & { durationThreshold: number } = {
    type: 'event',
    durationThreshold: 16,
  };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (!('interactionId' in entry) || !entry.interactionId) continue;
      window.observed.interactionMs = Math.max(window.observed.interactionMs, entry.duration);
    }
  }).observe(timing);
  for (const kind of ['pointerdown', 'keydown'] as const) {
    window.addEventListener(
      kind,
      ({ timeStamp }) => {
        window.observed.pressedAt = timeStamp;
      },
      { capture: true },
    );
  }
}

/** Milliseconds from the last press to the first picture that has this in it. */
export async function shownAfterPress(page: Page, selector: string): Promise<number> {
  return page.evaluate(
    ({ wanted }) => {
      const { promise, resolve } = Promise.withResolvers<number>();
      const look = (now: number) => {
        if (document.querySelector(wanted)) resolve(now - window.observed.pressedAt);
        else requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
      return promise;
    },
    { wanted: selector },
  );
}

/** Until everything that was due has been painted and reported. */
export async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => {
    const { promise, resolve } = Promise.withResolvers<void>();
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 100)));
    return promise;
  });
}
