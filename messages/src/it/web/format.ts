import type { format as source } from '../../en/web/format.ts';
import { createFormats } from '../../formats.ts';

const { isolate, list } = createFormats('it');

const fileTypes: (typeof source)['fileTypes'] = {
  image: 'Immagini',
  video: 'Video',
  audio: 'Audio',
  text: 'Testo',
  archive: 'Archivi',
  other: 'Altro',
};

// In the feminine plural, as they stand behind "lettere".
const scripts: (typeof source)['scripts'] = {
  latin: 'latine',
  cyrillic: 'cirilliche',
  greek: 'greche',
  armenian: 'armene',
  hebrew: 'ebraiche',
  arabic: 'arabe',
  devanagari: 'devanagari',
  thai: 'thailandesi',
  georgian: 'georgiane',
  cherokee: 'cherokee',
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
    seconds: ({ seconds }) => `${seconds} s rimanenti`,
    minutes: ({ minutes }) => `${minutes} min rimanenti`,
    hours: ({ hours }) => `${hours} h rimanenti`,
    hoursAndMinutes: ({ hours, minutes }) => `${hours} h ${minutes} min rimanenti`,
  },
  mixedScripts: ({ label, names }) =>
    `“${isolate(label)}” mescola lettere ${list(names)} e potrebbe imitare un altro nome.`,
  lookalikeScript: ({ label, name }) =>
    `“${isolate(label)}” è scritto con lettere ${name} che somigliano a lettere latine.`,
};
