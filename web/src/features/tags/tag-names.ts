import { tagNameLengthMax } from '@perch/contract/tags/limits';

/** Why a typed text gives no tags. */
export type TagProblem = 'tooLong' | 'invalid' | 'tooMany';

// As the server has it: control characters, halves of surrogate pairs, and those that reorder or hide text.
const unsafe = /[\p{Cc}\p{Cs}\u061C\u200E\u200F\u2028-\u202E\u2066-\u2069\uFEFF]/u;
const blank = /^[\s\u200B-\u200D\u2060]*$/u;
const separators = /[,\r\n\t]/;

/** Names that differ in case alone are one. */
export const keyOfTag = (name: string) => name.normalize('NFC').trim().toLowerCase();

/** Whether a typed or pasted text has more than one name. */
export const hasSeparator = (text: string) => separators.test(text);

/** The names with those that a typed or pasted text has between commas, tabs and line breaks; all of them or none. */
export function addTagNames(
  present: readonly string[],
  text: string,
  countMax: number,
): { names: readonly string[]; problem?: TagProblem } {
  const byKey = new Map(present.map((name) => [keyOfTag(name), name]));
  for (const part of text.split(separators)) {
    // Longer ones are refused before they are normalized, which takes long.
    if (part.length > 4 * tagNameLengthMax) return { names: present, problem: 'tooLong' };
    const name = part.normalize('NFC').trim();
    if (blank.test(name)) continue;
    if (unsafe.test(name)) return { names: present, problem: 'invalid' };
    if ([...name].length > tagNameLengthMax) return { names: present, problem: 'tooLong' };
    const key = keyOfTag(name);
    if (!byKey.has(key)) byKey.set(key, name);
    if (byKey.size > countMax) return { names: present, problem: 'tooMany' };
  }
  return { names: [...byKey.values()] };
}
