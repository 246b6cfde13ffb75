import { expect, test } from 'bun:test';

import type { User } from '@perch/contract/users';

import { loadMessages, showLanguage } from '../../../../language/messages.ts';
import { availableChanges, linkStatus } from './user-changes.ts';

await showLanguage({ locale: 'en', isChosen: false });
await loadMessages('admin');

const user: User = {
  _id: 'a',
  username: 'wren',
  email: 'wren@example.org',
  role: 'user',
  isAdmin: false,
  status: 'approved',
  createdAt: '2026-11-22T00:00:00.000Z',
  uploadCount: 3,
  storage: 3,
  quota: null,
  keepLinks: false,
};

test('an account in use has links that work, and is not let in', () => {
  const { letIn, links } = availableChanges(user);
  expect([letIn, links]).toEqual([undefined, undefined]);
  expect(linkStatus(user)).toBeUndefined();
});

test('the links of a suspended account are kept where they are stopped, and stopped where kept', () => {
  const suspended: User = { ...user, status: 'pending' };
  expect(availableChanges(suspended).letIn?.json).toEqual({ status: 'approved' });
  expect(availableChanges(suspended).links?.json).toEqual({ keepLinks: true });
  expect(linkStatus(suspended)).toBe('Stopped');
  const kept = { ...suspended, keepLinks: true };
  expect(availableChanges(kept).links?.json).toEqual({ keepLinks: false });
  expect(linkStatus(kept)).toBe('Working');
});

test('nothing is said of links that there are not, and those of a rejected account stay stopped', () => {
  const waiting: User = { ...user, status: 'pending', uploadCount: 0 };
  expect(availableChanges(waiting).links).toBeUndefined();
  expect(linkStatus(waiting)).toBeUndefined();
  const rejected: User = { ...user, status: 'rejected' };
  expect(availableChanges(rejected).links).toBeUndefined();
  expect(linkStatus(rejected)).toBe('Stopped');
});
