import { secondMs } from '../../../lib/clock.ts';
import { invalidOption, parseJson, type RequestedOptions } from '../options/options.ts';
import { cleanFileName } from '../receive/file-name.ts';

/** Numbers of a request have bounds. */
const secondsMax = 1_000_000;

/** What a request changes of an upload; what it leaves out stays. */
export interface RequestedChange extends RequestedOptions {
  /** As uploads are called: no path, nothing invisible. */
  name?: string;
  isFavorite?: boolean;
  /** Milliseconds; null: where the server chooses. */
  posterAt?: number | null;
}

/** The change of a JSON object. Throws `invalid_option`, also for a property that is none. */
export function parseChange(
  { name, isFavorite, posterAt, ...options }: Readonly<Record<string, unknown>>,
  now: number,
): RequestedChange {
  return {
    ...parseJson(options, now),
    ...(name !== undefined && { name: nameIn(name) }),
    ...(isFavorite !== undefined && { isFavorite: favoriteIn(isFavorite) }),
    ...(posterAt !== undefined && { posterAt: posterIn(posterAt) }),
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

function posterIn(value: unknown): number | null {
  if (value === null) return null;
  if (typeof value === 'number' && value >= 0 && value < secondsMax) {
    return Math.round(value * secondMs);
  }
  throw invalidPoster();
}

export const invalidPoster = () => invalidOption('posterAt', (m) => m.errors.posterAt);
