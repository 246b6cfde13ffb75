import type { Upload } from '@perch/contract/uploads';
import { archiveFilesMax } from '@perch/contract/uploads/limits';

import { ApiError, networkError, parseErrorResponse } from '../../../api/api-error.ts';
import { api, parseResponse } from '../../../api/client.ts';
import { formatList } from '../../../format/formats.ts';
import { currentLocale, m } from '../../../language/messages.ts';

/** Returns the path of an archive of these uploads that can be fetched now. Throws ApiError. */
export async function makeArchive(uploads: readonly Upload[]): Promise<string> {
  if (uploads.length > archiveFilesMax) {
    throw new ApiError(m.archives.tooMany({ max: archiveFilesMax }), 0, '');
  }
  const ids = uploads.map(({ _id: id }) => id);
  const { data } = await parseResponse(api.archives.$post({ json: { uploads: ids } })).catch(
    (failure: unknown) => {
      throw explained(failure, uploads);
    },
  );
  // On this page's own host, as the downloads of single files.
  const path = new URL(data.url).pathname;
  await requireReadable(path);
  return path;
}

/** Says which files are not there, where the server does. */
function explained(failure: unknown, uploads: readonly Upload[]): unknown {
  if (!(failure instanceof ApiError) || failure.status !== 404) return failure;
  const missing = failure.answer['missing'];
  const ids = new Set(Array.isArray(missing) ? missing : []);
  const names = uploads
    .filter(({ _id: id }) => ids.has(id))
    .map(({ originalName: name }) => m.archives.quoted({ name }));
  const sentence =
    names.length > 0
      ? m.archives.missing({ count: names.length, names: formatList(names) })
      : m.archives.gone;
  return new ApiError(sentence, failure.status, failure.code);
}

/** Asks for the first byte: of a download that is refused the browser would say only that it failed. */
async function requireReadable(path: string): Promise<void> {
  const headers = { range: 'bytes=0-0', 'accept-language': currentLocale() };
  const answer = await fetch(path, { headers, cache: 'no-store' }).catch(() => {
    throw networkError();
  });
  if (answer.ok) {
    await answer.body?.cancel();
    return;
  }
  const { status } = answer;
  if (status === 404 || status === 410) throw new ApiError(m.archives.gone, status, '');
  throw parseErrorResponse(status, await answer.text());
}
