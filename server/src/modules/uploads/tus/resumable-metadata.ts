import type { ResumableUploadRow } from '../../../database/rows/upload-rows.ts';

// Without the protocol's library, which `serve-tus.ts` loads: a server starts without it.

/** What the client said of it when it began; the library has written it: `key base64,key`. */
export const metadataOf = ({ metadata }: ResumableUploadRow): Record<string, string> =>
  metadata === '' ? {} : Object.fromEntries(metadata.split(',').map(readPair));

function readPair(pair: string): [string, string] {
  const [key = '', value = ''] = pair.split(' ');
  return [key, Buffer.from(value, 'base64').toString()];
}

/** The name of its file, as the client sent it. */
export const fileNameOf = (row: ResumableUploadRow): string => metadataOf(row)['filename'] ?? '';
