import { errorResponse } from '../../http/error-response.ts';
import { AppError } from '../../lib/errors.ts';
import { findUploadOfBlob } from '../../modules/uploads/blobs/find-upload-of-blob.ts';
import type { Services } from '../../services.ts';
import { keyOfMissingFile } from '../../storage/disk/disk.ts';
import { areBytesMissing } from '../../storage/missing-bytes.ts';
import { frameOf, type FrameServices, neutralFrameOf } from '../pages/page-frame.ts';
import { notFoundPage } from '../pages/upload-pages.ts';

type MissingBlobServices = Pick<Services, 'db' | 'log' | 'metrics' | 'refusals'> & FrameServices;

// Blobs come back from a backup, when an administrator has read the log.
const retryAfterSeconds = 60;

/**
 * The answer where reading a file that the gate has let through fails because its blob is not in the
 * storage. Another process may have deleted the upload a moment ago, before this one was told: 404.
 * Otherwise the blob is lost, which is logged and counted: 503. Undefined for every other failure.
 */
export async function respondMissingBlob(
  services: MissingBlobServices,
  error: unknown,
  request: Request | undefined,
  key = keyOfMissingFile(error),
): Promise<Response | undefined> {
  const { db, log, metrics } = services;
  if (key === undefined || !areBytesMissing(error)) return undefined;
  const upload = await findUploadOfBlob(db, key);
  const frame = request ? frameOf(services, request) : neutralFrameOf(services);
  if (upload === undefined) return notFoundPage(frame);
  metrics.blobMissing();
  log.error('blob.missing', { upload, error });
  const missing = new AppError('blob_missing', (m) => m.errors.contentMissing, {
    retryAfterSeconds,
  });
  return errorResponse(services, missing, frame.locale);
}
