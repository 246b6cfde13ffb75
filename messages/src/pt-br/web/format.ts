import type { format as source } from '../../en/web/format.ts';
import { createFormats } from '../../formats.ts';

const { isolate, list, plural } = createFormats('pt-BR');

export const format: typeof source = {
  fileTypes: {
    image: 'Imagens',
    video: 'Vídeos',
    audio: 'Áudio',
    text: 'Texto',
    archive: 'Compactados',
    other: 'Outros',
  },
  scripts: {
    latin: 'latinas',
    cyrillic: 'cirílicas',
    greek: 'gregas',
    armenian: 'armênias',
    hebrew: 'hebraicas',
    arabic: 'árabes',
    devanagari: 'devanágari',
    thai: 'tailandesas',
    georgian: 'georgianas',
    cherokee: 'cheroquis',
    han: 'chinesas',
    hiragana: 'hiragana',
    katakana: 'katakana',
    hangul: 'hangul',
    bopomofo: 'bopomofo',
  },
  timeLeft: {
    seconds: ({ seconds }) =>
      plural(seconds, { one: 'resta # s', many: 'restam # s', other: 'restam # s' }),
    minutes: ({ minutes }) =>
      plural(minutes, { one: 'resta # min', many: 'restam # min', other: 'restam # min' }),
    hours: ({ hours }) =>
      plural(hours, { one: 'resta # h', many: 'restam # h', other: 'restam # h' }),
    hoursAndMinutes: ({ hours, minutes }) => `restam ${hours} h ${minutes} min`,
  },
  mixedScripts: ({ label, names }) =>
    `“${isolate(label)}” mistura letras ${list(names)} e pode imitar outro nome.`,
  lookalikeScript: ({ label, name }) =>
    `“${isolate(label)}” está escrito com letras ${name} que parecem latinas.`,
};
