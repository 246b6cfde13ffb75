import { expect, test } from 'bun:test';

import { loadMessages, showLanguage } from '../../../language/messages.ts';
import { accountIssues } from './account-issues.ts';

await showLanguage({ locale: 'en', isChosen: false });
await loadMessages('settings');

const fine = { email: 'robin@nest.dev', role: 'user', isAdmin: false };

test('an ordinary account has no issues', () => {
  expect(accountIssues(fine)).toEqual([]);
});

test.each([
  'robin@example.org',
  'robin@mail.example.com',
  'test@nest.dev',
  'user1@nest.dev',
  'robin@localhost',
  'robin@nest.test',
])('%s looks like a placeholder', (email) => {
  expect(accountIssues({ ...fine, email })).toEqual([
    `The email ${email} looks like a placeholder.`,
  ]);
});

test.each(['tester@nest.dev', 'robin@example-shop.org', 'robin@testing.com'])(
  '%s does not',
  (email) => {
    expect(accountIssues({ ...fine, email })).toEqual([]);
  },
);

test('a user with neither a role nor an admin flag is an issue, with one of them not', () => {
  expect(accountIssues({ email: fine.email })).toEqual([
    'The user has neither a role nor an admin flag.',
  ]);
  expect(accountIssues({ email: fine.email, isAdmin: false })).toEqual([]);
  expect(accountIssues({ email: fine.email, role: 'user' })).toEqual([]);
});
