import type { ShortLinkRow } from '../../database/rows/link-rows.ts';
import type { Caller } from '../../http/endpoint.ts';
import { AppError } from '../../lib/errors.ts';
import { isId } from '../../lib/random.ts';
import type { Services } from '../../services.ts';

/** The `not_found` of a short link that does not exist or is out of scope. */
export const noSuchLink = () => new AppError('not_found', (m) => m.links.noSuchLink);

/** The owner whose short links a caller may list, look at or delete; undefined: all owners. */
export interface LinkScope {
  ownerId: string | undefined;
}

const isSignedInAdministrator = ({ user, sessionId }: Caller) =>
  user.role === 'admin' && sessionId !== undefined;

/** Which links a caller may look at and delete: all for administrators who are signed in, else the caller's own. */
export const oneScopeOf = (caller: Caller): LinkScope => ({
  ownerId: isSignedInAdministrator(caller) ? undefined : caller.user.id,
});

/** Which links a caller lists: their own unless all are requested. Throws `forbidden`. */
export function listScopeOf(caller: Caller, isAll: boolean): LinkScope {
  if (!isAll) return { ownerId: caller.user.id };
  if (isSignedInAdministrator(caller)) return { ownerId: undefined };
  throw new AppError('forbidden', (m) => m.errors.onlyAdministrators);
}

/** One of the links in scope. Throws `not_found`, for other owners' links as well. */
export async function requireLink(
  { db }: Pick<Services, 'db'>,
  { ownerId }: LinkScope,
  id: string,
): Promise<ShortLinkRow> {
  const link = isId(id)
    ? await db
        .selectFrom('short_links')
        .selectAll()
        .where('id', '=', id)
        .$if(ownerId !== undefined, (query) => query.where('user_id', '=', ownerId ?? ''))
        .executeTakeFirst()
    : undefined;
  if (!link) throw noSuchLink();
  return link;
}
