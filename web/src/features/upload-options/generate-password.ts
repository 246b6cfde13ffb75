// Without those that look alike: people read passwords to each other. A power of two is left, so each is as likely.
const letters = 'abcdefghijkmnpqrstuvwxyzACDEFGHJKLMNPQRSTUVWXYZ23456789@#%+=?!-*';
const length = 20;

/** A password of 120 random bits. */
export function generatePassword(): string {
  const random = crypto.getRandomValues(new Uint8Array(length));
  return Array.from(random, (byte) => letters.charAt(byte % letters.length)).join('');
}
