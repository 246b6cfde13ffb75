import { expect, test } from 'bun:test';

import { pasteLanguageNames, pasteLanguages } from '@perch/contract/uploads/paste-languages';

import { highlighter } from './known-languages.ts';

const isKnown = (extension: string) => highlighter.getLanguage(extension) !== undefined;

test('the page highlights texts of every language, whichever of its extensions they have', () => {
  for (const name of pasteLanguageNames.filter((each) => each !== 'plain')) {
    const unknown = pasteLanguages[name].extensions.filter((extension) => !isKnown(extension));
    expect({ [name]: unknown }).toEqual({ [name]: [] });
  }
  expect(isKnown('klingon')).toBe(false);
});
