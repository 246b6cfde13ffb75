import type { Caller } from '../../http/endpoint.ts';
import { AppError } from '../../lib/errors.ts';

/** The `not_found` of a short link that does not exist or is out of scope. */
export const noSuchLink = () => new AppError('not_found', (m) => m.links.noSuchLink);

/** The owner whose short links a caller may list or delete; undefined: all owners. */
export interface LinkScope {
  ownerId: string | undefined;
}

const isSignedInAdministrator = ({ user, sessionId }: Caller) =>
  user.role === 'admin' && sessionId !== undefined;

/** Which links a caller may delete: all for administrators who are signed in, else the caller's own. */
export const deletionScopeOf = (caller: Caller): LinkScope => ({
  ownerId: isSignedInAdministrator(caller) ? undefined : caller.user.id,
});

/** Which links a caller lists: their own unless all are requested. Throws `forbidden`. */
export function listScopeOf(caller: Caller, isAll: boolean): LinkScope {
  if (!isAll) return { ownerId: caller.user.id };
  if (isSignedInAdministrator(caller)) return { ownerId: undefined };
  throw new AppError('forbidden', (m) => m.errors.onlyAdministrators);
}
