import { expect, test } from 'bun:test';

import { loadMessages, showLanguage } from '../../../language/messages.ts';
import { domainWith } from '../../../ui/domain/domain-fixture.ts';
import { pointingRecords } from './pointing-records.ts';

await showLanguage({ locale: 'en', isChosen: false });
await loadMessages('domains');

const recordsOf = (domain: string, pointTo: string[]) => {
  const { advice, records } = pointingRecords(domainWith({ domain }, { pointTo }));
  return { advice, records: records.map(({ type, value }) => `${type} ${value}`) };
};

test('addresses are A and AAAA records for every name', () => {
  expect(recordsOf('wren.example', ['192.0.2.1'])).toEqual({
    advice: 'Point it here with an A record.',
    records: ['A 192.0.2.1'],
  });
  expect(recordsOf('files.wren.example', ['192.0.2.1', '2001:db8::1'])).toEqual({
    advice: 'Point it here with A and AAAA records.',
    records: ['A 192.0.2.1', 'AAAA 2001:db8::1'],
  });
  expect(recordsOf('wren.example', ['192.0.2.1', '192.0.2.2']).advice).toBe(
    'Point it here with A records.',
  );
});

test('a server that has only a name is a CNAME, except for a name as it was registered', () => {
  const below = recordsOf('files.wren.example', ['perch.example']);
  expect(below.records).toEqual(['CNAME perch.example']);
  expect(below.advice).toContain('A and AAAA records with the addresses of perch.example');
  const registered = recordsOf('wren.example', ['perch.example']);
  expect(registered.records).toEqual(['ALIAS perch.example']);
  expect(registered.advice).toContain('with an ALIAS record');
});

test('where there are both, a name as it was registered has only the addresses', () => {
  const pointTo = ['192.0.2.1', 'perch.example', 'second.example'];
  expect(recordsOf('wren.example', pointTo)).toEqual({
    advice: 'Point it here with an A record.',
    records: ['A 192.0.2.1'],
  });
  const below = recordsOf('files.wren.example', pointTo);
  expect(below.records).toEqual(['CNAME perch.example', 'A 192.0.2.1']);
  expect(below.advice).toStartWith('Point it here with either the CNAME record alone or an A');
});
