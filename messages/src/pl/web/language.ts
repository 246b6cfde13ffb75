import type { language as source } from '../../en/web/language.ts';
import { createFormats } from '../../formats.ts';

const { isolate } = createFormats('pl');

export const language: typeof source = {
  label: 'Język',
  lead: 'W tym języku otrzymujesz też wiadomości e-mail.',
  asBrowser: ({ language: name }) => `Jak przeglądarka (${isolate(name)})`,
  notLoaded: ({ language: name }) =>
    `Nie udało się wczytać języka: ${isolate(name)}. Sprawdź połączenie i spróbuj ponownie.`,
  notSaved: 'Nie udało się zapisać języka',
};
