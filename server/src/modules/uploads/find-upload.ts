import type { UploadRow } from '../../database/schema.ts';
import { AppError } from '../../errors.ts';
import { isId } from '../../random.ts';
import type { Services } from '../../services.ts';

const slugForm = /^[0-9A-Za-z]{10}$/;

export const noSuchUpload = () => new AppError('not_found', 'There is no such file.');

/** One of the owner's uploads; what belongs to somebody else does not exist. */
export async function requireUpload(
  { db }: Services,
  ownerId: string,
  id: string,
): Promise<UploadRow> {
  if (!isId(id)) throw noSuchUpload();
  const upload = await db
    .selectFrom('uploads')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', '=', ownerId)
    .executeTakeFirst();
  if (!upload) throw noSuchUpload();
  return upload;
}

/** The upload behind a public link; at once, without the database, where it was asked for before. */
export function findUploadBySlug(
  { db, slugs }: Services,
  slug: string,
): UploadRow | undefined | Promise<UploadRow | undefined> {
  if (!slugForm.test(slug)) return undefined;
  return slugs.find(slug, (wanted) =>
    db.selectFrom('uploads').selectAll().where('slug', '=', wanted).executeTakeFirst(),
  );
}
