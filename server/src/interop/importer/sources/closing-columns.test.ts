import { expect, test } from 'bun:test';

import { AppError } from '../../../lib/errors.ts';
import { refuseClosingColumns } from './closing-columns.ts';

/** The sentence about a table `File` with these columns; undefined: it is let through. */
function refusalOf(columns: readonly string[], ignored: readonly string[] = []) {
  const known = new Set(['id', 'uploadLocked', 'active']);
  try {
    refuseClosingColumns('Product 2', [{ name: 'File', columns, known }], ignored);
    return undefined;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return error.message;
  }
}

test.each([
  'isPrivate',
  'private',
  'PRIVATE_UNTIL',
  'restrictToRecipients',
  'is_restricted',
  'lockedAt',
  'locked_at',
  'isLocked',
  'disabled',
  'DisabledBy',
  'is_active',
  'inactive',
  'isActivated',
  'activatedAt',
])('%s may close something', (column) => {
  const sentence = refusalOf(['id', column]);
  expect(sentence).toStartWith('Product 2 may have closed something');
  expect(sentence).toContain(`: ${column} of File. `);
  expect(sentence).toEndWith(`add --ignore-column File.${column}.`);
});

test.each(['id', 'uploadLocked', 'active', 'name', 'createdAt', 'views', 'favorite', 'anonymous'])(
  '%s is let through',
  (column) => {
    expect(refusalOf([column])).toBeUndefined();
  },
);

test('a column is passed over by its name, or by that with its table, and no other is', () => {
  const columns = ['lockedAt', 'isPrivate'];
  expect(refusalOf(columns, ['lockedAt', 'File.isPrivate'])).toBeUndefined();
  expect(refusalOf(columns, ['lockedAt', 'Share.isPrivate', 'private'])).toContain(
    ': isPrivate of File. ',
  );
});

test('many names, long ones and those of strange characters stay one sentence', () => {
  const many = Array.from({ length: 2000 }, (_, index) => `lock${index}`);
  const sentence = refusalOf([`lock\n\u001B[2J${'x'.repeat(5000)}`, ...many]) ?? '';
  expect(sentence.length).toBeLessThan(1000);
  expect(sentence).not.toMatch(/\p{Cc}/u);
  expect(sentence).toContain('lock0 of File');
});
