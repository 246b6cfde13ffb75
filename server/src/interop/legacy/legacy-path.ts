const pathLengthMax = 1024;
// PostgreSQL refuses to index more than 2700, and the host is beside it.
const pathBytesMax = 2048;
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
  return decoded !== undefined && isLegacyPath(decoded) ? decoded : undefined;
}

/** Whether a decoded path can be stored, and be asked for. */
export const isLegacyPath = (decoded: string): boolean =>
  decoded.length >= 2 &&
  decoded.length <= pathLengthMax &&
  !unstorable.test(decoded) &&
  !decoded.includes(hashMark) &&
  Buffer.byteLength(decoded) <= pathBytesMax;

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
