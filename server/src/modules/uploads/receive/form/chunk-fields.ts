import type { ServerMessages } from '@perch/messages/catalogue';

import { AppError } from '../../../../lib/errors.ts';

/** How to turn the chunking of a library off. */
type Advice = keyof ServerMessages['errors']['chunkNotKept'];

/** How to read a form field of a chunking upload library, and the option that turns its chunking off. */
interface Hint {
  /** Least number of chunks of the file, from the field's value; undefined where it does not tell. */
  chunksMin: (value: string) => number | undefined;
  advice: Advice;
}

const total = (value: string) => (/^\d{1,15}$/.test(value.trim()) ? Number(value) : undefined);
/** From a chunk index that begins with 0 or 1: any but the first means two chunks at least. */
const index = (first: number) => (value: string) => {
  const position = total(value);
  return position !== undefined && position > first ? 2 : undefined;
};
/** From the JSON that some libraries put into one field. */
const inJson = (value: string) =>
  total(/"total(?:Count|Chunks)"\s{0,9}:\s{0,9}(\d{1,15})/i.exec(value)?.[1] ?? '');

const hints: Record<string, Hint> = {
  resumabletotalchunks: { chunksMin: total, advice: 'largeChunkSize' },
  resumablechunknumber: { chunksMin: index(1), advice: 'largeChunkSize' },
  flowtotalchunks: { chunksMin: total, advice: 'largeChunkSize' },
  flowchunknumber: { chunksMin: index(1), advice: 'largeChunkSize' },
  // simple-uploader.js and vue-simple-uploader.
  totalchunks: { chunksMin: total, advice: 'largeChunkSize' },
  chunknumber: { chunksMin: index(1), advice: 'largeChunkSize' },
  dztotalchunkcount: { chunksMin: total, advice: 'dropzone' },
  dzchunkindex: { chunksMin: index(0), advice: 'dropzone' },
  qqtotalparts: { chunksMin: total, advice: 'fineUploader' },
  qqpartindex: { chunksMin: index(0), advice: 'fineUploader' },
  chunks: { chunksMin: total, advice: 'plupload' },
  chunk: { chunksMin: index(0), advice: 'plupload' },
  // ng-file-upload, whose first chunk is recognized by its sizes.
  _chunknumber: { chunksMin: index(0), advice: 'resumeChunkSize' },
  _currentchunksize: { chunksMin: () => undefined, advice: 'resumeChunkSize' },
  _totalsize: { chunksMin: () => undefined, advice: 'resumeChunkSize' },
  // Syncfusion.
  'total-chunk': { chunksMin: total, advice: 'noChunkSize' },
  'chunk-index': { chunksMin: index(0), advice: 'noChunkSize' },
  // DevExtreme and Kendo UI.
  chunkmetadata: { chunksMin: inJson, advice: 'zeroChunkSize' },
  metadata: { chunksMin: inJson, advice: 'noChunkSize' },
};

/** Whether a field may tell that the form carries one chunk of a file. */
export const isChunkField = (name: string) => Object.hasOwn(hints, name.toLowerCase());

/** Throws `invalid_request` where the fields say that the form carries one chunk of a file. */
export function refuseChunkFields(fields: Iterable<[name: string, value: string]>): void {
  const known = [...fields].map(([name, value]) => [name.toLowerCase(), value] as const);
  for (const [name, value] of known) {
    const hint = Object.hasOwn(hints, name) ? hints[name] : undefined;
    if (hint && (hint.chunksMin(value) ?? 1) > 1) throw chunkRefusal(hint.advice);
  }
  const { _currentchunksize: piece, _totalsize: whole } = Object.fromEntries(known);
  if (piece !== undefined && whole !== undefined && piece !== whole) {
    throw chunkRefusal('resumeChunkSize');
  }
}

/**
 * Throws `invalid_request` for a chunk that is announced outside of the form: by jQuery File Upload in
 * Content-Range, by resumable.js and flow.js in the query.
 */
export function refuseChunkRequest({ headers, url }: Request): void {
  const range = headers.get('content-range');
  if (range !== null && !isWhole(range)) throw chunkRefusal('maxChunkSize');
  if (!url.includes('?')) return;
  refuseChunkFields(new URL(url).searchParams);
}

/** Whether a Content-Range covers the whole file. */
function isWhole(contentRange: string): boolean {
  const [, first = '', last = '', size = ''] =
    /^\s*bytes\s+(\d{1,15})-(\d{1,15})\/(\d{1,15})\s*$/i.exec(contentRange) ?? [];
  return size !== '' && Number(first) === 0 && Number(last) + 1 === Number(size);
}

const chunkRefusal = (advice: Advice) =>
  new AppError('invalid_request', (m) => m.errors.chunkNotKept[advice]);
