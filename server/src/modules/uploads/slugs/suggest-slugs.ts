import { randomBase62 } from '../../../lib/random.ts';
import { stemOf } from './slug-grammar.ts';

const slugLengthMax = 64;
const numberedMax = 9;
const randomLength = 4;

/** Slugs like this one, the simplest first: `x.png`, then `x-2.png` to `x-9.png`, then with random letters. */
export function* slugsLike(slug: string): Generator<string> {
  yield slug;
  const stem = stemOf(slug);
  const ending = slug.slice(stem.length);
  const withEnd = (end: string) =>
    `${stem.slice(0, slugLengthMax - ending.length - end.length)}${end}${ending}`;
  // An ending that leaves no room is part of the name.
  if (ending.length > slugLengthMax / 2) {
    yield `${slug.slice(0, slugLengthMax - 1 - randomLength)}-${randomBase62(randomLength)}`;
    return;
  }
  for (let number = 2; number <= numberedMax; number += 1) yield withEnd(`-${number}`);
  for (let tries = 0; tries < numberedMax; tries += 1)
    yield withEnd(`-${randomBase62(randomLength)}`);
}
