import { expect, test } from 'bun:test';

import { readLinkOutcome } from './link-outcome.ts';

test('a link that worked, and the reasons why one did not', () => {
  expect(readLinkOutcome('#linked')).toBe('linked');
  expect(readLinkOutcome('#error=provider_refused')).toBe('refused');
  expect(readLinkOutcome('#error=sign_in_expired')).toBe('expired');
  expect(readLinkOutcome('#error=provider_unavailable')).toBe('unavailable');
  expect(readLinkOutcome('#error=taken')).toBe('taken');
});

test('a code that is not known here is a failure all the same', () => {
  for (const code of ['of_a_later_version', '', 'constructor', '__proto__']) {
    expect(readLinkOutcome(`#error=${code}`)).toBe('other');
  }
});

test('other fragments say nothing', () => {
  for (const hash of ['', '#', '#token=linked', '#unlinked']) {
    expect(readLinkOutcome(hash)).toBeUndefined();
  }
});
