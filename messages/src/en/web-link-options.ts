import { archives } from './web/archives.ts';
import { bulkChange } from './web/bulk-change.ts';
import { linkChange } from './web/link-change.ts';
import { linkOptions } from './web/link-options.ts';
import { marks } from './web/marks.ts';
import { newPaste } from './web/new-paste.ts';
import { newUploads } from './web/new-uploads.ts';
import { trash } from './web/trash.ts';

/** What the web app says about the ends, locks and names of links, old and new, about the trash, and about new texts. */
export const webLinkOptions = {
  archives,
  bulkChange,
  linkChange,
  linkOptions,
  marks,
  newPaste,
  newUploads,
  trash,
};
