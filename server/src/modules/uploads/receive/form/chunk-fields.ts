import { AppError } from '../../../../lib/errors.ts';

/** What a field of a chunking uploader tells, and what to set in the library that sends it. */
interface Hint {
  /** How many pieces its file has at least; undefined where the value says nothing of it. */
  pieces: (value: string) => number | undefined;
  advice: string;
}

const total = (value: string) => (/^\d{1,15}$/.test(value.trim()) ? Number(value) : undefined);
/** Of an index that begins with 0 or 1: behind the first piece there are two at least. */
const index = (first: number) => (value: string) => {
  const position = total(value);
  return position !== undefined && position > first ? 2 : undefined;
};
/** In the JSON that some libraries put into one field. */
const inJson = (value: string) =>
  total(/"total(?:Count|Chunks)"\s{0,9}:\s{0,9}(\d{1,15})/i.exec(value)?.[1] ?? '');

const largeChunks = 'set chunkSize to more than your largest file';
const dropzone = 'set chunking: false';
const fineUploader = 'set chunking.enabled: false';
const plupload = 'set chunk_size: 0 (Plupload) or chunked: false (WebUploader)';
const unequalAdvice = 'leave out resumeChunkSize';
const fileUpload = 'leave out maxChunkSize';

const hints: Record<string, Hint> = {
  resumabletotalchunks: { pieces: total, advice: largeChunks },
  resumablechunknumber: { pieces: index(1), advice: largeChunks },
  flowtotalchunks: { pieces: total, advice: largeChunks },
  flowchunknumber: { pieces: index(1), advice: largeChunks },
  // simple-uploader.js and vue-simple-uploader.
  totalchunks: { pieces: total, advice: largeChunks },
  chunknumber: { pieces: index(1), advice: largeChunks },
  dztotalchunkcount: { pieces: total, advice: dropzone },
  dzchunkindex: { pieces: index(0), advice: dropzone },
  qqtotalparts: { pieces: total, advice: fineUploader },
  qqpartindex: { pieces: index(0), advice: fineUploader },
  chunks: { pieces: total, advice: plupload },
  chunk: { pieces: index(0), advice: plupload },
  // ng-file-upload, whose first piece shows by its sizes.
  _chunknumber: { pieces: index(0), advice: unequalAdvice },
  _currentchunksize: { pieces: () => undefined, advice: unequalAdvice },
  _totalsize: { pieces: () => undefined, advice: unequalAdvice },
  // Syncfusion.
  'total-chunk': { pieces: total, advice: 'leave out chunkSize' },
  'chunk-index': { pieces: index(0), advice: 'leave out chunkSize' },
  // DevExtreme and Kendo UI.
  chunkmetadata: { pieces: inJson, advice: 'set chunkSize: 0' },
  metadata: { pieces: inJson, advice: 'leave out chunkSize' },
};

/** Whether a field may say that the form is a piece of a file; others need not be read for it. */
export const isChunkField = (name: string) => Object.hasOwn(hints, name.toLowerCase());

/** Throws `invalid_request` where fields say that their form has a piece of a file, not the whole. */
export function refuseChunkFields(fields: Iterable<[name: string, value: string]>): void {
  const known = [...fields].map(([name, value]) => [name.toLowerCase(), value] as const);
  for (const [name, value] of known) {
    const hint = Object.hasOwn(hints, name) ? hints[name] : undefined;
    if (hint && (hint.pieces(value) ?? 1) > 1) throw pieceOfFile(hint.advice);
  }
  const { _currentchunksize: piece, _totalsize: whole } = Object.fromEntries(known);
  if (piece !== undefined && whole !== undefined && piece !== whole) {
    throw pieceOfFile(unequalAdvice);
  }
}

/**
 * Refuses a request that says outside of its form that it carries a piece of a file: jQuery File Upload
 * does so by Content-Range, resumable.js and flow.js can in the address.
 */
export function refuseChunkRequest({ headers, url }: Request): void {
  const range = headers.get('content-range');
  if (range !== null && !isWhole(range)) throw pieceOfFile(fileUpload);
  if (!url.includes('?')) return;
  refuseChunkFields(new URL(url).searchParams);
}

/** Whether the range is all of its file, from the first byte to the last. */
function isWhole(contentRange: string): boolean {
  const [, first = '', last = '', size = ''] =
    /^\s*bytes\s+(\d{1,15})-(\d{1,15})\/(\d{1,15})\s*$/i.exec(contentRange) ?? [];
  return size !== '' && Number(first) === 0 && Number(last) + 1 === Number(size);
}

const pieceOfFile = (advice: string) =>
  new AppError(
    'invalid_request',
    `This is one chunk of a file and was not kept; ${advice}, or upload in pieces by tus at /api/upload/resumable.`,
  );
