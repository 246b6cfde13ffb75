import { createFormats } from '../../formats.ts';

const { bytes, isolate, number, plural } = createFormats('en');

/** The admin panel's users: pending ones, all, and the page of one. */
export const users = {
  title: 'User',
  all: 'All users',
  empty: 'No users found',
  search: 'Search users...',
  loading: 'Loading users',
  user: 'User',
  status: 'Status',
  uploads: 'Uploads',
  storage: 'Storage',
  joined: 'Joined',
  admin: 'Admin',
  view: ({ name }: { name: string }) => `View ${isolate(name)}`,
  deleteNamed: ({ name }: { name: string }) => `Delete ${isolate(name)}`,
  nameAndEmail: ({ name, email }: { name: string; email: string }) =>
    `${isolate(name)} (${isolate(email)})`,
  pending: {
    title: 'Pending Users',
    label: 'Pending users',
    empty: 'No pending users',
    loading: 'Loading pending users',
    registered: 'Registered',
    select: ({ name }: { name: string }) => `Select ${isolate(name)}`,
    selectAll: 'Select all',
    approveSelected: ({ count }: { count: number }) => `Approve selected (${number(count)})`,
    approved: ({ count }: { count: number }) =>
      plural(count, { one: 'User approved successfully', other: '# users approved' }),
    failedToApprove: 'Failed to approve user',
  },
  reject: {
    title: 'Reject user',
    keeps: 'The registration is kept in the list of all users as rejected.',
    deletes: 'This deletes the registration. The same email can register again.',
    keep: 'Keep it as rejected, so that this email cannot register again',
    /** The account has no email. */
    withoutEmail: {
      deletes: 'This deletes the registration. The same username can register again.',
      keep: 'Keep it as rejected, so that this username cannot register again',
    },
    rejected: 'User rejected successfully',
    failed: 'Failed to reject user',
  },
  delete: {
    title: 'Delete user',
    question: 'Are you sure you want to delete this user? This action cannot be undone.',
    outcome: 'Their sessions, domains and files are deleted too.',
    deleted: 'User deleted successfully',
    alreadyDeleted: 'This user has already been deleted',
    notImplemented: 'Delete user endpoint not implemented',
    failed: 'Failed to delete user',
  },
  suspend: {
    title: 'Suspend',
    text: ({ name }: { name: string }) =>
      `${isolate(name)} can no longer use Perch until you let them in again.`,
    keepsLinks: 'Their files and domains remain available.',
    stopsLinks: 'Their files and domains are unavailable until then. Nothing is deleted.',
    keepLinks: 'Keep links working',
  },
  account: {
    loading: 'Loading the user',
    failed: 'This user could not be loaded',
    email: 'Email',
    role: 'Role',
    roleAdmin: 'Administrator',
    roleUser: 'User',
    storageOf: ({ usedBytes, maxBytes }: { usedBytes: number; maxBytes: number }) =>
      `${bytes(usedBytes)} of ${bytes(maxBytes)}`,
    links: 'Links',
    linksWorking: 'Working',
    linksStopped: 'Stopped',
    changed: 'User changed successfully',
    failedToChange: 'Failed to change user',
  },
  changes: {
    letIn: {
      label: 'Let in',
      question: ({ name }: { name: string }) => `${isolate(name)} can sign in and upload.`,
    },
    makeUser: {
      label: 'Make ordinary user',
      question: ({ name }: { name: string }) =>
        `${isolate(name)} can no longer open the admin panel.`,
    },
    makeAdmin: {
      label: 'Make administrator',
      question: ({ name }: { name: string }) =>
        `${isolate(name)} can approve, change and delete the accounts, domains and files of all users.`,
    },
    stopLinks: {
      label: 'Stop links',
      question: ({ name }: { name: string }) =>
        `The files and domains of ${isolate(name)} are unavailable until you let them in again. Nothing is deleted.`,
    },
    keepLinks: {
      label: 'Keep links working',
      question: ({ name }: { name: string }) =>
        `The files and domains of ${isolate(name)} are available again, although the account stays suspended.`,
    },
  },
  quota: {
    label: 'Quota',
    none: 'No limit',
    default: ({ defaultBytes }: { defaultBytes: number }) => `${bytes(defaultBytes)} (default)`,
    // The examples are given: the field takes these units in every language.
    invalid: ({ first, second }: { first: string; second: string }) =>
      `Enter a size such as ${first} or ${second}`,
    save: 'Save quota',
    saved: 'Quota saved',
    failed: 'Failed to save the quota',
  },
};
