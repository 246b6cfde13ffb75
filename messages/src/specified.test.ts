import { expect, test } from 'bun:test';

import type { WebPart } from './catalogue.ts';
import { loadWebMessages } from './web-messages.ts';

// The sentences and labels that Perch was specified with. Clients, instructions and habits rely on them, so they stay
// word for word, in the case that they have, when the other messages are written anew.
const specified: Partial<Record<WebPart, Record<string, string>>> = {
  admin: {
    'admin.domains.approved': 'Domain approved successfully',
    'admin.domains.failedToApprove': 'Failed to approve domain',
    'admin.domains.noPending': 'No pending domains',
    'admin.failedToLoad': 'Failed to load admin data',
    'admin.files.deleteQuestion': 'Are you sure you want to delete this file?',
    'admin.files.deleted': 'File deleted successfully.',
    'admin.files.failedToDelete': 'Failed to delete file',
    'admin.overview.totalUploads': 'Total Uploads',
    'users.delete.deleted': 'User deleted successfully',
    'users.delete.failed': 'Failed to delete user',
    'users.delete.question':
      'Are you sure you want to delete this user? This action cannot be undone.',
    'users.pending.approved': 'User approved successfully',
    'users.pending.empty': 'No pending users',
    'users.pending.failedToApprove': 'Failed to approve user',
  },
  domains: {
    'domains.add.requested': 'Domain request submitted! Waiting for approval.',
    'domains.list.title': 'Your Domains',
  },
  general: {
    'accountFields.newPassword.different': 'New passwords do not match',
    'accountFields.newPassword.tooShort': 'New password must be at least 6 characters long',
    'accountFields.password.different': 'Passwords do not match',
    'accountFields.password.tooShort': 'Password must be at least 6 characters long',
    'clients.commands.sharex.downloaded': 'ShareX configuration downloaded!',
    'clients.notCopied': 'Failed to copy config',
    'clients.shareX.copyNamed': 'Copy ShareX Config',
    'clients.shareX.downloaded': 'ShareX configuration downloaded!',
    'clients.shareX.tile': 'ShareX Config',
    'controls.statuses.approved': 'Approved',
    'controls.statuses.pending': 'Pending',
    'controls.statuses.rejected': 'Rejected',
    'dashboard.quickActions.domains': 'Manage Domains',
    'dashboard.quickActions.upload': 'Upload Files',
    'dashboard.status.active': 'Active',
    'dashboard.status.title': 'Account Status',
    'dashboard.totalSize': 'Total Size',
    'dashboard.totalUploads': 'Total Uploads',
    'general.loading': 'Loading...',
    'general.unexplained': 'An error occurred. Please try again.',
    'layout.logout': 'Logout',
    'layout.pages.admin': 'Admin',
    'layout.pages.dashboard': 'Dashboard',
    'layout.pages.domains': 'Domains',
    'layout.pages.settings': 'Settings',
    'layout.pages.uploads': 'Uploads',
    'layout.pending.refresh': 'Refresh',
    'layout.pending.title': 'Account Pending',
    'layout.sessionExpired': 'Session expired. Please login again.',
    'layout.welcomeBack': 'Welcome back, robin',
    'transfers.outcomes.failed': 'Failed to upload report.txt',
    'transfers.outcomes.stored': 'report.txt uploaded successfully!',
    'uploads.actions.urlCopied': 'URL copied to clipboard!',
    'uploads.actions.urlNotCopied': 'Failed to copy URL',
    'uploads.deletion.deleted': 'File deleted successfully.',
    'uploads.deletion.failed': 'Failed to delete file',
    'uploads.deletion.question': 'Are you sure you want to delete this file?',
    'uploads.list.title': 'Your Uploads',
  },
  settings: {
    'apiAccess.token.copied': 'API token copied to clipboard!',
    'apiAccess.token.copyFailed': 'Failed to copy token',
    'security.password.changed': 'Password changed successfully!',
    'settings.debug.refresh': 'Refresh',
    'settings.profile.updated': 'Profile updated successfully!',
  },
  'sign-in': {
    'signIn.notApproved': 'Account not approved yet. Please wait for admin approval.',
    'signIn.register.waiting': 'Registration successful! You will be notified when approved.',
    'signIn.register.waitingTitle': 'Registration Successful!',
    'signIn.submitting': 'Signing in...',
    'signIn.succeeded': 'Login successful!',
    'signIn.toLogin': 'Go to Login',
    'signIn.unexplained': 'Login failed. Please check your credentials.',
  },
  tokens: {
    'tokens.copyFailed': 'Failed to copy token',
  },
};

const values = { count: 1, characters: 6, name: 'report.txt', username: 'robin' };

/** The message at `path`, written with the values. */
function write(messages: object, path: string): unknown {
  let found: unknown = messages;
  for (const key of path.split('.')) found = (found as Record<string, unknown>)[key];
  return typeof found === 'function' ? Reflect.apply(found, undefined, [values]) : found;
}

test.each(Object.entries(specified))(
  'what was specified for %s is said so',
  async (part, texts) => {
    const messages = await loadWebMessages('en', [part as WebPart]);
    const written = Object.keys(texts).map((path) => [path, write(messages, path)]);
    expect(Object.fromEntries(written)).toEqual(texts);
  },
);
