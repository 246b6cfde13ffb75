import { createHash } from 'node:crypto';

import { isId, randomBase62 } from '../../../lib/random.ts';

// perch_<id, 16>_<secret, 43>_<checksum, 6>, all of it base62: one double click selects it, programs that look for
// secrets in source code find it, and a mistyped one is refused without a look into the database.
const form = /^perch_([0-9A-Za-z]{16})_[0-9A-Za-z]{43}_[0-9A-Za-z]{6}$/;
const checksumLength = 6;
// 256 random bits.
const secretLength = 43;

const base62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** CRC-32 as six characters. */
function checksumOf(text: string): string {
  let rest = Bun.hash.crc32(text);
  let checksum = '';
  for (let length = 0; length < checksumLength; length += 1) {
    checksum = base62.charAt(rest % 62) + checksum;
    rest = Math.floor(rest / 62);
  }
  return checksum;
}

/** A new token for the row with this id, as clients send it. */
export function newTokenSecret(id: string): string {
  const text = `perch_${id}_${randomBase62(secretLength)}`;
  return `${text}_${checksumOf(text)}`;
}

/** Whether a bearer token is meant as a token with a name, also a wrong one. */
export const isNamedToken = (token: string) => token.startsWith('perch_');

/** The id in a token; undefined where its form or its checksum is wrong. */
export function tokenIdIn(token: string): string | undefined {
  const id = form.exec(token)?.[1];
  if (id === undefined || !isId(id)) return undefined;
  const text = token.slice(0, -checksumLength - 1);
  return token.endsWith(`_${checksumOf(text)}`) ? id : undefined;
}

/** SHA-256 of a token, hexadecimal. Only this hash is stored. */
export const hashOfToken = (token: string) => createHash('sha256').update(token).digest('hex');
