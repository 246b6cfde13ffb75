import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

import type { Secret } from '../../../installation/secret-key.ts';

const algorithm = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

type KeySource = Pick<Secret, 'derive'>;

/** The secret of an app for the database, encrypted for this account alone: base64url of nonce, text and tag. */
export function sealTotpSecret(key: KeySource, userId: string, secret: string): string {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv(algorithm, keyOf(key), nonce, { authTagLength: tagBytes });
  cipher.setAAD(Buffer.from(userId));
  const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, sealed, cipher.getAuthTag()]).toString('base64url');
}

/** The secret that was sealed with the same key for this account; undefined for anything else. */
export function openTotpSecret(key: KeySource, userId: string, sealed: string): string | undefined {
  const bytes = Buffer.from(sealed, 'base64url');
  if (bytes.length < nonceBytes + tagBytes) return undefined;
  const nonce = bytes.subarray(0, nonceBytes);
  const decipher = createDecipheriv(algorithm, keyOf(key), nonce, { authTagLength: tagBytes });
  decipher.setAAD(Buffer.from(userId));
  decipher.setAuthTag(bytes.subarray(-tagBytes));
  try {
    const text = bytes.subarray(nonceBytes, -tagBytes);
    return Buffer.concat([decipher.update(text), decipher.final()]).toString('utf8');
  } catch {
    // Another key, another account's row, or damaged.
    return undefined;
  }
}

/** 32 bytes, as HMAC-SHA-256 gives them. */
const keyOf = (key: KeySource) => Buffer.from(key.derive('totp', ''), 'base64url');
