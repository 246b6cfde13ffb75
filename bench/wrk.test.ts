import { expect, test } from 'bun:test';

import { rateIn } from './wrk.ts';

const fine = `  30 requests in 1.00s, 0.89MB read
Requests/sec:   2462.60
Transfer/sec:      0.89MB`;

test('the rate is what wrk prints, and failures make none', () => {
  expect(rateIn(fine)).toBe(2462.6);
  expect(() => rateIn(`  Non-2xx or 3xx responses: 30\n${fine}`)).toThrow('Non-2xx');
  expect(() => rateIn('unable to connect')).toThrow('unable to connect');
});
