import type { format as source } from '../../en/web/format.ts';
import { createFormats } from '../../formats.ts';

const { isolate, list } = createFormats('ru');

export const format: typeof source = {
  fileTypes: {
    image: 'Изображения',
    video: 'Видео',
    audio: 'Аудио',
    text: 'Текст',
    archive: 'Архивы',
    other: 'Другое',
  },
  // В родительном падеже: «буквы … письма»
  scripts: {
    latin: 'латинского',
    cyrillic: 'кириллического',
    greek: 'греческого',
    armenian: 'армянского',
    hebrew: 'еврейского',
    arabic: 'арабского',
    devanagari: 'деванагари',
    thai: 'тайского',
    georgian: 'грузинского',
    cherokee: 'чероки',
    han: 'китайского',
    hiragana: 'хираганы',
    katakana: 'катаканы',
    hangul: 'хангыля',
    bopomofo: 'бопомофо',
  },
  timeLeft: {
    seconds: ({ seconds }) => `осталось ${seconds} с`,
    minutes: ({ minutes }) => `осталось ${minutes} мин`,
    hours: ({ hours }) => `осталось ${hours} ч`,
    hoursAndMinutes: ({ hours, minutes }) => `осталось ${hours} ч ${minutes} мин`,
  },
  mixedScripts: ({ label, names }) =>
    `«${isolate(label)}» смешивает буквы ${list(names)} письма и может подражать другому имени.`,
  lookalikeScript: ({ label, name }) =>
    `«${isolate(label)}» записано буквами ${name} письма, похожими на латинские.`,
};
