import { expect, test } from 'bun:test';

import {
  languageOfTitle,
  pasteFileName,
  pasteLanguageNames,
  pasteLanguages,
} from './paste-languages.ts';

test('a title gets the extension of the language, unless it has one of them', () => {
  expect(pasteFileName('notes', 'markdown')).toBe('notes.md');
  expect(pasteFileName('App.tsx', 'typescript')).toBe('App.tsx');
  expect(pasteFileName('MAIN.RS', 'rust')).toBe('MAIN.RS');
  expect(pasteFileName('main.rs', 'python')).toBe('main.rs.py');
  expect(pasteFileName('Release 2.0', 'plain')).toBe('Release 2.0.txt');
  expect(pasteFileName('.env', 'ini')).toBe('.env.ini');
  expect(pasteFileName('', 'json')).toBe('paste.json');
});

test('an extension belongs to one language', () => {
  const all = pasteLanguageNames.flatMap((name) => pasteLanguages[name].extensions);
  expect(new Set(all).size).toBe(all.length);
  for (const name of pasteLanguageNames) {
    for (const extension of pasteLanguages[name].extensions) {
      expect(languageOfTitle(`a.${extension.toUpperCase()}`)).toBe(name);
    }
  }
});

test('other titles name no language', () => {
  for (const title of ['', 'notes', 'a.unknown', '.md', 'md', 'a.constructor', 'a.', 'a.md ']) {
    expect(languageOfTitle(title)).toBeUndefined();
  }
});
