import { randomBytes } from 'node:crypto';

const base62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
// The largest multiple of 62 in a byte: values above it would favour the first characters.
const fairLimit = 248;

/** Text of `length` characters 0-9A-Za-z from a cryptographic source; 5.95 bits a character. */
export function randomBase62(length: number): string {
  let text = '';
  while (text.length < length) {
    for (const byte of randomBytes(length * 2)) {
      if (byte < fairLimit && text.length < length) text += base62.charAt(byte % 62);
    }
  }
  return text;
}

const idLength = 16;
const idForm = /^[0-9A-Za-z]{16}$/;

/** A new record's id: 95 random bits. */
export const newId = () => randomBase62(idLength);

/** Whether `text` could be an id at all; anything else is unknown without a look-up. */
export const isId = (text: string) => idForm.test(text);
