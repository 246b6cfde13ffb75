import { tagNameLengthMax } from '@perch/contract/tags/limits';
import { tagsPerFileMax } from '@perch/contract/uploads/limits';
import type { Sentence } from '@perch/messages/catalogue';

import { cleanName, keyOfName } from '../../lib/clean-name.ts';
import { AppError } from '../../lib/errors.ts';

// What forms, headers and tus metadata have between names.
const separator = ',';

const refused = (field: string, sentence: Sentence) =>
  new AppError('invalid_option', sentence, { field });

/** The name of a tag in a request. Throws `invalid_option` with the field. */
export function tagNameIn(value: unknown, field: string): string {
  const name = cleanName(value, tagNameLengthMax);
  if (name !== undefined && !name.includes(separator)) return name;
  throw refused(field, (m) => m.tags.name({ max: tagNameLengthMax }));
}

/** The texts between the commas: one more than a file may have tags at the most, so that a long text is refused. */
export const splitTagNames = (text: string): string[] => text.split(separator, tagsPerFileMax + 1);

/**
 * The names in a list of JSON; of those that differ in case alone the first. Throws `invalid_option` with the
 * field.
 */
export function tagNamesIn(value: unknown, field: string): string[] {
  if (!Array.isArray(value)) throw refused(field, (m) => m.tags.list({ field }));
  if (value.length > tagsPerFileMax) throw tooManyOfFile(field);
  const byKey = new Map<string, string>();
  for (const each of value) {
    const name = tagNameIn(each, field);
    const key = keyOfName(name);
    if (!byKey.has(key)) byKey.set(key, name);
  }
  return [...byKey.values()];
}

/** `invalid_option` of names that would give a file more tags than it may have. */
export const tooManyOfFile = (field: string) =>
  refused(field, (m) => m.tags.tooManyOfFile({ max: tagsPerFileMax }));
