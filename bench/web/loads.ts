import type { Page } from '@playwright/test';

import { seededCount, seededUpload } from '../../test/support/database/seeded-uploads.ts';
import { settled } from './observed.ts';
import { paintOf, traced } from './trace.ts';

export interface Load {
  name: string;
  path: string;
  /** Stands on the page when it is complete. */
  complete: string;
}

export interface Paint {
  tracedMs: number;
  observedMs: number;
}

export const loads: Load[] = [
  { name: 'dashboard', path: '/dashboard', complete: 'All uploads' },
  { name: 'uploads', path: '/uploads', complete: seededUpload(seededCount).name },
];

/** The largest contentful paint of one load; whether the browser has its files already is the caller's. */
export async function measureLoad(page: Page, load: Load, origin: string): Promise<Paint> {
  await page.goto('about:blank');
  const events = await traced(page, async () => {
    await page.goto(`${origin}${load.path}`);
    await page.getByText(load.complete).first().waitFor();
    await settled(page);
  });
  const observedMs = await page.evaluate(() => window.observed.paintMs);
  return { tracedMs: paintOf(events), observedMs };
}
