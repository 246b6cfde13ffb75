import { invalidOption, parseJson, type RequestedOptions } from '../options/options.ts';
import { cleanFileName } from '../receive/file-name.ts';

/** What a request changes of an upload; what it leaves out stays. */
export interface RequestedChange extends RequestedOptions {
  /** As uploads are called: no path, nothing invisible. */
  name?: string;
  isFavorite?: boolean;
}

/** The change of a JSON object. Throws `invalid_option`, also for a property that is none. */
export function parseChange(
  { name, isFavorite, ...options }: Readonly<Record<string, unknown>>,
  now: number,
): RequestedChange {
  return {
    ...parseJson(options, now),
    ...(name !== undefined && { name: nameIn(name) }),
    ...(isFavorite !== undefined && { isFavorite: favoriteIn(isFavorite) }),
  };
}

function nameIn(value: unknown): string {
  const name = typeof value === 'string' ? cleanFileName(value, '') : '';
  if (name === '') throw invalidOption('name', (m) => m.linkOptions.slugs.name);
  return name;
}

function favoriteIn(value: unknown): boolean {
  if (typeof value === 'boolean') return value;
  throw invalidOption('isFavorite', (m) => m.tags.favorite);
}
