import { expect, test } from 'bun:test';

import { loadMessages, showLanguage } from '../../../language/messages.ts';
import { auditActionLabel } from './audit-action.ts';

await showLanguage({ locale: 'en', isChosen: false });
await loadMessages('admin');

test('an action is written in words', () => {
  expect(auditActionLabel('user.approved')).toBe('User approved');
  expect(auditActionLabel('user.quota_changed')).toBe('User quota changed');
  expect(auditActionLabel('started')).toBe('Started');
});

test('an action of another version is written in its own words', () => {
  expect(auditActionLabel('user.quota_raised')).toBe('User quota raised');
  expect(auditActionLabel('constructor')).toBe('Constructor');
});
