import type { Category } from '@perch/contract/limits';

import { createFormats } from '../../formats.ts';

const { isolate, list } = createFormats('en');

/** The names of the file types, in the plural: of filters and charts. */
const fileTypes: Record<Category, string> = {
  image: 'Images',
  video: 'Videos',
  audio: 'Audio',
  text: 'Text',
  archive: 'Archives',
  other: 'Other',
};

/** Names of scripts, as they stand before the word for letters. */
const scripts = {
  latin: 'Latin',
  cyrillic: 'Cyrillic',
  greek: 'Greek',
  armenian: 'Armenian',
  hebrew: 'Hebrew',
  arabic: 'Arabic',
  devanagari: 'Devanagari',
  thai: 'Thai',
  georgian: 'Georgian',
  cherokee: 'Cherokee',
  han: 'Han',
  hiragana: 'Hiragana',
  katakana: 'Katakana',
  hangul: 'Hangul',
  bopomofo: 'Bopomofo',
};

/** How values are shown: times, types, and names that may imitate others. */
export const format = {
  fileTypes,
  scripts,
  /** The time until an upload ends. */
  timeLeft: {
    seconds: ({ seconds }: { seconds: number }) => `${seconds} s left`,
    minutes: ({ minutes }: { minutes: number }) => `${minutes} min left`,
    hours: ({ hours }: { hours: number }) => `${hours} h left`,
    hoursAndMinutes: ({ hours, minutes }: { hours: number; minutes: number }) =>
      `${hours} h ${minutes} min left`,
  },
  /** `label` is the part of a domain between dots, `names` are of `scripts`. */
  mixedScripts: ({ label, names }: { label: string; names: readonly string[] }) =>
    `“${isolate(label)}” mixes ${list(names)} letters and may imitate another name.`,
  lookalikeScript: ({ label, name }: { label: string; name: string }) =>
    `“${isolate(label)}” is written in ${name} letters that look like Latin ones.`,
};
