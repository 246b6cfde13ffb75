import { expect, test } from 'bun:test';

import { commandLineClient, type PasswordClient } from './hashing-flows.ts';
import { createPasswords } from './passwords.ts';

const ann: PasswordClient = { address: '192.0.2.1', account: 'ann@example.org', isKnown: false };

test('knows a password again, and no other', async () => {
  const passwords = createPasswords();
  const hash = await passwords.hash('correct horse', commandLineClient);
  expect(hash).toStartWith('$argon2id$v=19$m=19456,t=2,p=1$');
  expect(await passwords.verify('correct horse', hash, ann)).toBe(true);
  expect(await passwords.verify('correct horsf', hash, ann)).toBe(false);
  expect(await passwords.verify('correct horse', undefined, ann)).toBe(false);
});
