import type { AccountStatus, Role } from '@perch/contract/users';

import { answerOf, api } from '../../api/client.ts';
import { deleteOutcome } from './users/delete-outcome.ts';

interface UserChange {
  role?: Role;
  status?: AccountStatus;
  /** Bytes; null is the server's default. */
  quota?: number | null;
  /** Whether a suspended account's links go on working. */
  keepLinks?: boolean;
}

const param = (id: string) => ({ param: { id } });

export const approveUser = (id: string) => answerOf(api.auth.approve[':id'].$put(param(id)));
export const rejectUser = (id: string) => answerOf(api.auth.reject[':id'].$put(param(id)));
export const approveDomain = (id: string) => answerOf(api.domains.approve[':id'].$put(param(id)));
export const checkDomain = (id: string) => answerOf(api.domains[':id'].check.$post(param(id)));
export const deleteUpload = (id: string) => answerOf(api.upload[':id'].$delete(param(id)));
export const revokeInvite = (id: string) => answerOf(api.admin.invites[':id'].$delete(param(id)));

export function rejectDomain({ id, reason }: { id: string; reason: string }) {
  return answerOf(api.domains.reject[':id'].$put({ ...param(id), json: { reason } }));
}

export function changeUser(id: string, change: UserChange) {
  return answerOf(api.auth.users[':id'].$put({ ...param(id), json: change }));
}

/** The sentence for what happened. */
export async function deleteUser(id: string): Promise<string> {
  try {
    await answerOf(api.auth.users[':id'].$delete(param(id)));
    return 'User deleted successfully';
  } catch (failure) {
    const outcome = deleteOutcome(failure);
    if (outcome !== 'gone') throw outcome;
    return 'This user was deleted already';
  }
}
