import { parseJson } from '../options/parse-options.ts';
import { invalidOption, type RequestedOptions } from '../options/requested-options.ts';
import { cleanFileName } from '../receive/file-name.ts';

/** What a request changes of an upload; what it leaves out stays. */
export interface RequestedChange extends RequestedOptions {
  /** As uploads are called: no path, nothing invisible. */
  name?: string;
}

/** The change of a JSON object. Throws `invalid_option`, also for a property that is none. */
export function parseChange(
  { name, ...options }: Readonly<Record<string, unknown>>,
  now: number,
): RequestedChange {
  const requested = parseJson(options, now);
  if (name === undefined) return requested;
  const cleaned = typeof name === 'string' ? cleanFileName(name, '') : '';
  if (cleaned === '') throw invalidOption('name', (m) => m.linkOptions.slugs.name);
  return { ...requested, name: cleaned };
}
