import { expect, test } from 'bun:test';

import { locales } from '@perch/contract/text/locales';
import { serverMessages } from '@perch/messages/server-messages';

import { type CheckFailure, checkReason, storedFailure } from './check-failure.ts';

const inEnglish = (stored: string) => checkReason(stored, serverMessages('en'));
const address = '192.0.2.1';

const failures: [CheckFailure, string][] = [
  [{ key: 'txtMissing' }, 'TXT record not found'],
  [{ key: 'txtDifferent' }, 'TXT record has another value'],
  [{ key: 'addressMissing' }, 'A, AAAA or CNAME record not found'],
  [
    { key: 'pointsElsewhere', found: address, expected: '192.0.2.2, 2001:db8::1' },
    'points to 192.0.2.1, expected 192.0.2.2, 2001:db8::1',
  ],
  [
    { key: 'pointsUnexpectedly', found: address },
    'points to 192.0.2.1, but this server’s addresses are unknown',
  ],
  [{ key: 'noAddress' }, 'there is no address to connect to'],
  [{ key: 'unreachable', addresses: '10.0.0.1' }, '10.0.0.1 cannot be reached from the internet'],
  [{ key: 'cnameLoop' }, 'its CNAMEs form a loop'],
  [{ key: 'tooManyCnames', max: 5 }, 'more than 5 CNAMEs in a row'],
  [{ key: 'nameServersSilent', seconds: 3 }, 'the name servers did not answer within 3 seconds'],
  [{ key: 'nameServersUnreachable' }, 'the name servers cannot be reached'],
  [{ key: 'nameServersAnswered', code: 'SERVFAIL' }, 'the name servers answered SERVFAIL'],
  [
    { key: 'ownNameNotFound', name: 'perch.example', why: '{"key":"cnameLoop"}' },
    'this server’s own name perch.example cannot be resolved: its CNAMEs form a loop',
  ],
  [{ key: 'foreignAnswer', address }, '192.0.2.1 answers, but it is not this server'],
  [{ key: 'addressSilent', address, seconds: 5 }, '192.0.2.1 did not answer within 5 seconds'],
  [{ key: 'portClosed', address, port: 443 }, '192.0.2.1 does not answer on port 443'],
  [
    { key: 'certificateInvalid', detail: 'certificate has expired' },
    'the certificate is not valid: certificate has expired',
  ],
  [{ key: 'certificateMissing' }, 'certificate not yet issued'],
];

test.each(failures)('%j is stored without a language and read as %p', (failure, reason) => {
  const stored = storedFailure(failure);
  expect(inEnglish(stored)).toBe(reason);
  for (const locale of locales) {
    const read = checkReason(stored, serverMessages(locale));
    expect(read).not.toMatch(/^\s*$|[{}]|undefined/);
    if ('address' in failure) expect(read).toContain(address);
  }
});

test.each([
  '',
  'TXT record not found',
  '{',
  '{"key":"of a later version"}',
  '{"key":"pointsElsewhere"}',
])('%p, which is of no version like this one, is shown as it is', (stored) => {
  expect(inEnglish(stored)).toBe(stored);
});
