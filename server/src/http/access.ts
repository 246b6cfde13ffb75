import type { TokenScope } from '@perch/contract/accounts/limits';
import type { Access } from '@perch/contract/route';

import type { UserRow } from '../database/schema.ts';
import { AppError } from '../lib/errors.ts';

interface CheckedCaller {
  user: Pick<UserRow, 'role' | 'status'>;
  sessionId: string | undefined;
  token?: { scopes: ReadonlySet<string> } | undefined;
}

/**
 * Whether the caller may make a call of this access and scope. Throws `account_pending`, `forbidden`, and
 * `insufficient_scope` for a token with a name.
 */
export function requireAccess(
  { user, sessionId, token }: CheckedCaller,
  { access, scope }: { access: Access; scope?: TokenScope },
): void {
  if (token) requireScope(token.scopes, scope);
  else if (!sessionId && access !== 'token') {
    throw new AppError('forbidden', (m) => m.errors.sessionNeeded);
  }
  // Without a session, nothing is open to an account that waits for approval.
  if (user.status === 'pending' && (token || access !== 'pending')) {
    throw new AppError('account_pending', (m) => m.errors.notApproved);
  }
  if (access === 'admin' && user.role !== 'admin') {
    throw new AppError('forbidden', (m) => m.errors.onlyAdministrators);
  }
}

/** Denied unless the route names a scope that the token has. */
function requireScope(scopes: ReadonlySet<string>, scope: TokenScope | undefined): void {
  if (scope === undefined) {
    throw new AppError('insufficient_scope', (m) => m.tokens.sessionOnly);
  }
  if (scopes.has(scope)) return;
  throw new AppError('insufficient_scope', (m) => m.tokens.insufficientScope({ scope }));
}
