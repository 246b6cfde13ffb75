import { Metadata } from '@tus/server';

import type { ResumableUploadRow } from '../../../database/rows/upload-rows.ts';

// Apart from the rows: a server starts without the library, which `serve-tus.ts` loads.

/** The name of its file, as the client sent it. */
export const fileNameOf = ({ metadata }: ResumableUploadRow): string =>
  (metadata === '' ? undefined : Metadata.parse(metadata)['filename']) ?? '';
