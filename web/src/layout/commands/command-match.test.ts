import { expect, test } from 'bun:test';

import { matchCommands } from './command-match.ts';

const pages = [
  { group: 'Pages', label: 'Uploads' },
  { group: 'Pages', label: 'Settings', keywords: 'account' },
  { group: 'Pages', label: 'All Uploads', isSearchOnly: true },
];
const labels = (typed: string, commands: Parameters<typeof matchCommands>[0] = pages) =>
  matchCommands(commands, typed).map(({ label }) => label);

test('where nothing is typed, all but the minor commands are shown', () => {
  expect(labels('')).toEqual(['Uploads', 'Settings']);
});

test('each typed word has to fit, in any order and any case', () => {
  expect(labels('UPL all')).toEqual(['All Uploads']);
  expect(labels('all settings')).toEqual([]);
  expect(labels('account')).toEqual(['Settings']);
});

test('a beginning goes before a part, and a part before scattered letters', () => {
  const commands = ['Reload', 'Set loud', 'Load', 'Landed on a roof'].map((label) => ({
    group: 'All',
    label,
  }));
  expect(labels('load', commands)).toEqual(['Load', 'Reload']);
  expect(labels('lnd', commands)).toEqual(['Landed on a roof']);
});

test('a slip of the fingers still finds the page, two letters alone do not', () => {
  expect(labels('stngs')).toEqual(['Settings']);
  expect(labels('st')).toEqual([]);
});

test('what the server has found is shown for that search only', () => {
  const file = { group: 'Files', label: 'straße.png', matchedQuery: 'strasse' };
  expect(labels('strasse', [file])).toEqual(['straße.png']);
  expect(labels('strassen', [file])).toEqual([]);
});

test('groups keep their order, and a long one is cut', () => {
  const many = Array.from({ length: 20 }, (_, index) => ({ group: 'Files', label: `up ${index}` }));
  const found = matchCommands([...many, ...pages], 'up');
  expect(found.filter(({ group }) => group === 'Files')).toHaveLength(8);
  expect(found.at(-1)?.label).toBe('All Uploads');
});

test('what means something in a regular expression is only text', () => {
  expect(labels('.*')).toEqual([]);
  expect(labels('a (1)', [{ group: 'Files', label: 'a (1).txt' }])).toEqual(['a (1).txt']);
});
