import { errorResponse } from '../../../http/error-response.ts';
import { AppError } from '../../../lib/errors.ts';
import type { Services } from '../../../services.ts';
import { keyOfMissingFile } from '../../../storage/disk/disk.ts';
import { StorageFailure } from '../../../storage/storage-failure.ts';
import { findUploadOfBlob } from '../../uploads/blobs/find-upload-of-blob.ts';
import { notFoundPage } from '../pages/upload-pages.ts';

type Needed = Pick<Services, 'db' | 'log' | 'metrics'>;

// Blobs come back from a backup, when an administrator has read the log.
const retryAfterSeconds = 60;

/**
 * The answer where reading a file that the gate has let through fails because its blob is not in the
 * storage. Another process may have deleted the upload a moment ago, before this one was told: 404.
 * Otherwise the blob is lost, which is logged and counted: 503. Undefined for every other failure.
 */
export async function answerMissingBlob(
  { db, log, metrics }: Needed,
  error: unknown,
  key = keyOfMissingFile(error),
): Promise<Response | undefined> {
  if (key === undefined || !isMissing(error)) return undefined;
  const upload = await findUploadOfBlob(db, key);
  if (upload === undefined) return notFoundPage();
  metrics.blobMissing();
  log.error('blob.missing', { upload, error });
  const missing = new AppError(
    'blob_missing',
    'The content of this file is missing from the server’s storage. Its operator has to bring it back.',
    { retryAfterSeconds },
  );
  return errorResponse(missing, log);
}

const isMissing = (error: unknown) =>
  error instanceof StorageFailure
    ? error.kind === 'missing'
    : keyOfMissingFile(error) !== undefined;
