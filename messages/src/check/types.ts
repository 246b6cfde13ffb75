import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { defaultLocale, locales } from '@perch/contract/text/locales';

import { hasArguments, type Source } from '../source.ts';

export const messagesFolder = join(import.meta.dirname, '../..');

/** The names of the web app's parts: of the files in `en/web`. */
export const webParts = readdirSync(join(messagesFolder, 'en/web'))
  .filter((name) => name.endsWith('.json'))
  .map((name) => name.slice(0, -'.json'.length))
  .toSorted();

/** Every file of a language, from its folder. */
export const messageFiles = ['server.json', ...webParts.map((part) => `web/${part}.json`)];

export const readSource = (locale: string, file: string): Source =>
  JSON.parse(readFileSync(join(messagesFolder, locale, file), 'utf8')) as Source;

/** The texts of a language that are right as they are in English. */
export function readSameWords(locale: string): string[] {
  const file = join(messagesFolder, locale, 'same-as-english.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as string[]) : [];
}

/** The code of `src/english.ts`: the types of all messages and their arguments, as `en` has them. */
export function writeTypes(): string {
  const translations = locales.filter((locale) => locale !== defaultLocale);
  return `// oxlint-disable max-lines -- \`npm run messages\` writes it, from the files in \`en\` and the languages of the contract.

import type { Locale } from '@perch/contract/text/locales';

import type { Source } from './source.ts';

/** What the server says: errors, mails, pages for visitors. */
export interface ServerMessages ${group(readSource('en', 'server.json'))}

/** What the web app says, by the part that a page loads. */
export interface WebParts {
${webParts.map((part) => `${property(part)}: ${group(readSource('en', `web/${part}.json`))};`).join('\n')}
}

// The callers cannot wait, so not by \`import()\`.
export const loadTranslation: Record<Exclude<Locale, 'en'>, () => Source> = {
${translations.map((locale) => `${property(locale)}: () => require('../${locale}/server.json'),`).join('\n')}
};
`;
}

const property = (key: string) => (/^[a-z_$][\w$]*$/i.test(key) ? key : `'${key}'`);

const group = (source: Source): string =>
  `{\n${Object.entries(source)
    .map(
      ([key, value]) =>
        `${property(key)}${typeof value === 'string' ? message(value) : `: ${group(value)}`};`,
    )
    .join('\n')}\n}`;

function message(text: string): string {
  if (!hasArguments(text)) return ': string';
  const values = [...argumentsOf(text)].map(([name, type]) => `${name}: ${type}`);
  return `(values: { ${values.join('; ')} }): string`;
}

/** The arguments of a text, with the type that each needs. Throws where the text is not ICU MessageFormat. */
export function argumentsOf(text: string): Map<string, string> {
  const found = new Map<string, string>();
  collect(parse(text), found);
  return found;
}

function collect(nodes: MessageFormatElement[], found: Map<string, string>): void {
  for (const node of nodes) {
    switch (node.type) {
      case TYPE.argument:
        if (!found.has(node.value)) found.set(node.value, 'string');
        break;
      case TYPE.number:
        found.set(node.value, 'number');
        break;
      case TYPE.date:
        found.set(node.value, 'Date');
        break;
      case TYPE.plural:
        found.set(node.value, 'number');
        for (const { value } of Object.values(node.options)) collect(value, found);
        break;
      case TYPE.select:
        found.set(node.value, 'true' in node.options ? 'boolean' : 'string');
        for (const { value } of Object.values(node.options)) collect(value, found);
        break;
      case TYPE.literal:
      case TYPE.pound:
        break;
      default:
        throw new Error('Messages have arguments, plurals, selections, numbers and dates alone.');
    }
  }
}
