import { findOption, invalidOption } from '../options/options.ts';

/**
 * Whether the form of a replacement allows another type. Throws `invalid_option` for options of links, which
 * stay as they are.
 */
export function readReplaceFields(fields: ReadonlyMap<string, string>): boolean {
  for (const name of fields.keys()) {
    if (findOption(name)) throw invalidOption(name, (m) => m.linkOptions.options.unknown({ name }));
  }
  const force = fields.get('force') ?? 'false';
  if (force !== 'true' && force !== 'false')
    throw invalidOption('force', (m) => m.linkOptions.slugs.force);
  return force === 'true';
}
