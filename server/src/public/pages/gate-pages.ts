import { errorStatuses } from '@perch/contract/errors';
import { html } from 'hono/html';

import { AppError } from '../../lib/errors.ts';
import type { Services } from '../../services.ts';
import { closedTextsOf } from '../embeds/closed-embed.ts';
import type { PageFrame } from './page-frame.ts';
import { page } from './page.ts';
import { closedHead, passwordPage } from './password-page.ts';

// What stands in front of a file that is locked, limited or over. Nothing here tells anything of the file.

interface Closed {
  /** The name of its link. */
  slug: string;
}

export const endedPage = (frame: PageFrame) =>
  page(frame, 410, frame.m.filePage.gate.ended, html`<p>${frame.m.filePage.gate.endedWhy}</p>`, {
    sign: 'ended',
  });

/** Asks for the password; `wrong` says that the one that came was not it. */
export function lockedPage(frame: PageFrame, { slug }: Closed, wrong?: 'wrong') {
  const m = frame.m.filePage.gate;
  return passwordPage(frame, { path: `/v/${slug}`, title: m.locked, wrong });
}

/** Asks for a press of the button, which spends a download: nothing that only looks at a link presses it. */
export function limitedPage(
  frame: PageFrame,
  { slug, isOnce, limit }: Closed & { isOnce: boolean; limit: DownloadLimit },
) {
  const { title, text } = closedTextsOf(frame, {
    password_hash: null,
    album_locks: null,
    burn: isOnce ? 1 : 0,
  });
  return page(
    frame,
    200,
    title,
    html`<p>${text}${isOnce ? '' : html`<br />${downloadsLeftText(frame, limit)}`}</p>
      <form method="post" action="/v/${slug}/open">
        <button type="submit" class="primary">${frame.m.filePage.gate.open}</button>
      </form>`,
    { sign: 'locked', head: closedHead(frame, `/v/${slug}`, { title, text }) },
  );
}

interface DownloadLimit {
  downloads_left: number | null;
  downloads_limit: number | null;
}

/** “2 of 3 downloads left”; only what is left where none is spent, or the limit at first is not known. */
export function downloadsLeftText({ m }: PageFrame, limit: DownloadLimit): string {
  const { noneLeft, downloadsLeft, downloadsLeftOf } = m.filePage.gate;
  const { downloads_left: left, downloads_limit: max } = limit;
  if (!left) return noneLeft;
  if (max === null || max <= left) return downloadsLeft({ count: left });
  return downloadsLeftOf({ count: left, max });
}

/** What `work` answers; where it throws `too_many_attempts`, the page that says when to try again. */
export async function orTooManyTriesPage(
  { refusals }: Pick<Services, 'refusals'>,
  frame: PageFrame,
  work: () => Promise<Response>,
): Promise<Response> {
  try {
    return await work();
  } catch (error) {
    const code = 'too_many_attempts';
    if (!(error instanceof AppError) || error.code !== code) throw error;
    refusals.record(error);
    const why = html`<p>${error.sentenceIn(frame.locale)}</p>`;
    const refusal = await page(
      frame,
      errorStatuses[code],
      frame.m.filePage.gate.tooManyTries,
      why,
      { sign: 'locked' },
    );
    refusal.headers.set('retry-after', String(error.retryAfterSeconds));
    return refusal;
  }
}
