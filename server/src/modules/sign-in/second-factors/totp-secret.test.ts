import { expect, test } from 'bun:test';

import { openSecret } from '../../../installation/secret-key.ts';
import { openTotpSecret, sealTotpSecret } from './totp-secret.ts';

const key = await openSecret('a key of this installation, long enough', '/nowhere');
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

test('a sealed secret is opened for its account, and differs each time', () => {
  const sealed = sealTotpSecret(key, 'ann', secret);
  expect(openTotpSecret(key, 'ann', sealed)).toBe(secret);
  expect(sealed).not.toContain(secret);
  expect(Buffer.from(sealed, 'base64url').toString('latin1')).not.toContain(secret);
  expect(sealTotpSecret(key, 'ann', secret)).not.toBe(sealed);
});

test('neither another account nor another key opens it', async () => {
  const sealed = sealTotpSecret(key, 'ann', secret);
  expect(openTotpSecret(key, 'bob', sealed)).toBeUndefined();
  const other = await openSecret('another key, which is long enough too', '/nowhere');
  expect(openTotpSecret(other, 'ann', sealed)).toBeUndefined();
});

test('a changed or cut one is not opened', () => {
  const bytes = Buffer.from(sealTotpSecret(key, 'ann', secret), 'base64url');
  for (let index = 0; index < bytes.length; index += 1) {
    const changed = Buffer.from(bytes);
    changed.writeUInt8(changed.readUInt8(index) ^ 1, index);
    expect(openTotpSecret(key, 'ann', changed.toString('base64url'))).toBeUndefined();
    const cut = bytes.subarray(0, index).toString('base64url');
    expect(openTotpSecret(key, 'ann', cut)).toBeUndefined();
  }
  for (const text of ['', 'x', secret, '%%%']) {
    expect(openTotpSecret(key, 'ann', text)).toBeUndefined();
  }
});
