import { expect, test } from 'bun:test';

import { chooseLanguage, chosenLanguage } from './chosen-language.ts';
import { currentLocale, showLanguage } from './messages.ts';

const everywhere = () => [currentLocale(), chosenLanguage(), document.documentElement.lang];

test('of two languages the one that was chosen last is shown and kept, though the other one loads longer', async () => {
  await showLanguage({ locale: 'en', isChosen: true });
  const german = chooseLanguage('de', ['device']);
  expect(await chooseLanguage('en', ['device'])).toBe(true);
  expect(await german).toBe(false);
  expect(everywhere()).toEqual(['en', 'en', 'en']);

  const arabic = chooseLanguage('ar', ['device']);
  expect(await chooseLanguage('de', ['device'])).toBe(true);
  expect(await arabic).toBe(false);
  expect(everywhere()).toEqual(['de', 'de', 'de']);
});
