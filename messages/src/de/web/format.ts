import type { format as source } from '../../en/web/format.ts';
import { createFormats } from '../../formats.ts';

const { isolate, list } = createFormats('de');

export const format: typeof source = {
  fileTypes: {
    image: 'Bilder',
    video: 'Videos',
    audio: 'Audio',
    text: 'Text',
    archive: 'Archive',
    other: 'Andere',
  },
  scripts: {
    latin: 'lateinische',
    cyrillic: 'kyrillische',
    greek: 'griechische',
    armenian: 'armenische',
    hebrew: 'hebräische',
    arabic: 'arabische',
    devanagari: 'Devanagari-',
    thai: 'thailändische',
    georgian: 'georgische',
    cherokee: 'Cherokee-',
    han: 'chinesische',
    hiragana: 'Hiragana-',
    katakana: 'Katakana-',
    hangul: 'Hangul-',
    bopomofo: 'Bopomofo-',
  },
  timeLeft: {
    seconds: ({ seconds }) => `noch ${seconds} s`,
    minutes: ({ minutes }) => `noch ${minutes} min`,
    hours: ({ hours }) => `noch ${hours} h`,
    hoursAndMinutes: ({ hours, minutes }) => `noch ${hours} h ${minutes} min`,
  },
  mixedScripts: ({ label, names }) =>
    `„${isolate(label)}“ mischt ${list(names)} Buchstaben und ahmt vielleicht einen anderen Namen nach.`,
  lookalikeScript: ({ label, name }) =>
    `„${isolate(label)}“ besteht aus Buchstaben, die lateinischen gleichen (${name} Buchstaben).`,
};
