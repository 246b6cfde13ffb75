import type { AccountStatus, Role } from '@perch/contract/users';

import { ApiError } from '../../api/api-error.ts';
import { api, parseResponse } from '../../api/client.ts';
import { m } from '../../language/messages.ts';
import { deleteOutcome } from './users/delete-outcome.ts';

interface UserChange {
  role?: Role;
  status?: AccountStatus;
  /** Bytes; null is the server's default. */
  quota?: number | null;
  /** Whether a suspended account's links keep working. */
  keepLinks?: boolean;
}

const param = (id: string) => ({ param: { id } });

export const approveUser = (id: string) => parseResponse(api.auth.approve[':id'].$put(param(id)));
export const rejectUser = (id: string) => parseResponse(api.auth.reject[':id'].$put(param(id)));
export const approveDomain = (id: string) =>
  parseResponse(api.domains.approve[':id'].$put(param(id)));
export const checkDomain = (id: string) => parseResponse(api.domains[':id'].check.$post(param(id)));
export const deleteUpload = (id: string) =>
  parseResponse(api.upload[':id'].$delete({ ...param(id), query: {} }));
/** Deletes one upload after the other; resolves to their number. Those that are gone already do not matter. */
export async function deleteUploads(ids: readonly string[]): Promise<number> {
  for (const id of ids) {
    await deleteUpload(id).catch((failure: unknown) => {
      if (!(failure instanceof ApiError) || failure.code !== 'not_found') throw failure;
    });
  }
  return ids.length;
}
export const revokeInvite = (id: string) =>
  parseResponse(api.admin.invites[':id'].$delete(param(id)));

export function rejectDomain({ id, reason }: { id: string; reason: string }) {
  return parseResponse(api.domains.reject[':id'].$put({ ...param(id), json: { reason } }));
}

export function changeUser(id: string, change: UserChange) {
  return parseResponse(api.auth.users[':id'].$put({ ...param(id), json: change }));
}

/** Resolves to the sentence for the toast. */
export async function resetSecondFactors({ id, reason }: { id: string; reason: string }) {
  const call = api.auth.users[':id']['second-factors'].reset.$post({
    ...param(id),
    json: { reason },
  });
  return (await parseResponse(call)).message;
}

/** Suspends a user and deletes all of their files; resolves to the sentence for the toast. */
export async function deleteFilesOf(id: string): Promise<string> {
  return (await parseResponse(api.auth.users[':id'].uploads.$delete(param(id)))).message;
}

/** Deletes a user, and blocks the email if wanted; resolves to the sentence for the toast. */
export async function deleteUser(
  id: string,
  { blocksEmail = false }: { blocksEmail?: boolean } = {},
): Promise<string> {
  const query = blocksEmail ? { blockEmail: 'true' as const } : {};
  try {
    await parseResponse(api.auth.users[':id'].$delete({ ...param(id), query }));
    return m.users.delete.deleted;
  } catch (failure) {
    const outcome = deleteOutcome(failure);
    if (outcome !== 'gone') throw outcome;
    return m.users.delete.alreadyDeleted;
  }
}
