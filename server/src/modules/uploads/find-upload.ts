import type { UploadRow } from '../../database/schema.ts';
import type { Caller } from '../../http/endpoint.ts';
import { AppError } from '../../lib/errors.ts';
import { isId } from '../../lib/random.ts';
import type { Services } from '../../services.ts';

export const noSuchUpload = () => new AppError('not_found', 'There is no such file.');

/** Whose uploads somebody may read and delete; undefined: everybody's. */
export interface Reach {
  ownerId: string | undefined;
}

/** Administrators reach all uploads when they are signed in; an API token only its owner's. */
export const reachOf = ({ user, sessionId }: Caller): Reach => ({
  ownerId: user.role === 'admin' && sessionId !== undefined ? undefined : user.id,
});

/** One of the uploads within reach; what belongs to somebody else does not exist. */
export async function requireUpload(
  { db }: Services,
  { ownerId }: Reach,
  id: string,
): Promise<UploadRow> {
  if (!isId(id)) throw noSuchUpload();
  const upload = await db
    .selectFrom('uploads')
    .selectAll()
    .where('id', '=', id)
    .$if(ownerId !== undefined, (query) => query.where('user_id', '=', ownerId ?? ''))
    .executeTakeFirst();
  if (!upload) throw noSuchUpload();
  return upload;
}
