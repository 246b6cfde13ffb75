import { describe, expect, test } from 'bun:test';
import { join } from 'node:path';

import { locales } from '@perch/contract/text/locales';

import { checkLanguage, checkMessages, leftInEnglish, textsOf } from './check/check-language.ts';
import {
  messageFiles,
  messagesFolder,
  readSameWords,
  readSource,
  writeTypes,
} from './check/types.ts';
import { createUsage, readCode } from './check/used-messages.ts';

const others = locales.filter((locale) => locale !== 'en');

const withoutLayout = (code: string) => code.replaceAll(/[\s,;]+/g, '');

test('the types are those of the English files', async () => {
  const written = await Bun.file(join(messagesFolder, 'src/english.ts')).text();
  const isCurrent = withoutLayout(written) === withoutLayout(writeTypes());
  expect(isCurrent, 'messages/src/english.ts is out of date; run: npm run messages').toBe(true);
});

test('the files are not empty', () => {
  const texts = messageFiles.flatMap((file) => [...textsOf(readSource('en', file))]);
  expect(texts.length).toBeGreaterThan(2000);
});

test.each(locales)('the messages of %s can be shown', (locale) => {
  expect(checkLanguage(locale).errors).toEqual([]);
});

test.each(others)('nothing of %s was left in English', (locale) => {
  expect(leftInEnglish(locale)).toEqual([]);
  const texts = new Set(
    messageFiles.flatMap((file) => [...textsOf(readSource(locale, file)).values()]),
  );
  expect(readSameWords(locale).filter((word) => !texts.has(word))).toEqual([]);
});

describe('the checks see', () => {
  const english = {
    title: 'Sign in',
    selected: '{count, plural, one {# file} other {# files}} in {album}',
  };
  const right = '{count, plural, one {# Datei} other {# Dateien}} in {album}';
  const errorsOf = (selected: string) => checkMessages('de', { selected }, english).errors;

  test('nothing wrong where nothing is', () => {
    const source = { title: 'Anmelden', selected: right };
    expect(checkMessages('de', source, english)).toEqual({ errors: [], missing: [] });
  });

  test('a message that is missing, and one that English has not', () => {
    expect(checkMessages('de', { selected: right, other: 'Anderes' }, english)).toEqual({
      errors: ['other: not in English'],
      missing: ['title'],
    });
  });

  test('an empty text', () => {
    expect(errorsOf(' ')).toEqual(['selected: empty']);
  });

  test('a value that a translation forgot, and one that it made up', () => {
    expect(errorsOf('{count, plural, one {# Datei} other {# Dateien}}')).toEqual([
      'selected: has the arguments count, not album, count',
    ]);
    expect(errorsOf(right.replace('{album}', '{name}'))).toEqual([
      'selected: has the arguments count, name, not album, count',
    ]);
  });

  test('a form of a plural that is missing, and one that the language has not', () => {
    const simple = '{count, plural, =1 {Eine Datei} other {Dateien}} in {album}';
    expect(errorsOf(simple)).toEqual([]);
    expect(errorsOf(simple.replace('=1', '=0'))).toEqual(['selected: lacks the plural forms one']);
    expect(errorsOf(right.replace('other', 'few {#} other'))).toEqual([
      'selected: has plural forms that are never used: few',
    ]);
    const russian = { selected: right };
    expect(checkMessages('ru', russian, english).errors).toEqual([
      'selected: lacks the plural forms few, many',
    ]);
  });

  test('braces that are not closed', () => {
    expect(errorsOf('{count, plural, one {# Datei}')[0]).toContain('not ICU MessageFormat');
  });
});

describe('every message is used', async () => {
  const [server, web] = await Promise.all([readCode('server/src'), readCode('web/src')]);
  const sides = { server: createUsage(server), web: createUsage(web) };

  test.each(messageFiles)('of %s', (file) => {
    const isUsed = file === 'server.json' ? sides.server : sides.web;
    const paths = [...textsOf(readSource('en', file)).keys()];
    expect(paths.filter((path) => !isUsed(path))).toEqual([]);
  });

  test('and one that is not would be seen', () => {
    const isUsed = createUsage([
      {
        path: 'web/src/a.tsx',
        text: "import { b } from './b.ts';\nb(m.layout.errors);\nm.theme.names[theme];\nm.format.size",
      },
      { path: 'web/src/b.ts', text: 'export const b = ({ reload }) => reload;' },
      { path: 'web/src/c.ts', text: 'const unread = reloadAll' },
    ]);
    const paths = ['layout.errors.reload', 'theme.names.dark', 'format.size'];
    expect(paths.map(isUsed)).toEqual([true, true, true]);
    const unused = ['layout.errors.unread', 'layout.menu', 'theme.title', 'format.sizes'];
    expect(unused.map(isUsed)).toEqual([false, false, false, false]);
  });
});
