import type { AccountStatus, Role, User } from '@perch/contract/users';

/** Something to do with an account, and what is asked before. */
export interface Change {
  label: string;
  question: string;
  json: { status: AccountStatus } | { role: Role };
}

export function changesFor({ username, status, role }: User): { access: Change; role: Change } {
  return {
    access:
      status === 'approved'
        ? {
            label: 'Suspend',
            question: `${username} can no longer use Perch until you let them in again. Their files and links stay.`,
            json: { status: 'pending' },
          }
        : {
            label: 'Let in',
            question: `${username} can sign in and upload.`,
            json: { status: 'approved' },
          },
    role:
      role === 'admin'
        ? {
            label: 'Make ordinary user',
            question: `${username} can no longer open the admin panel.`,
            json: { role: 'user' },
          }
        : {
            label: 'Make administrator',
            question: `${username} can approve, change and delete everybody's accounts, domains and files.`,
            json: { role: 'admin' },
          },
  };
}
