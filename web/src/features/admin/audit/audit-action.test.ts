import { expect, test } from 'bun:test';

import { auditActionLabel } from './audit-action.ts';

test('an action is written in words', () => {
  expect(auditActionLabel('user.approved')).toBe('User approved');
  expect(auditActionLabel('user.quota_changed')).toBe('User quota changed');
  expect(auditActionLabel('started')).toBe('Started');
});
