const pathLengthMax = 1024;
// PostgreSQL refuses to index more than 2700, which the host is part of.
const pathBytesMax = 2048;
const unstorable = /[\p{Cc}\p{Cs}]/u;
// No request path contains it: browsers do not send fragments.
const hashMark = '#';

/**
 * A path as stored in `legacy_links`, decoded; undefined for one that is never stored. All encodings of an address
 * are the same address.
 */
export function legacyPathOf(path: string): string | undefined {
  if (path.length > pathLengthMax * 3) return undefined;
  const decoded = decode(path);
  return decoded !== undefined && isLegacyPath(decoded) ? decoded : undefined;
}

/** Whether a decoded path can be stored and requested. */
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

/** A path with its last segment, a secret, hashed: the database does not store it in plain text. */
export function withHashedSecret(path: string): string {
  const slash = path.lastIndexOf('/') + 1;
  const hash = new Bun.CryptoHasher('sha256').update(path.slice(slash)).digest('hex');
  return `${path.slice(0, slash)}${hashMark}${hash}`;
}
