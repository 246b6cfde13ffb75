import type { Page } from '@playwright/test';

const categories = ['loading', 'devtools.timeline', 'blink.user_timing'];
const endMark = 'measured';

interface TraceEvent {
  name: string;
  /** Microseconds of Chromium's own clock. */
  ts: number;
  args: { data?: { interactionId?: number; duration?: number; startTime?: number } };
}

/** Runs `act` while Chromium writes its own trace of the page, and gives what it wrote. */
export async function traced(page: Page, act: () => Promise<void>): Promise<TraceEvent[]> {
  const browser = page.context().browser();
  if (!browser) throw new Error('The page has no browser');
  await browser.startTracing(page, { categories });
  await act();
  await page.evaluate((mark) => void performance.mark(mark), endMark);
  const trace: { traceEvents: TraceEvent[] } = JSON.parse(String(await browser.stopTracing()));
  return trace.traceEvents;
}

/** Milliseconds from the navigation to the largest contentful paint. */
export function paintOf(events: readonly TraceEvent[]): number {
  const paint = events.findLast(({ name }) => name === 'largestContentfulPaint::Candidate');
  // A mark carries the page's own time, which began with the navigation.
  const mark = events.findLast(({ name }) => name === endMark);
  if (!paint || !mark) return Number.NaN;
  return (paint.ts - mark.ts) / 1000 + (mark.args.data?.startTime ?? Number.NaN);
}

/** Milliseconds of the slowest interaction, from the input to the next picture. */
export function slowestOf(events: readonly TraceEvent[]): number {
  const durations = events
    .filter(({ name, args }) => name === 'EventTiming' && args.data?.interactionId)
    .map(({ args }) => args.data?.duration ?? 0);
  return durations.length === 0 ? Number.NaN : Math.max(...durations);
}
