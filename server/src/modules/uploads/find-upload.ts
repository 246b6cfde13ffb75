import type { UploadRow } from '../../database/rows/upload-rows.ts';
import type { Caller } from '../../http/endpoint.ts';
import { AppError } from '../../lib/errors.ts';
import { isId } from '../../lib/random.ts';
import type { Services } from '../../services.ts';

/** The `not_found` of an upload that does not exist or is out of scope. */
export const noSuchUpload = () => new AppError('not_found', (m) => m.errors.noSuchFile);

/** The owner whose uploads a caller may read and delete; undefined: all owners. */
export interface UploadScope {
  ownerId: string | undefined;
}

/** Which uploads a caller may use: all for administrators who are signed in, else the caller's own. */
export const scopeOf = ({ user, sessionId }: Caller): UploadScope => ({
  ownerId: user.role === 'admin' && sessionId !== undefined ? undefined : user.id,
});

/** One of the uploads in scope. Throws `not_found`, for other owners' uploads as well. */
export async function requireUpload(
  services: Services,
  scope: UploadScope,
  id: string,
): Promise<UploadRow> {
  const upload = await findUpload(services, scope, id);
  if (!upload) throw noSuchUpload();
  return upload;
}

export async function findUpload(
  { db }: Services,
  { ownerId }: UploadScope,
  id: string,
): Promise<UploadRow | undefined> {
  if (!isId(id)) return undefined;
  return db
    .selectFrom('uploads')
    .selectAll()
    .where('id', '=', id)
    .$if(ownerId !== undefined, (query) => query.where('user_id', '=', ownerId ?? ''))
    .executeTakeFirst();
}
