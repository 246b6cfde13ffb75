import type { Scheme } from '@perch/contract/appearance/themes';
import { type LegalPage, legalPages } from '@perch/contract/settings/limits';
import { html, raw } from 'hono/html';

import { legalTitle } from '../../brand/page-brand.ts';
import { hasLegalPage } from '../../settings/legal-page.ts';
import { frameOf, type FrameServices } from '../pages/page-frame.ts';
import { page } from '../pages/page.ts';
import { renderMarkdown } from './render-markdown.ts';

/** Answers requests for the pages that administrators write in Markdown. */
export function createLegalPages(services: FrameServices) {
  const rendered = new Map<LegalPage, { text: string; markup: string }>();

  /** Rendered once for each text. */
  async function markupOf(name: LegalPage, text: string): Promise<string> {
    const known = rendered.get(name);
    if (known?.text === text) return known.markup;
    const markup = await renderMarkdown(text);
    rendered.set(name, { text, markup });
    return markup;
  }

  /** `scheme` is given by the app, which shows the page in a frame. */
  return async (request: Request, path: string, scheme: string | undefined): Promise<Response> => {
    const frame = frameOf(services, request);
    const { m } = frame;
    const current = services.settings.current();
    const name = legalPages.find((each) => each === path);
    if (!name || !hasLegalPage(current, name)) {
      return page(frame, 404, m.pages.noSuchPage, html`<p>${m.pages.noSuchPageWhy}</p>`);
    }
    const content = html`${raw(await markupOf(name, current[name]))}`;
    const options = isScheme(scheme)
      ? { layout: 'framed' as const, scheme }
      : { layout: 'text' as const };
    return page(frame, 200, legalTitle(name, m), content, options);
  };
}

const isScheme = (text: string | undefined): text is Scheme => text === 'dark' || text === 'light';
