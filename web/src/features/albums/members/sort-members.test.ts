import { expect, test } from 'bun:test';

import { sortMembers } from './sort-members.ts';

const member = (id: string, originalName: string, day: number) => ({
  _id: id,
  originalName,
  createdAt: `2026-11-${String(day).padStart(2, '0')}T09:00:00.000Z`,
});
const members = [member('a', 'IMG 10', 3), member('b', 'img 9', 1), member('c', 'Ätna', 2)];
const text = (ids: readonly string[]) => ids.join('');

test('names are sorted as people read them, with their numbers', () => {
  expect(text(sortMembers(members, 'nameUp', 'de'))).toBe('cba');
  expect(text(sortMembers(members, 'nameDown', 'de'))).toBe('abc');
});

test('dates are sorted from either end', () => {
  expect(text(sortMembers(members, 'oldest', 'en'))).toBe('bca');
  expect(text(sortMembers(members, 'newest', 'en'))).toBe('acb');
});

test('members that are equal stay in their order', () => {
  const same = [member('y', 'one', 1), member('x', 'one', 1)];
  expect(text(sortMembers(same, 'nameUp', 'en'))).toBe('yx');
  expect(text(sortMembers(same, 'newest', 'en'))).toBe('yx');
});
