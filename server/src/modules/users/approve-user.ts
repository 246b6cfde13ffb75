import type { UserRow } from '../../database/schema.ts';
import { AppError } from '../../errors.ts';
import type { Services } from '../../services.ts';

/** Lets an account in; approving it again changes nothing. Throws `not_found`. */
export async function approveUser({ db }: Services, id: string): Promise<UserRow> {
  const user = await db
    .updateTable('users')
    .set({ status: 'approved' })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
  if (!user) throw new AppError('not_found', 'There is no such user.');
  return user;
}
