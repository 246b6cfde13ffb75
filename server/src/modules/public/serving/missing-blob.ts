import { errorResponse } from '../../../http/error-response.ts';
import { AppError } from '../../../lib/errors.ts';
import type { Services } from '../../../services.ts';
import { keyOfMissingFile } from '../../../storage/disk/disk.ts';
import { StorageFailure } from '../../../storage/storage-failure.ts';
import { notFoundPage } from '../pages/pages.ts';

type Needed = Pick<Services, 'db' | 'log' | 'metrics'>;

// Bytes come back from a backup, when an administrator has looked at the log.
const retryAfterSeconds = 60;

/**
 * The answer where a file's bytes cannot be found. Another process may have deleted the file a moment
 * ago, before this one was told: that is a 404. Otherwise they are lost, which is logged and counted,
 * and 503. Undefined for every other failure.
 */
export async function answerMissing(
  { db, log, metrics }: Needed,
  error: unknown,
  key = keyOfMissingFile(error),
): Promise<Response | undefined> {
  if (key === undefined || !isMissing(error)) return undefined;
  const upload = await db
    .selectFrom('uploads')
    .select('id')
    .where('storage_key', '=', key)
    .executeTakeFirst();
  if (!upload) return notFoundPage();
  metrics.blobMissing();
  log.error('blob.missing', { upload: upload.id, error });
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
