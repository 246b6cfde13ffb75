import { Metadata } from '@tus/server';

import type { ResumableUploadRow } from '../../../database/rows/upload-rows.ts';

// Apart from the rows: a server starts without the library, which `serve-tus.ts` loads.

/** What the client said of it when it began. */
export const metadataOf = ({ metadata }: ResumableUploadRow): Record<string, string> =>
  metadata === ''
    ? {}
    : Object.fromEntries(
        Object.entries(Metadata.parse(metadata)).map(([key, value]) => [key, value ?? '']),
      );

/** The name of its file, as the client sent it. */
export const fileNameOf = (row: ResumableUploadRow): string => metadataOf(row)['filename'] ?? '';
