// Names that owners give to tags and filters.

// Control characters, lone surrogates, and the characters that reorder or hide text.
const unsafe = /[\p{Cc}\p{Cs}\u061C\u200E\u200F\u2028-\u202E\u2066-\u2069\uFEFF]/u;
// Of white space and joiners (which emoji need) alone.
const blank = /^[\s\u200B-\u200D\u2060]*$/u;

/**
 * A name as it is stored: trimmed, in NFC, with 1 to `lengthMax` code points of which none is hidden. Undefined for
 * any other value. Longer texts are refused before they are normalized, which takes long.
 */
export function cleanName(value: unknown, lengthMax: number): string | undefined {
  if (typeof value !== 'string' || value.length > 4 * lengthMax) return undefined;
  const name = value.normalize('NFC').trim();
  if (blank.test(name) || unsafe.test(name)) return undefined;
  return [...name].length <= lengthMax ? name : undefined;
}

/** Names that differ in case alone are one. */
export const keyOfName = (name: string) => name.normalize('NFC').trim().toLowerCase();
