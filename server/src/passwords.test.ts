import { expect, test } from 'bun:test';

import { createPasswords } from './passwords.ts';

test('knows a password again, and no other', async () => {
  const passwords = createPasswords();
  const hash = await passwords.hash('correct horse');
  expect(hash).toStartWith('$argon2id$v=19$m=19456,t=2,p=1$');
  expect(await passwords.matches('correct horse', hash)).toBe(true);
  expect(await passwords.matches('correct horsf', hash)).toBe(false);
  expect(await passwords.matches('correct horse', undefined)).toBe(false);
});

test('refuses when more than twenty are waiting, and works on afterwards', async () => {
  const passwords = createPasswords();
  const attempts = await Promise.allSettled(
    Array.from({ length: 30 }, () => passwords.hash('correct horse')),
  );
  const refused = attempts.filter(({ status }) => status === 'rejected');
  expect(refused).toHaveLength(8);
  expect(refused[0]).toMatchObject({ reason: { code: 'busy', retryAfterSeconds: 2 } });
  expect(await passwords.hash('correct horse')).toStartWith('$argon2id$');
});
