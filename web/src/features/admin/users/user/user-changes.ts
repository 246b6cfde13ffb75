import type { AccountStatus, Role, User } from '@perch/contract/users';

import { m } from '../../../../language/messages.ts';

/** A change of an account; `m.users.changes` has the question that confirms it. */
export interface Change {
  kind: 'letIn' | 'makeUser' | 'makeAdmin' | 'stopLinks' | 'keepLinks';
  json: { status: AccountStatus } | { role: Role } | { keepLinks: boolean };
}

interface Changes {
  /** Undefined for an approved account, which can be suspended instead. */
  letIn: Change | undefined;
  /** Only for a suspended account with files. */
  links: Change | undefined;
  role: Change;
}

/** The changes that an administrator can make to the account now. */
export function availableChanges(user: User): Changes {
  const { status, role } = user;
  return {
    letIn: status === 'approved' ? undefined : { kind: 'letIn', json: { status: 'approved' } },
    links: status === 'pending' && user.uploadCount > 0 ? linksChange(user) : undefined,
    role:
      role === 'admin'
        ? { kind: 'makeUser', json: { role: 'user' } }
        : { kind: 'makeAdmin', json: { role: 'admin' } },
  };
}

function linksChange({ keepLinks }: User): Change {
  return keepLinks
    ? { kind: 'stopLinks', json: { keepLinks: false } }
    : { kind: 'keepLinks', json: { keepLinks: true } };
}

/** Whether the links of a suspended account work; undefined for an approved one or without files. */
export function linkStatus({ status, uploadCount, keepLinks }: User): string | undefined {
  if (status === 'approved' || uploadCount === 0) return undefined;
  return keepLinks ? m.users.account.linksWorking : m.users.account.linksStopped;
}
