import { expect, test } from 'bun:test';

import { isFromProvider, readArrival } from './arrival.ts';

test('the fragment says what brought the browser here', () => {
  expect(readArrival('#code=abc_-1')).toEqual({ kind: 'code', value: 'abc_-1' });
  expect(readArrival('#error=provider_refused')).toEqual({
    kind: 'error',
    value: 'provider_refused',
  });
  expect(readArrival('#link=a%2Bb')).toEqual({ kind: 'link', value: 'a+b' });
});

test('any other fragment, and one without a value, says nothing', () => {
  for (const hash of ['', '#', '#code', '#code=', '#link=&error=', '#content', '#token=abc']) {
    expect(readArrival(hash)).toBeUndefined();
  }
});

test('a link of the command line does not come from a provider', () => {
  expect(isFromProvider({ kind: 'code', value: 'a' })).toBe(true);
  expect(isFromProvider({ kind: 'error', value: 'a' })).toBe(true);
  expect(isFromProvider({ kind: 'link', value: 'a' })).toBe(false);
});
