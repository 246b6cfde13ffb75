import type { WebParts } from '../catalogue.ts';
import { archives } from './web/archives.ts';
import { bulkChange } from './web/bulk-change.ts';
import { linkChange } from './web/link-change.ts';
import { linkOptions } from './web/link-options.ts';
import { marks } from './web/marks.ts';
import { newPaste } from './web/new-paste.ts';
import { newUploads } from './web/new-uploads.ts';
import { trash } from './web/trash.ts';

export const webLinkOptions: WebParts['linkOptions'] = {
  archives,
  bulkChange,
  linkChange,
  linkOptions,
  marks,
  newPaste,
  newUploads,
  trash,
};
