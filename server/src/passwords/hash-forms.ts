// OWASP's parameters for argon2id. Each hash takes 19 MiB, which is why concurrency is bounded.
export const argon2id = { algorithm: 'argon2id', memoryCost: 19456, timeCost: 2 } as const;

const ownPrefix = `$argon2id$v=19$m=${argon2id.memoryCost},t=${argon2id.timeCost},p=1$`;
const bcrypt = /^\$2[aby]\$(\d\d)\$[./0-9A-Za-z]{53}$/;
const argon2 =
  /^\$argon2(?:id|i|d)\$v=19\$m=(\d{1,7}),t=(\d{1,3}),p=(\d{1,2})\$[+/0-9A-Za-z]{11,86}\$[+/0-9A-Za-z]{16,86}$/;

// bcrypt reads no more; Bun hashes longer passwords first, which no other program does.
const bcryptBytesMax = 72;
// What signing in once may cost: about half a second of a processor, and 256 MiB.
const bcryptCostMax = 13;
const memoryKiBMax = 262_144;
const passesMax = 12;
const lanesMax = 16;

/** In the place of a hash that cannot be verified: it fits no password. */
export const lockedHash = '!';

/** Whether an imported hash has a form that can be verified, at a cost that a sign-in may have. */
export function isKnownHash(hash: string): boolean {
  const [, cost] = bcrypt.exec(hash) ?? [];
  if (cost !== undefined) return Number(cost) >= 4 && Number(cost) <= bcryptCostMax;
  const [, memory, passes, lanes] = argon2.exec(hash) ?? [];
  if (memory === undefined) return false;
  const isBounded = Number(memory) <= memoryKiBMax && Number(passes) <= passesMax;
  return isBounded && Number(lanes) <= lanesMax;
}

/** Whether a hash was made by another program, or with other parameters than today's. */
export const isOutdatedHash = (hash: string): boolean => !hash.startsWith(ownPrefix);

/** Compares a password with a hash of any form that `isKnownHash` knows; false with anything else. */
export async function verifyHash(password: string, hash: string): Promise<boolean> {
  if (argon2.test(hash)) return Bun.password.verify(password, hash);
  if (!bcrypt.test(hash)) return false;
  return Bun.password.verify(Buffer.from(password).subarray(0, bcryptBytesMax), hash);
}
