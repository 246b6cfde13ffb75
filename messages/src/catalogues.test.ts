import { describe, expect, test } from 'bun:test';

import { type Locale, locales } from '@perch/contract/text/locales';

import type { WebPart } from './catalogue.ts';
import { leavesOf } from './check/leaves.ts';
import { isSameWord, sameWordsOf } from './check/same-words.ts';
import { createUsage, readCode } from './check/used-messages.ts';
import { isShown, writeMessage } from './check/write-message.ts';
import { serverMessages } from './server-messages.ts';
import { loadWebMessages } from './web-messages.ts';

const parts: readonly WebPart[] = [
  'general',
  'signIn',
  'settings',
  'domains',
  'linkOptions',
  'admin',
  'adminSettings',
  'tokens',
  'sharing',
  'tags',
  'imports',
  'setup',
];

async function messagesOf(locale: Locale): Promise<Map<string, unknown>> {
  const leaves = [
    ...leavesOf(serverMessages(locale), 'server'),
    ...leavesOf(await loadWebMessages(locale, parts), 'web'),
  ];
  return new Map(leaves.map(({ path, message }) => [path, message]));
}

const english = await messagesOf('en');
const others = locales.filter((locale) => locale !== 'en');
const catalogues = new Map(
  await Promise.all(locales.map(async (each) => [each, await messagesOf(each)] as const)),
);

/** Those of which `isWrong` says so, with what they say. */
function wrongOnes(
  messages: Map<string, unknown>,
  isWrong: (path: string, message: unknown) => boolean,
): string[] {
  return [...messages]
    .filter(([path, message]) => isWrong(path, message))
    .map(([path, message]) => `${path}: ${writeMessage(message).text}`);
}

const isLeftOut = (path: string, message: unknown, locale: Locale) => {
  const original = writeMessage(english.get(path));
  const written = writeMessage(message);
  return [...original.names].some(
    (name) => isShown(name, original, 'en') && !isShown(name, written, locale),
  );
};

const counts = [0, 1, 2, 3, 5, 11, 21, 100, 1237];
const hashes = (text: string) => text.split('#').length;
const hasStrayHash = (path: string, message: unknown) => {
  const allowed = hashes(writeMessage(english.get(path)).text);
  return counts.some((count) => hashes(writeMessage(message, () => count).text) !== allowed);
};

const isBroken = (message: unknown) => {
  const texts = counts.map((count) => writeMessage(message, () => count).text);
  return texts.some((text) => text.trim() === '' || /undefined|NaN|\[object/.test(text));
};

const isLeftInEnglish = (path: string, message: unknown, locale: Exclude<Locale, 'en'>) => {
  const { text } = writeMessage(message);
  const isWords = /\p{Letter}{2}/u.test(text.replaceAll(/<\w+>/g, ''));
  return isWords && text === writeMessage(english.get(path)).text && !isSameWord(text, locale);
};

test('the catalogues are not empty', () => {
  expect(english.size).toBeGreaterThan(1000);
});

test.each(locales)('the messages of %s are whole', (locale) => {
  const messages = catalogues.get(locale) ?? new Map<string, unknown>();
  expect([...messages.keys()].toSorted()).toEqual([...english.keys()].toSorted());
  expect(wrongOnes(messages, (_, message) => isBroken(message))).toEqual([]);
  expect(wrongOnes(messages, hasStrayHash)).toEqual([]);
  expect(wrongOnes(messages, (path, message) => isLeftOut(path, message, locale))).toEqual([]);
});

test.each(others)('nothing of %s was left in English', (locale) => {
  const messages = catalogues.get(locale) ?? new Map<string, unknown>();
  expect(wrongOnes(messages, (path, message) => isLeftInEnglish(path, message, locale))).toEqual(
    [],
  );
  const texts = new Set([...messages.values()].map((message) => writeMessage(message).text));
  expect(sameWordsOf(locale).filter((word) => !texts.has(word))).toEqual([]);
});

describe('the checks see', () => {
  const path = 'web.uploads.selection.selected';

  test('an empty text, and a value that is not what the message takes it for', () => {
    expect([' ', ({ a }: { a: number }) => `${{}}${a}`].map(isBroken)).toEqual([true, true]);
    expect(isBroken('Save')).toBe(false);
  });

  test('a plural form outside of a plural', () => {
    expect(hasStrayHash(path, '# ausgewählt')).toBe(true);
    expect(hasStrayHash(path, ({ count }: { count: number }) => `${count} ausgewählt`)).toBe(false);
  });

  test('a value that a translation forgot', () => {
    expect(isLeftOut(path, 'Ausgewählt', 'de')).toBe(true);
    expect(isLeftOut(path, ({ count }: { count: number }) => `${count} da`, 'de')).toBe(false);
  });

  test('a text that was not translated', () => {
    const title = 'web.signIn.title';
    expect(isLeftInEnglish(title, 'Sign in', 'de')).toBe(true);
    expect(isLeftInEnglish(title, 'Anmelden', 'de')).toBe(false);
  });
});

describe('every message is used', async () => {
  const [server, web] = await Promise.all([readCode('server/src'), readCode('web/src')]);
  const usage = { server: createUsage(server), web: createUsage(web) };

  test.each(['server', 'web'] as const)('by the code of %s', (side) => {
    const paths = [...english.keys()].filter((path) => path.startsWith(`${side}.`));
    const isUsed = usage[side];
    expect(paths.filter((path) => !isUsed(path.slice(side.length + 1)))).toEqual([]);
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
