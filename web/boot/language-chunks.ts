import { readFileSync } from 'node:fs';

import { locales } from '@perch/contract/text/locales';
import {
  type CompiledMessage,
  fillMissing,
  hasArguments,
  type Loaded,
  type Source,
} from '@perch/messages/source';
import compile from 'icu-minify/compile';
import type { Plugin, Rolldown } from 'vite';

import { chunkAttribute } from './chunk-attribute.ts';
import { partsOfPages } from './page-chunks.ts';

const file = /\/messages\/([\w-]+)\/web\/([\w-]+)\.json$/;

type Chunk = Pick<Rolldown.PreRenderedChunk, 'facadeModuleId'>;

/** The name of a chunk that has messages: `messages-de`, `messages-de-admin`; undefined for other chunks. */
export function messagesName({ facadeModuleId }: Chunk): string | undefined {
  const [, locale, part = ''] = file.exec(facadeModuleId ?? '') ?? [];
  return locale && nameOf(locale, part);
}

const nameOf = (locale: string, part: string) =>
  `messages-${locale.toLowerCase()}${part === 'general' ? '' : `-${part}`}`;

/** The paths of each language's chunks that a first page may need: ` en=/assets/…,/assets/… de=…`. */
export const languageChunks = () =>
  chunkAttribute('data-languages', (chunks) =>
    locales
      .flatMap((locale) => {
        const names = ['general', ...partsOfPages].map((part) => nameOf(locale, part));
        const found = names.flatMap(
          (name) => chunks.find((each) => messagesName(each) === name)?.fileName ?? [],
        );
        return found.length === 0
          ? []
          : [` ${locale}=${found.map((name) => `/${name}`).join(',')}`];
      })
      .join(''),
  );

/**
 * Compiles the messages, so that no browser loads a parser, and puts English where a translation lacks one. A change of
 * the English file is seen in the languages that lack its messages after a reload.
 */
export function compiledMessages(): Plugin {
  return {
    name: 'perch-compiled-messages',
    enforce: 'pre',
    config: () => ({
      resolve: { alias: { 'icu-minify/compile': '/boot/compiled-already.ts' } },
    }),
    transform: {
      filter: { id: file },
      handler(text, id) {
        const english = id.replace(file, '/messages/en/web/$2.json');
        this.addWatchFile(english);
        const source = fillMissing(readSource(text), readSource(readFileSync(english, 'utf8')));
        return { code: JSON.stringify(compileAll(source)), map: null };
      },
    },
  };
}

const readSource = (text: string) => JSON.parse(text) as Source;

function compileAll(messages: Loaded): Loaded {
  return Object.fromEntries(
    Object.entries(messages).map(([key, value]) => [key, compileOne(value)]),
  );
}

function compileOne(value: string | CompiledMessage | Loaded): Loaded[string] {
  if (typeof value === 'string') return hasArguments(value) ? [compile(value)].flat() : value;
  return Array.isArray(value) ? value : compileAll(value);
}
