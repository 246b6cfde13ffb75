import { shownMarkdownBytesMax as maxBytes } from '@perch/contract/uploads/limits';
import { previewPaste } from '@perch/contract/uploads/pastes';

import type { Serve } from '../../../http/endpoint.ts';
import { AppError } from '../../../lib/errors.ts';
import { frameOf, type FrameServices } from '../pages/page-frame.ts';
import { previewMarkdown } from './view-markdown.ts';

/** Shows Markdown before it is uploaded, by the parser and the sanitizer of the pages. */
export function previewRoutes(serve: Serve, services: FrameServices) {
  serve(previewPaste, async ({ body: { content, scheme }, request }) => {
    if (Buffer.byteLength(content) > maxBytes) {
      throw new AppError('body_too_large', (m) => m.pastes.previewTooLarge({ maxBytes }), {
        field: 'content',
      });
    }
    const document = await previewMarkdown(content, frameOf(services, request), scheme);
    return { data: { document } };
  });
}
