import { expect, spyOn, test } from 'bun:test';

import { outcomeOf } from '../../../test/support/wait.ts';
import { OverloadError } from '../lib/errors.ts';
import { argon2id } from './hash-forms.ts';
import { commandLineClient, type PasswordClient } from './hashing-flows.ts';
import { createPasswords, decoyHash } from './passwords.ts';

const ann: PasswordClient = { address: '192.0.2.1', name: 'ann@example.org', isKnown: false };

test('knows a password again, and no other', async () => {
  const passwords = createPasswords();
  const hash = await passwords.hash('correct horse', commandLineClient);
  expect(hash).toStartWith('$argon2id$v=19$m=19456,t=2,p=1$');
  expect(await passwords.verify('correct horse', hash, ann)).toBe('current');
  expect(await passwords.verify('correct horsf', hash, ann)).toBe(false);
  expect(await passwords.verify('correct horse', undefined, ann)).toBe(false);
});

// One word, as a Mac's and as another keyboard writes it.
const [nfc, nfd] = ['Zürich-서울-Việt'.normalize('NFC'), 'Zürich-서울-Việt'.normalize('NFD')];

test.each([
  [nfc, nfd],
  [nfd, nfc],
  ['\u212B-password', 'A\u030A-password'],
])('a password set as %s is right typed as %s', async (set, typed) => {
  const passwords = createPasswords();
  const hash = await passwords.hash(set, commandLineClient);
  expect(await passwords.verify(typed, hash, ann)).toBe('current');
  expect(await passwords.verify(`${typed}\u0301`, hash, ann)).toBe(false);
  expect(await passwords.links.verify(typed, await passwords.links.hash(set))).toBe(true);
});

test('a password that earlier versions have hashed as typed is right as typed', async () => {
  const passwords = createPasswords();
  const hash = await Bun.password.hash(nfd, argon2id);
  expect(await passwords.verify(nfd, hash, ann)).toBe('outdated');
  expect(await passwords.links.verify(nfd, hash)).toBe(true);
  expect(await passwords.verify(nfc, hash, ann)).toBe(false);
  const ofAnother = await Bun.password.hash(nfc, { algorithm: 'bcrypt', cost: 4 });
  expect(await passwords.verify(nfd, ofAnother, ann)).toBe('outdated');
});

test('a wrong password is compared as often with an account as with none', async () => {
  const passwords = createPasswords();
  const hash = await passwords.hash('correct horse', commandLineClient);
  const compare = spyOn(Bun.password, 'verify');
  const compared = async (typed: string, present: string | undefined) => {
    compare.mockClear();
    expect(await passwords.verify(typed, present, ann)).toBe(false);
    return compare.mock.calls.length;
  };
  expect(await compared(nfd, hash)).toBe(2);
  expect(await compared(nfd, undefined)).toBe(2);
  expect(await compared(nfc, hash)).toBe(1);
  expect(await compared(nfc, undefined)).toBe(1);
  compare.mockRestore();
});

test('an absent hash is compared at the cost of a real one', async () => {
  const hash = await createPasswords().hash('correct horse', commandLineClient);
  const costOf = (text: string) => text.slice(0, text.indexOf(',p=1$'));
  expect(costOf(decoyHash)).toBe(costOf(hash));
  expect(decoyHash).toHaveLength(hash.length);
  expect(await Bun.password.verify('correct horse', decoyHash)).toBe(false);
});

test('the passwords of links are no passwords of accounts, and known again', async () => {
  const { links } = createPasswords();
  const hash = await links.hash('open sesame');
  expect(hash).toStartWith('$argon2id$v=19$m=19456,t=2,p=1$');
  expect(await links.verify('open sesame', hash)).toBe(true);
  expect(await links.verify('open sesami', hash)).toBe(false);
});

test('the files of a batch share the hash of their password, and those of others have none of it', async () => {
  const { links } = createPasswords();
  const make = spyOn(Bun.password, 'hash');
  const batch = await Promise.all(
    Array.from({ length: 200 }, () => links.hashForOwner('open sesame', 'ann')),
  );
  expect(new Set(batch).size).toBe(1);
  expect(make).toHaveBeenCalledTimes(1);
  make.mockRestore();
  const [hash = ''] = batch;
  expect(await links.verify('open sesame', hash)).toBe(true);
  const others = [
    await links.hashForOwner('open sesame', 'ben'),
    await links.hashForOwner('open sesami', 'ann'),
    // A changed password ends what was opened by the one before, also where it is the same again.
    await links.hash('open sesame'),
  ];
  expect(new Set([hash, ...others]).size).toBe(4);
});

test('a password that was refused in a full queue is hashed the next time', async () => {
  const { links } = createPasswords();
  const waiting = Array.from({ length: 49 }, (_, index) => links.hash(`waiting ${index}`));
  expect(await outcomeOf(links.hashForOwner('open sesame', 'ann'))).toThrow(OverloadError);
  await Promise.all(waiting);
  expect(await links.hashForOwner('open sesame', 'ann')).toStartWith('$argon2id$');
});

test('a sign-in does not wait behind visitors who try the passwords of links', async () => {
  const passwords = createPasswords();
  const hash = await passwords.links.hash('open sesame');
  const ended: string[] = [];
  const tries = Array.from({ length: 20 }, () =>
    passwords.links.verify('open', hash).then(() => ended.push('link')),
  );
  await passwords.verify('correct horse', undefined, ann).then(() => ended.push('sign-in'));
  expect(ended.length).toBeLessThan(12);
  await Promise.all(tries);
  expect(ended).toHaveLength(21);
});

test('more visitors than can wait are refused, and an owner goes on locking files', async () => {
  const { links } = createPasswords();
  const hash = await Bun.password.hash('open sesame', { algorithm: 'argon2id', memoryCost: 8 });
  const tries = Array.from({ length: 60 }, () => links.verify('open', hash));
  const owner = links.hash('another');
  const results = await Promise.allSettled(tries);
  const refused = results.filter(({ status }) => status === 'rejected');
  expect(refused).toHaveLength(60 - 49);
  expect(refused[0]).toMatchObject({ reason: { code: 'busy' } });
  expect(await owner).toStartWith('$argon2id$');
});
