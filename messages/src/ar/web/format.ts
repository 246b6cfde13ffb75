import type { format as source } from '../../en/web/format.ts';
import { createFormats } from '../../formats.ts';

const { isolate, list } = createFormats('ar');

export const format: typeof source = {
  fileTypes: {
    image: 'الصور',
    video: 'الفيديو',
    audio: 'الصوت',
    text: 'النصوص',
    archive: 'الأرشيفات',
    other: 'أخرى',
  },
  // With the article, behind the word for letters: «حروف …»
  scripts: {
    latin: 'اللاتينية',
    cyrillic: 'السيريلية',
    greek: 'اليونانية',
    armenian: 'الأرمنية',
    hebrew: 'العبرية',
    arabic: 'العربية',
    devanagari: 'الديفاناغارية',
    thai: 'التايلاندية',
    georgian: 'الجورجية',
    cherokee: 'الشيروكية',
    han: 'الصينية',
    hiragana: 'الهيراغانا',
    katakana: 'الكاتاكانا',
    hangul: 'الهانغل',
    bopomofo: 'البوبوموفو',
  },
  timeLeft: {
    seconds: ({ seconds }) => `بقي ${seconds} ث`,
    minutes: ({ minutes }) => `بقي ${minutes} د`,
    hours: ({ hours }) => `بقي ${hours} س`,
    hoursAndMinutes: ({ hours, minutes }) => `بقي ${hours} س ${minutes} د`,
  },
  mixedScripts: ({ label, names }) =>
    `يخلط «${isolate(label)}» بين حروف ${list(names)} وقد ينتحل اسمًا آخر.`,
  lookalikeScript: ({ label, name }) =>
    `كُتب «${isolate(label)}» بحروف ${name} التي تشبه الحروف اللاتينية.`,
};
