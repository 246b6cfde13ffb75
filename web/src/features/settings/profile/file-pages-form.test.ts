import { expect, test } from 'bun:test';

import { loadMessages, showLanguage } from '../../../language/messages.ts';
import { validateFilePages } from './file-pages-form.ts';

await showLanguage({ locale: 'en', isChosen: false });
await loadMessages('settings');

const empty = { pageTitle: '', pageDescription: '', pageColour: '' };

test('empty fields and known variables are fine', () => {
  expect(validateFilePages(empty)).toEqual({});
  const filled = { pageTitle: '{filename}', pageDescription: '{size}', pageColour: ' #1971C2 ' };
  expect(validateFilePages(filled)).toEqual({});
});

test('an unknown variable is named at its field, and a colour has six digits', () => {
  expect(validateFilePages({ ...empty, pageDescription: 'by {user}' })).toEqual({
    pageDescription: 'Unknown variable {user}',
  });
  for (const pageColour of ['red', '#fff', '1971c2', '#1971c2ff']) {
    expect(validateFilePages({ ...empty, pageColour })).toEqual({
      pageColour: 'Enter # and six hexadecimal digits, such as #1971c2',
    });
  }
});
