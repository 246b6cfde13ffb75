import { AppError } from '../../../../lib/errors.ts';

/** How to read a form field of a chunking upload library, and the option that turns its chunking off. */
interface Hint {
  /** Least number of chunks of the file, from the field's value; undefined where it does not tell. */
  chunksMin: (value: string) => number | undefined;
  advice: string;
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

const largeChunks = 'set chunkSize to more than your largest file';
const dropzone = 'set chunking: false';
const fineUploader = 'set chunking.enabled: false';
const plupload = 'set chunk_size: 0 (Plupload) or chunked: false (WebUploader)';
const unequalAdvice = 'leave out resumeChunkSize';
const fileUpload = 'leave out maxChunkSize';

const hints: Record<string, Hint> = {
  resumabletotalchunks: { chunksMin: total, advice: largeChunks },
  resumablechunknumber: { chunksMin: index(1), advice: largeChunks },
  flowtotalchunks: { chunksMin: total, advice: largeChunks },
  flowchunknumber: { chunksMin: index(1), advice: largeChunks },
  // simple-uploader.js and vue-simple-uploader.
  totalchunks: { chunksMin: total, advice: largeChunks },
  chunknumber: { chunksMin: index(1), advice: largeChunks },
  dztotalchunkcount: { chunksMin: total, advice: dropzone },
  dzchunkindex: { chunksMin: index(0), advice: dropzone },
  qqtotalparts: { chunksMin: total, advice: fineUploader },
  qqpartindex: { chunksMin: index(0), advice: fineUploader },
  chunks: { chunksMin: total, advice: plupload },
  chunk: { chunksMin: index(0), advice: plupload },
  // ng-file-upload, whose first chunk is recognized by its sizes.
  _chunknumber: { chunksMin: index(0), advice: unequalAdvice },
  _currentchunksize: { chunksMin: () => undefined, advice: unequalAdvice },
  _totalsize: { chunksMin: () => undefined, advice: unequalAdvice },
  // Syncfusion.
  'total-chunk': { chunksMin: total, advice: 'leave out chunkSize' },
  'chunk-index': { chunksMin: index(0), advice: 'leave out chunkSize' },
  // DevExtreme and Kendo UI.
  chunkmetadata: { chunksMin: inJson, advice: 'set chunkSize: 0' },
  metadata: { chunksMin: inJson, advice: 'leave out chunkSize' },
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
    throw chunkRefusal(unequalAdvice);
  }
}

/**
 * Throws `invalid_request` for a chunk that is announced outside of the form: by jQuery File Upload in
 * Content-Range, by resumable.js and flow.js in the query.
 */
export function refuseChunkRequest({ headers, url }: Request): void {
  const range = headers.get('content-range');
  if (range !== null && !isWhole(range)) throw chunkRefusal(fileUpload);
  if (!url.includes('?')) return;
  refuseChunkFields(new URL(url).searchParams);
}

/** Whether a Content-Range covers the whole file. */
function isWhole(contentRange: string): boolean {
  const [, first = '', last = '', size = ''] =
    /^\s*bytes\s+(\d{1,15})-(\d{1,15})\/(\d{1,15})\s*$/i.exec(contentRange) ?? [];
  return size !== '' && Number(first) === 0 && Number(last) + 1 === Number(size);
}

const chunkRefusal = (advice: string) =>
  new AppError(
    'invalid_request',
    `This is one chunk of a file and was not kept; ${advice}, or upload in pieces by tus at /api/upload/resumable.`,
  );
