import { randomFillSync } from 'node:crypto';

const base62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
// The largest multiple of 62 in a byte; taking higher values modulo 62 would favour the first characters.
const unbiasedLimit = 248;

// Many bytes cost hardly more than a few.
const pool = Buffer.alloc(4096);
let used = pool.length;

function randomByte(): number {
  if (used === pool.length) {
    randomFillSync(pool);
    used = 0;
  }
  const byte = pool.readUInt8(used);
  pool[used] = 0;
  used += 1;
  return byte;
}

/** `length` characters 0-9A-Za-z from a cryptographic source, 5.95 bits each. */
export function randomBase62(length: number): string {
  let text = '';
  while (text.length < length) {
    const byte = randomByte();
    if (byte < unbiasedLimit) text += base62.charAt(byte % 62);
  }
  return text;
}

const idLength = 16;
const idPattern = /^[0-9A-Za-z]{16}$/;

/** An id for a new row: 95 random bits. */
export const newId = () => randomBase62(idLength);

const timeLength = 8;

/**
 * An id for a row of a table that grows by the second: the time, in milliseconds since 1970, and 47 random bits. Rows that are
 * written one after the other lie together in the indexes that it is a part of, and share pages.
 */
export function newOrderedId(time: number): string {
  let digits = '';
  // Times before 1970 come first.
  let rest = Math.max(0, Math.trunc(time));
  for (let digit = 0; digit < timeLength; digit += 1) {
    digits = base62.charAt(rest % 62) + digits;
    rest = Math.trunc(rest / 62);
  }
  return digits + randomBase62(idLength - timeLength);
}

/** Whether `text` has the form of an id; if not, no query is needed to answer `not_found`. */
export const isId = (text: string) => idPattern.test(text);
