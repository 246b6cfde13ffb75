import {
  parsePieceLimit,
  type PieceOutcome,
  PieceSizes,
} from '@perch/contract/uploads/piece-sizes';
import { DetailedError, type Upload } from 'tus-js-client';

import { readStored, writeStored } from '../lib/local-storage.ts';

const limitKey = 'perch_piece_limit';

const sizes = new PieceSizes(readLimit(), (limit) => writeStored(limitKey, JSON.stringify(limit)));

function readLimit() {
  try {
    return parsePieceLimit(JSON.parse(readStored(limitKey) ?? 'null'));
  } catch {
    return undefined;
  }
}

/** Makes an upload that has not started send pieces of a length that proxies let through. */
export function sendInPieces({ options }: Upload): void {
  options.chunkSize = sizes.maxBytes;
  options.onChunkComplete = (bytes) => {
    sizes.arrived(bytes);
    options.chunkSize = sizes.maxBytes;
  };
}

/** Records a failed upload, and what it says about the length of its pieces. */
export async function recordPieceFailure(
  { options }: Upload,
  file: File,
  failure: unknown,
): Promise<PieceOutcome> {
  if (!(failure instanceof DetailedError)) return undefined;
  const { originalRequest: request, originalResponse: answer } = failure;
  const status = answer?.getStatus() ?? 0;
  if (!hasPiece(request)) return undefined;
  // A request that creates an upload was the first one: the server may not be there at all.
  if (request.getMethod() === 'POST' && status !== 413) return undefined;
  if (!answer && !(navigator.onLine && (await isReadable(file)))) return undefined;
  const left = file.size - Number(request.getHeader('Upload-Offset') ?? 0);
  const bytes = Math.min(left, options.chunkSize ?? left);
  return sizes.failed({ bytes, status, isFromPerch: codeIn(answer?.getBody() ?? '') !== '' });
}

const hasPiece = (request: DetailedError['originalRequest']) =>
  request.getHeader('Content-Type') === 'application/offset+octet-stream';

/** The code of a failure that Perch names; empty in whatever a proxy answers. */
function codeIn(body: string): string {
  try {
    const { code }: { code?: unknown } = Object(JSON.parse(body));
    return typeof code === 'string' ? code : '';
  } catch {
    return '';
  }
}

/** False where the file on disk was changed or removed. */
export async function isReadable(file: File): Promise<boolean> {
  try {
    await file.slice(0, 1).arrayBuffer();
    return true;
  } catch {
    return false;
  }
}
