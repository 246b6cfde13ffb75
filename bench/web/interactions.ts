import type { Page } from '@playwright/test';

import { seededCount, seededUpload } from '../../test/support/database/seeded-uploads.ts';
import { observe, settled, shownAfterPress } from './observed.ts';
import { slowestOf, traced } from './trace.ts';

interface Interaction {
  name: string;
  act: (page: Page) => Promise<void>;
  /** The element that appears only when the interaction is done. */
  result: string;
  /** Nothing can be shown before the server has answered. */
  isAsking?: boolean;
}

export interface Delay {
  /** To the next picture, from the trace and as the page saw it, in steps of 8 ms. */
  tracedMs: number;
  observedMs: number;
  /** To the picture with what was asked for, the server's answer included. */
  shownMs: number;
}

const nameOf = (n: number) => seededUpload(n).name;
const boxOf = (n: number) => `Select ${nameOf(n)}`;
const choices = 20;
// What the list has loaded at first; the next one is not shown without a search.
const partSize = 60;
const below = seededCount - partSize;
const searched = nameOf(below).split('-')[0] ?? '';

export const interactions: Interaction[] = [
  {
    name: 'open the details of a file',
    act: (page) => page.getByRole('link', { name: nameOf(seededCount), exact: true }).click(),
    result: '[role=dialog] dl',
    isAsking: true,
  },
  {
    name: `type “${searched}” into the search`,
    act: (page) => page.getByRole('searchbox').pressSequentially(searched, { delay: 30 }),
    result: `[aria-label="${boxOf(below)}"]`,
    isAsking: true,
  },
  {
    name: `choose ${choices} files one by one`,
    act: async (page) => {
      for (let n = seededCount; n > seededCount - choices; n -= 1) {
        await page.getByRole('checkbox', { name: boxOf(n) }).click();
      }
    },
    result: `[aria-label="${boxOf(seededCount - choices + 1)}"]:checked`,
  },
  {
    name: 'choose all that are shown',
    act: (page) => page.getByRole('checkbox', { name: 'Select all that are shown' }).click(),
    result: `[aria-label="${boxOf(seededCount)}"]:checked`,
  },
  {
    name: 'change to the grid',
    act: (page) => page.getByRole('button', { name: 'Grid' }).click(),
    result: '[aria-label="Grid"][aria-pressed="true"]',
  },
];

/** One interaction on a list that was just loaded. */
export async function measureInteraction(
  page: Page,
  { act, result }: Interaction,
  origin: string,
): Promise<Delay> {
  await page.goto(`${origin}/uploads`);
  await page.getByRole('link', { name: nameOf(seededCount), exact: true }).waitFor();
  await settled(page);
  let shownMs = Number.NaN;
  const events = await traced(page, async () => {
    const shown = shownAfterPress(page, result);
    await act(page);
    shownMs = await shown;
    await settled(page);
  });
  const observedMs = await page.evaluate(() => window.observed.interactionMs);
  await page.evaluate(() => localStorage.removeItem('perch_uploads_view'));
  return { tracedMs: slowestOf(events), observedMs, shownMs };
}

/** The page's own observers, in every page of this context. */
export async function prepare(page: Page, token: string): Promise<void> {
  await page.addInitScript(observe, token);
}
