import { expect, test } from 'bun:test';

import { changeBetween, withChange } from './tags-change.ts';

test.each([
  [['a', 'b'], ['a', 'b', 'c'], { add: ['c'], remove: [] }],
  [['a', 'b'], ['b'], { add: [], remove: ['a'] }],
  [['Sea'], ['sea'], { add: [], remove: [] }],
  [['a'], ['b'], { add: ['b'], remove: ['a'] }],
])('from %j to %j is %j', (before, after, change) => {
  expect(changeBetween(before, after)).toEqual(change);
});

test('a change that is undone leaves the tags as they were', () => {
  const change = { add: ['c'], remove: ['a'] };
  const changed = withChange(['a', 'b'], change);
  expect(changed).toEqual(['b', 'c']);
  const undone = withChange(changed, { add: change.remove, remove: change.add });
  expect(undone.toSorted()).toEqual(['a', 'b']);
  expect(withChange(['C'], change)).toEqual(['C']);
});
