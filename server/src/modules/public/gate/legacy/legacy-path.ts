const pathLengthMax = 1024;
const unstorable = /[\p{Cc}\p{Cs}]/u;
// No path has it: a browser keeps what follows to itself.
const hashMark = '#';

/**
 * A path as `legacy_links` has it, decoded; undefined where none is stored so. Several ways to encode an address
 * are one address.
 */
export function legacyPathOf(path: string): string | undefined {
  if (path.length > pathLengthMax * 3) return undefined;
  const decoded = decode(path);
  if (decoded === undefined || decoded.length > pathLengthMax) return undefined;
  if (decoded.length < 2 || unstorable.test(decoded) || decoded.includes(hashMark))
    return undefined;
  return decoded;
}

function decode(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

/** The form of a path whose last segment is a secret, which the database does not have in the clear. */
export function withHashedSecret(path: string): string {
  const slash = path.lastIndexOf('/') + 1;
  const hash = new Bun.CryptoHasher('sha256').update(path.slice(slash)).digest('hex');
  return `${path.slice(0, slash)}${hashMark}${hash}`;
}
