import { expect, test } from 'bun:test';

import { sentenceOfAction } from './audit-action.ts';

test('an action is written in words', () => {
  expect(sentenceOfAction('user.approved')).toBe('User approved');
  expect(sentenceOfAction('user.quota_changed')).toBe('User quota changed');
  expect(sentenceOfAction('started')).toBe('Started');
});
