import { randomInt } from 'node:crypto';

import type { SlugScheme } from '@perch/contract/settings/limits';

import { randomBase62 } from '../../../lib/random.ts';
import { adjectives, nouns } from './slug-words.ts';
import { slugsLike } from './suggest-slugs.ts';

const triesMax = 20;
const nameLengthMax = 48;

/** What a slug may be made of. */
interface Subject {
  /** The file's, sanitized. */
  name: string;
  now: number;
}

type Candidates = (subject: Subject) => Iterable<string>;

/** Schemes whose slugs people can read, and guess: custom slugs that the server chooses. */
const readable: Partial<Record<SlugScheme, Candidates>> = {
  words: () => repeated(() => `${pick(adjectives)}-${pick(nouns)}-${randomInt(1000, 10_000)}`),
  date: ({ now }) =>
    repeated(() => `${new Date(now).toISOString().slice(0, 10)}-${randomBase62(4)}`),
  name({ name }) {
    const slug = slugOfName(name);
    return slug === '' ? [] : slugsLike(slug);
  },
};

/** Slugs that a scheme proposes for a file, the best first; none where its slugs are random. */
export const proposeSlugs = (scheme: SlugScheme, subject: Subject): Iterable<string> =>
  readable[scheme]?.(subject) ?? [];

const pick = (words: readonly string[]) => words[randomInt(words.length)] ?? '';

function* repeated(make: () => string): Generator<string> {
  for (let tries = 0; tries < triesMax; tries += 1) yield make();
}

/** The name without its extension, in letters, digits and hyphens; empty where nothing is left of it. */
export function slugOfName(name: string): string {
  return name
    .replace(/\.[^.]*$/, '')
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll('ß', 'ss')
    .replaceAll(/[^0-9A-Za-z_]+/g, '-')
    .replaceAll(/^[-_]+|[-_]+$/g, '')
    .slice(0, nameLengthMax)
    .replaceAll(/[-_]+$/g, '');
}
