import { html } from 'hono/html';

import type { PageFrame } from './page-frame.ts';
import { page } from './page.ts';

/** Of an archive one of whose files is not there any more. */
export const archiveGonePage = (frame: PageFrame) =>
  page(frame, 410, frame.m.archives.gone, html`<p>${frame.m.archives.goneWhy}</p>`);
