import { expect, test } from 'bun:test';

import { linkTokenState, readLinkToken } from './link-token.ts';

const place = { hash: '', search: '', state: null };

test('the token of a link is behind the #, or in the query of an earlier one', () => {
  expect(readLinkToken('setup', { ...place, hash: '#setup=abc_-1' })).toEqual({
    token: 'abc_-1',
    isShown: true,
    search: '',
  });
  const search = '?setup=abc&next=%2Fuploads';
  expect(readLinkToken('setup', { ...place, search })).toEqual({
    token: 'abc',
    isShown: true,
    search: '?next=%2Fuploads',
  });
  expect(readLinkToken('setup', { hash: '#setup=new', search, state: null }).token).toBe('new');
});

test('a token that was taken out of the address is found again, and only under its name', () => {
  const state = linkTokenState('invite', 'abc');
  const kept = { token: 'abc', isShown: false, search: '?next=%2F' };
  expect(readLinkToken('invite', { ...place, search: '?next=%2F', state })).toEqual(kept);
  expect(readLinkToken('setup', { ...place, state }).token).toBeUndefined();
});

test('where there is no token there is none', () => {
  for (const state of [null, undefined, 'text', 1, { linkTokens: null }, { linkTokens: [] }]) {
    for (const hash of ['', '#', '#content', '#token']) {
      const { token } = readLinkToken('token', { hash, search: '', state });
      expect(token).toBeUndefined();
    }
  }
  const kept = linkTokenState('token', 'old');
  expect(readLinkToken('token', { ...place, hash: '#token=', state: kept }).token).toBeUndefined();
});
