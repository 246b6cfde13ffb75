import type { format as source } from '../../en/web/format.ts';
import { createFormats } from '../../formats.ts';

const { isolate, list } = createFormats('fr');

const fileTypes: (typeof source)['fileTypes'] = {
  image: 'Images',
  video: 'Vidéos',
  audio: 'Audio',
  text: 'Texte',
  archive: 'Archives',
  other: 'Autres',
};

// In the feminine plural, as they stand behind "lettres".
const scripts: (typeof source)['scripts'] = {
  latin: 'latines',
  cyrillic: 'cyrilliques',
  greek: 'grecques',
  armenian: 'arméniennes',
  hebrew: 'hébraïques',
  arabic: 'arabes',
  devanagari: 'devanagari',
  thai: 'thaïes',
  georgian: 'géorgiennes',
  cherokee: 'cherokees',
  han: 'han',
  hiragana: 'hiragana',
  katakana: 'katakana',
  hangul: 'hangul',
  bopomofo: 'bopomofo',
};

export const format: typeof source = {
  fileTypes,
  scripts,
  timeLeft: {
    seconds: ({ seconds }) => `${seconds} s restantes`,
    minutes: ({ minutes }) => `${minutes} min restantes`,
    hours: ({ hours }) => `${hours} h restantes`,
    hoursAndMinutes: ({ hours, minutes }) => `${hours} h ${minutes} min restantes`,
  },
  mixedScripts: ({ label, names }) =>
    `« ${isolate(label)} » mélange des lettres ${list(names)} et imite peut-être un autre nom.`,
  lookalikeScript: ({ label, name }) =>
    `« ${isolate(label)} » s’écrit en lettres ${name} qui ressemblent à des lettres latines.`,
};
