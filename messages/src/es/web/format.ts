import type { format as source } from '../../en/web/format.ts';
import { createFormats } from '../../formats.ts';

const { isolate, list, plural } = createFormats('es');

export const format: typeof source = {
  fileTypes: {
    image: 'Imágenes',
    video: 'Vídeos',
    audio: 'Audio',
    text: 'Texto',
    archive: 'Comprimidos',
    other: 'Otros',
  },
  scripts: {
    latin: 'latinas',
    cyrillic: 'cirílicas',
    greek: 'griegas',
    armenian: 'armenias',
    hebrew: 'hebreas',
    arabic: 'árabes',
    devanagari: 'devanagari',
    thai: 'tailandesas',
    georgian: 'georgianas',
    cherokee: 'cheroquis',
    han: 'chinas',
    hiragana: 'hiragana',
    katakana: 'katakana',
    hangul: 'hangul',
    bopomofo: 'bopomofo',
  },
  timeLeft: {
    seconds: ({ seconds }) =>
      plural(seconds, { one: 'queda # s', many: 'quedan # s', other: 'quedan # s' }),
    minutes: ({ minutes }) =>
      plural(minutes, { one: 'queda # min', many: 'quedan # min', other: 'quedan # min' }),
    hours: ({ hours }) =>
      plural(hours, { one: 'queda # h', many: 'quedan # h', other: 'quedan # h' }),
    hoursAndMinutes: ({ hours, minutes }) => `quedan ${hours} h ${minutes} min`,
  },
  mixedScripts: ({ label, names }) =>
    `«${isolate(label)}» mezcla letras ${list(names)} y puede imitar otro nombre.`,
  lookalikeScript: ({ label, name }) =>
    `«${isolate(label)}» está escrito con letras ${name} que parecen latinas.`,
};
