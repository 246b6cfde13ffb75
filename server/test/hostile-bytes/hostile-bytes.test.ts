// @slow @long

import { expect, test } from 'bun:test';

import { type Attack, attackParsers } from '../../../test/support/hostile/attack-parsers.ts';
import { outcomeOf } from '../../../test/support/wait.ts';

const runs = Number(process.env['PROPERTY_RUNS'] ?? 500);
const seed = Number(process.env['PROPERTY_SEED'] ?? 1);

test('no parser takes more steps for hostile bytes than their length allows', async () => {
  const attacks: Attack[] = await attackParsers({ runs, seed });
  expect(attacks.map(({ parser }) => parser)).toEqual([
    'part header',
    'form',
    'form with the longest boundary',
    'Content-Type',
    'chunk fields',
    'Range',
    'HTTP date',
    'file name',
    'file type',
    'WebP',
    'colour profile',
    'metadata of pictures and films',
    'domain name',
    'tus metadata',
    'X-Forwarded-For',
  ]);
  for (const { inputs, bytes } of attacks) {
    expect(inputs).toBeGreaterThanOrEqual(runs);
    expect(bytes).toBeGreaterThan(inputs);
  }
});

test.each([
  ['one that begins again', /More than \d+ steps/],
  ['one that goes back', /More than \d+ steps/],
  ['one that copies', /More than \d+ steps/],
  ['one that throws', /URIError|URI error/],
  ['one that hangs', /ended with SIG(KILL|XCPU)/],
])('of the parsers %s is found', async (name, finding) => {
  const attack = attackParsers({ runs: 500, names: [name], processorSeconds: 2 });
  expect(await outcomeOf(attack)).toThrow(finding);
});
