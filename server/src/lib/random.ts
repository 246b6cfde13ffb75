import { randomBytes } from 'node:crypto';

const base62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
// The largest multiple of 62 in a byte; taking higher values modulo 62 would favour the first characters.
const unbiasedLimit = 248;

/** `length` characters 0-9A-Za-z from a cryptographic source, 5.95 bits each. */
export function randomBase62(length: number): string {
  let text = '';
  while (text.length < length) {
    for (const byte of randomBytes(length * 2)) {
      if (byte < unbiasedLimit && text.length < length) text += base62.charAt(byte % 62);
    }
  }
  return text;
}

const idLength = 16;
const idPattern = /^[0-9A-Za-z]{16}$/;

/** An id for a new row: 95 random bits. */
export const newId = () => randomBase62(idLength);

/** Whether `text` has the form of an id; if not, no query is needed to answer `not_found`. */
export const isId = (text: string) => idPattern.test(text);
