import { expect, test } from 'bun:test';

import { argon2id, isKnownHash, isOutdatedHash, verifyHash } from './hash-forms.ts';

// Made by PHP 8's password_hash, which bcryptjs and Python's bcrypt write alike but for the letter.
const ofPhp = '$2y$10$LSTTkrMsCTbQ3FfwzXhAv.CYrQybVR2zZoXfKDO4KEs.2R.m/c3Zm';

test('hashes of our own parameters are up to date, all others are not', async () => {
  expect(isOutdatedHash(await Bun.password.hash('secret', argon2id))).toBe(false);
  expect(isOutdatedHash(ofPhp)).toBe(true);
  const others = { algorithm: 'argon2id', memoryCost: 65_536, timeCost: 3 } as const;
  expect(isOutdatedHash(await Bun.password.hash('secret', others))).toBe(true);
});

test.each(['a', 'b', 'y'])('bcrypt of the form 2%s is verified', async (letter) => {
  const made = await Bun.password.hash('correct horse', { algorithm: 'bcrypt', cost: 4 });
  const hash = made.replace(/^\$2\w/, `$2${letter}`);
  expect(isKnownHash(hash)).toBe(true);
  expect(await verifyHash('correct horse', hash)).toBe(true);
  expect(await verifyHash('correct horsf', hash)).toBe(false);
});

test('of a long password bcrypt compares 72 bytes, as the programs do that made the hash', async () => {
  const first = 'ü'.repeat(36);
  const hash = await Bun.password.hash(first, { algorithm: 'bcrypt', cost: 4 });
  expect(await verifyHash(`${first}and more`, hash)).toBe(true);
  expect(await verifyHash('ü'.repeat(35), hash)).toBe(false);
});

test('argon2 of other parameters is verified', async () => {
  const hash = await Bun.password.hash('correct horse', {
    algorithm: 'argon2id',
    memoryCost: 64,
    timeCost: 3,
  });
  expect(isKnownHash(hash)).toBe(true);
  expect(await verifyHash('correct horse', hash)).toBe(true);
});

test.each([
  '',
  'secret',
  '5ebe2294ecd0e0f08eab7690d2a6ee69',
  '$2y$31$LSTTkrMsCTbQ3FfwzXhAv.CYrQybVR2zZoXfKDO4KEs.2R.m/c3Zm',
  '$2y$10$tooshort',
  '$argon2id$v=19$m=9999999,t=2,p=1$c29tZXNhbHRzb21l$aGFzaGhhc2hoYXNoaGFzaA',
  '$argon2id$v=19$m=65536,t=900,p=1$c29tZXNhbHRzb21l$aGFzaGhhc2hoYXNoaGFzaA',
  '$scrypt$ln=16,r=8,p=1$c2FsdA$aGFzaA',
])('%j is no hash that is taken over', (hash) => {
  expect(isKnownHash(hash)).toBe(false);
});

test.each(['', '!', 'secret', '$2y$10$tooshort'])('no password is that of %j', async (hash) => {
  expect(await verifyHash(hash, hash)).toBe(false);
});
