import type { format as source } from '../../en/web/format.ts';
import { createFormats } from '../../formats.ts';

const { isolate, list } = createFormats('pl');

export const format: typeof source = {
  fileTypes: {
    image: 'Obrazy',
    video: 'Wideo',
    audio: 'Audio',
    text: 'Tekst',
    archive: 'Archiwa',
    other: 'Inne',
  },
  // In the genitive: „litery pisma …”
  scripts: {
    latin: 'łacińskiego',
    cyrillic: 'cyrylickiego',
    greek: 'greckiego',
    armenian: 'ormiańskiego',
    hebrew: 'hebrajskiego',
    arabic: 'arabskiego',
    devanagari: 'dewanagari',
    thai: 'tajskiego',
    georgian: 'gruzińskiego',
    cherokee: 'czirokeskiego',
    han: 'chińskiego',
    hiragana: 'hiragana',
    katakana: 'katakana',
    hangul: 'hangul',
    bopomofo: 'bopomofo',
  },
  timeLeft: {
    seconds: ({ seconds }) => `zostało ${seconds} s`,
    minutes: ({ minutes }) => `zostało ${minutes} min`,
    hours: ({ hours }) => `zostało ${hours} godz.`,
    hoursAndMinutes: ({ hours, minutes }) => `zostało ${hours} godz. ${minutes} min`,
  },
  mixedScripts: ({ label, names }) =>
    `„${isolate(label)}” miesza litery pisma ${list(names)} i może udawać inną nazwę.`,
  lookalikeScript: ({ label, name }) =>
    `„${isolate(label)}” zapisano literami pisma ${name}, które wyglądają jak łacińskie.`,
};
