import { createHash } from 'node:crypto';

import { shownMarkdownBytesMax as maxBytes } from '@perch/contract/uploads/limits';
import { previewPaste } from '@perch/contract/uploads/pastes';

import type { Serve } from '../../http/endpoint.ts';
import { AppError } from '../../lib/errors.ts';
import type { Services } from '../../services.ts';
import { frameOf, type FrameServices } from '../pages/page-frame.ts';
import { frameMarkdown } from './view-markdown.ts';

/** Shows Markdown before it is uploaded, by the parser and the sanitizer of the pages. */
export function previewRoutes(
  serve: Serve,
  services: FrameServices & Pick<Services, 'markdownTexts'>,
) {
  serve(previewPaste, async ({ body: { content, scheme }, request, address }) => {
    if (Buffer.byteLength(content) > maxBytes) {
      throw new AppError('body_too_large', (m) => m.pastes.previewTooLarge({ maxBytes }), {
        field: 'content',
      });
    }
    const hash = createHash('sha256').update(content).digest('hex');
    const markup = await services.markdownTexts.render({
      key: `paste ${hash}`,
      read: () => content.replaceAll(/\r\n?/g, '\n'),
      linkify: false,
      address,
    });
    if (markup === undefined) throw new AppError('too_complex', (m) => m.errors.tooComplex);
    const { markup: document } = await frameMarkdown(markup, frameOf(services, request), scheme);
    return { data: { document } };
  });
}
