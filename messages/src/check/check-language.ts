import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import type { Locale } from '@perch/contract/text/locales';

import { hasArguments, type Source } from '../source.ts';
import { argumentsOf, messageFiles, readSameWords, readSource } from './types.ts';

export interface LanguageReport {
  /** What would be shown wrongly: `web/albums.json: albums.files: …` */
  errors: string[];
  /** What is shown in English, as the translation lacks it. */
  missing: string[];
}

/** Holds a language's files against the English ones. */
export function checkLanguage(locale: Locale): LanguageReport {
  const report: LanguageReport = { errors: [], missing: [] };
  for (const file of messageFiles) {
    const { errors, missing } = checkMessages(
      locale,
      readSource(locale, file),
      readSource('en', file),
    );
    report.errors.push(...errors.map((error) => `${file}: ${error}`));
    report.missing.push(...missing.map((path) => `${file}: ${path}`));
  }
  return report;
}

/** Every text of a file, with the keys that lead to it: `albums.page.open`. */
export function textsOf(source: Source, above = ''): Map<string, string> {
  const texts = Object.entries(source).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string'
      ? [[above + key, value]]
      : [...textsOf(value, `${above + key}.`).entries()],
  );
  return new Map(texts);
}

/** As `checkLanguage`, of one file. */
export function checkMessages(locale: Locale, source: Source, english: Source): LanguageReport {
  const texts = textsOf(source);
  const originals = textsOf(english);
  const errors: string[] = [];
  for (const [path, text] of texts) {
    const original = originals.get(path);
    const problem = original === undefined ? 'not in English' : problemOf(locale, text, original);
    if (problem) errors.push(`${path}: ${problem}`);
  }
  return { errors, missing: [...originals.keys()].filter((path) => !texts.has(path)) };
}

function problemOf(locale: Locale, text: string, original: string): string | undefined {
  if (text.trim() === '') return 'empty';
  if (!hasArguments(text) && !hasArguments(original)) return undefined;
  try {
    const [own, expected] = [text, original].map((each) =>
      [...(hasArguments(each) ? argumentsOf(each).keys() : [])].toSorted().join(', '),
    );
    if (own !== expected) return `has the arguments ${own}, not ${expected}`;
    return lackingForm(locale, parse(text));
  } catch (error) {
    return `not ICU MessageFormat: ${String(error)}`;
  }
}

/** Says which form of a plural the language has and the text has not. */
function lackingForm(locale: Locale, nodes: MessageFormatElement[]): string | undefined {
  const categories = new Intl.PluralRules(locale).resolvedOptions().pluralCategories;
  for (const node of nodes) {
    if (node.type !== TYPE.plural && node.type !== TYPE.select) continue;
    const forms = Object.keys(node.options).filter((form) => !form.startsWith('='));
    // A text for one file and another for several needs no forms.
    const isSimple = node.type === TYPE.select || ('=1' in node.options && forms.length === 1);
    const lacking = categories.filter((category) => !isSimple && !forms.includes(category));
    const foreign = forms.filter((form) => !isSimple && !categories.some((each) => each === form));
    if (lacking.length > 0) return `lacks the plural forms ${lacking.join(', ')}`;
    if (foreign.length > 0) return `has plural forms that are never used: ${foreign.join(', ')}`;
    for (const { value } of Object.values(node.options)) {
      const problem = lackingForm(locale, value);
      if (problem) return problem;
    }
  }
  return undefined;
}

/** Names, and terms that are the same in every language. */
const sameEverywhere = [
  'BBCode',
  'Ctrl',
  'HTML',
  'HTTPS',
  'Linux: Flameshot, Spectacle',
  'Markdown',
  'SHA-256',
  'ishare',
  'macOS',
  'myname',
];

/** Texts of `locale` that are the English ones, and are not on its list of those that are right so. */
export function leftInEnglish(locale: Locale): string[] {
  const right = new Set([...sameEverywhere, ...readSameWords(locale)]);
  return messageFiles.flatMap((file) => {
    const originals = textsOf(readSource('en', file));
    return [...textsOf(readSource(locale, file))]
      .filter(([path, text]) => text === originals.get(path) && isWords(text) && !right.has(text))
      .map(([path, text]) => `${file}: ${path}: ${text}`);
  });
}

const isWords = (text: string) => /\p{Letter}{2}/u.test(text.replaceAll(/\{\w+[^{}]*\}/g, ''));
