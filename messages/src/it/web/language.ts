import type { language as source } from '../../en/web/language.ts';
import { createFormats } from '../../formats.ts';

const { isolate } = createFormats('it');

export const language: typeof source = {
  label: 'Lingua',
  lead: 'Anche le e-mail che ricevi sono in questa lingua.',
  asBrowser: ({ language: name }) => `Come il browser (${isolate(name)})`,
  notLoaded: ({ language: name }) =>
    `Impossibile caricare la lingua ${isolate(name)}. Controlla la connessione e riprova.`,
  notSaved: 'Impossibile salvare la lingua',
};
