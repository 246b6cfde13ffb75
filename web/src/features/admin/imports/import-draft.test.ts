import { expect, test } from 'bun:test';

import {
  configuredDatabase,
  draftOf,
  newDraft,
  optionsOf,
  withUsualLocations,
} from './import-draft.ts';

const places = {
  folders: ['.', 'a', 'a/uploads', 'chibi', 'chibi/uploads', 'old/storage'],
  databases: ['a/other.db', 'chibi/database.sqlite'],
  databaseUrl: null,
};

test('the product whose database lies there is chosen, with the folder beside it', () => {
  const draft = newDraft(places);
  expect(draft).toMatchObject({
    source: 'chibisafe',
    database: 'chibi/database.sqlite',
    files: 'chibi/uploads',
  });
  const zipline = newDraft({ ...places, databases: [], databaseUrl: 'postgres://db/zipline' });
  expect(zipline).toMatchObject({ source: 'zipline3', database: configuredDatabase });
  expect(newDraft({ folders: [], databases: [], databaseUrl: null })).toMatchObject({
    source: 'xbackbone',
    database: '',
    files: '',
  });
});

test('another product has its own places, and nothing is guessed among several databases', () => {
  const draft = withUsualLocations({ ...newDraft(places), source: 'pingvin' }, places);
  expect(draft).toMatchObject({ source: 'pingvin', database: '', files: '' });
});

test('typed texts become options, and options the form again', () => {
  const draft = { ...newDraft(places), hosts: ' a.example.com, b.example.com ', owner: ' ann ' };
  const options = optionsOf(draft);
  expect(options).toMatchObject({
    hosts: ['a.example.com', 'b.example.com'],
    owner: 'ann',
    fileRoute: null,
  });
  expect(options).not.toHaveProperty('ignoreColumns');
  expect(optionsOf({ ...draft, ignoreColumns: ' Share.isPrivate, locked ' })).toMatchObject({
    ignoreColumns: ['Share.isPrivate', 'locked'],
  });
  const ignoreColumns = ['Share.isPrivate', 'locked'];
  for (const more of [{}, { ignoreColumns }]) {
    const chosen = { ...options, database: null, ...more };
    expect(optionsOf(draftOf(chosen))).toEqual(chosen);
  }
});
