import type { Services } from '../../services.ts';
import { keyOfMissingFile } from '../../storage/disk.ts';
import { StorageFailure } from '../../storage/storage-failure.ts';
import { notFoundPage } from './page.ts';

type Needed = Pick<Services, 'db'>;

/**
 * Another process may have deleted a file a moment ago, before this one was told: then bytes that
 * cannot be found are a 404. Undefined for every other failure, lost bytes among them.
 */
export async function answerDeleted(
  services: Needed,
  error: unknown,
  key = keyOfMissingFile(error),
): Promise<Response | undefined> {
  if (key === undefined || !isMissing(error)) return undefined;
  const upload = await services.db
    .selectFrom('uploads')
    .select('id')
    .where('storage_key', '=', key)
    .executeTakeFirst();
  return upload ? undefined : notFoundPage();
}

const isMissing = (error: unknown) =>
  error instanceof StorageFailure
    ? error.kind === 'missing'
    : keyOfMissingFile(error) !== undefined;
