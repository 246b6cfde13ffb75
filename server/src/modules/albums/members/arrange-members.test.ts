import { expect, test } from 'bun:test';

import { arrangeMembers } from './arrange-members.ts';

test('members that are ordered take the places that they have together, and all others stay', () => {
  // Places are numbers: the tenth is behind the second.
  const members = Array.from({ length: 12 }, (_, index) => ({
    id: `member ${index + 1}`,
    position: index + 1,
  }));
  const order = ['member 12', 'member 10', 'member 9', 'member 2'];
  expect(arrangeMembers(members, { add: [], remove: [], order })).toEqual({
    removed: [],
    added: [],
    moved: [
      { id: 'member 2', position: 12 },
      { id: 'member 9', position: 10 },
      { id: 'member 10', position: 9 },
      { id: 'member 12', position: 2 },
    ],
  });
});
