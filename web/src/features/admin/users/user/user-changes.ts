import type { AccountStatus, Role, User } from '@perch/contract/users';

/** A change of an account, with the question that confirms it. */
export interface Change {
  label: string;
  question: string;
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
  const { username, status, role } = user;
  return {
    letIn:
      status === 'approved'
        ? undefined
        : {
            label: 'Let in',
            question: `${username} can sign in and upload.`,
            json: { status: 'approved' },
          },
    links: status === 'pending' && user.uploadCount > 0 ? linksChange(user) : undefined,
    role:
      role === 'admin'
        ? {
            label: 'Make ordinary user',
            question: `${username} can no longer open the admin panel.`,
            json: { role: 'user' },
          }
        : {
            label: 'Make administrator',
            question: `${username} can approve, change and delete the accounts, domains and files of all users.`,
            json: { role: 'admin' },
          },
  };
}

function linksChange({ username, keepLinks }: User): Change {
  return keepLinks
    ? {
        label: 'Stop links',
        question: `The files and domains of ${username} cannot be reached until you let them in again. Nothing is deleted.`,
        json: { keepLinks: false },
      }
    : {
        label: 'Keep links working',
        question: `The files and domains of ${username} can be reached again, although the account stays suspended.`,
        json: { keepLinks: true },
      };
}

/** Whether the links of a suspended account work; undefined for an approved one or without files. */
export function linkStatus({ status, uploadCount, keepLinks }: User): string | undefined {
  if (status === 'approved' || uploadCount === 0) return undefined;
  return keepLinks ? 'Working' : 'Stopped';
}
