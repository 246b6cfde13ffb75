import { createHash } from 'node:crypto';

import type { Scheme } from '@perch/contract/appearance/themes';
import { legalPages } from '@perch/contract/settings/limits';
import { html, raw } from 'hono/html';

import { parseRequestTarget } from '../../http/request/request-target.ts';
import { escapeText } from '../../lib/escape-html.ts';
import { legalTitle } from '../../modules/brand/page-brand.ts';
import { hasLegalPage } from '../../modules/settings/legal-page.ts';
import type { Services } from '../../services.ts';
import { frameOf, type FrameServices } from '../pages/page-frame.ts';
import { page } from '../pages/page.ts';
import { type Visit, visitorAddress } from '../visit.ts';

/** Answers requests for the pages that administrators write in Markdown. */
export function createLegalPages(
  services: FrameServices & Pick<Services, 'markdownTexts' | 'clientAddresses'>,
) {
  async function markupOf(text: string, address: string): Promise<string> {
    const key = `legal ${createHash('sha256').update(text).digest('hex')}`;
    const asked = { key, read: () => text, linkify: true, address };
    // A text that is too complex is shown as its administrator wrote it.
    return (await services.markdownTexts.render(asked)) ?? `<p>${escapeText(text)}</p>`;
  }

  // The scheme is given by the app, which shows the page in a frame.
  return async (visit: Visit, path: string): Promise<Response> => {
    const { request } = visit;
    const scheme = parseRequestTarget(request).query.get('scheme');
    const frame = frameOf(services, request);
    const { m } = frame;
    const current = services.settings.current();
    const name = legalPages.find((each) => each === path);
    if (!name || !hasLegalPage(current, name)) {
      return page(frame, 404, m.pages.noSuchPage, html`<p>${m.pages.noSuchPageWhy}</p>`, {
        sign: 'missing',
      });
    }
    const address = visitorAddress(services, visit);
    const content = html`${raw(await markupOf(current[name], address))}`;
    const options = isScheme(scheme)
      ? { layout: 'framed' as const, scheme }
      : { layout: 'text' as const };
    return page(frame, 200, legalTitle(name, m), content, options);
  };
}

const isScheme = (text: string | null): text is Scheme => text === 'dark' || text === 'light';
