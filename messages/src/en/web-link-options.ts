import { bulkChange } from './web/bulk-change.ts';
import { linkChange } from './web/link-change.ts';
import { linkOptions } from './web/link-options.ts';
import { newUploads } from './web/new-uploads.ts';
import { trash } from './web/trash.ts';

/** What the web app says about the ends, locks and names of links, old and new, and about the trash. */
export const webLinkOptions = { bulkChange, linkChange, linkOptions, newUploads, trash };
