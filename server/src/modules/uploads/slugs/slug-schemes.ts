import { randomInt } from 'node:crypto';

import type { SlugScheme } from '@perch/contract/settings/limits';

import { randomBase62 } from '../../../lib/random.ts';
import { stemOf } from './slug-grammar.ts';

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

const wordsOf = (text: string) => text.trim().split(/\s+/);

// Short, plain words that suit any address, and are not mistaken for each other.
export const adjectives = wordsOf(`
  able amber ample azure basic bold brave brief bright brisk broad calm candid clear clever coastal
  cosmic crisp curious daily deep eager early easy exact fair famous fancy fast fine firm fleet fresh
  frosty full gentle giant glad golden good grand great green handy happy hardy honest humble icy ideal
  jolly keen kind large light lively loyal lucky lunar mellow merry mighty mild misty modern navy neat
  new noble north novel open orange polite proud pure quick quiet rapid rare ready regal rich rosy
  round royal rural rustic safe silent silver simple sleek small smart smooth snowy soft solar solid
  south spare stable steady still strong sunny super swift tall tidy tiny topaz true upper urban vast
  velvet vital vivid warm wide wild windy wise witty young
`);

export const nouns = wordsOf(`
  acorn anchor apple arrow aspen badger bamboo basil beacon birch bison breeze bridge brook button
  cabin cactus canyon castle cedar cherry cliff clover comet copper coral crane creek daisy delta
  dolphin dune eagle ember falcon fern field finch fjord flute forest fox garden geyser ginger glacier
  grove gull harbor hazel heron hill hornet island ivy jasper juniper kayak kestrel kiwi lagoon lake
  lantern larch lemon lily linden lotus lynx magnet maple marble meadow melon meteor mint mosaic moss
  nectar nutmeg oak oasis ocean olive onyx orbit orchid otter owl panda pebble pepper pine planet plum
  pond poppy prairie puffin quail quartz rabbit raven reef ridge river robin rocket saffron sage salmon
  spruce squirrel star stone stream summit sunset swan tiger tulip tundra turtle valley violet walnut
  willow wren zebra
`);
