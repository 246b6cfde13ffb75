import type { language as source } from '../../en/web/language.ts';
import { createFormats } from '../../formats.ts';

const { isolate } = createFormats('fr');

export const language: typeof source = {
  label: 'Langue',
  lead: 'Les e-mails que vous recevez sont aussi dans cette langue.',
  asBrowser: ({ language: name }) => `Comme le navigateur (${isolate(name)})`,
  notLoaded: ({ language: name }) =>
    `La langue ${isolate(name)} n’a pas pu être chargée. Vérifiez votre connexion et réessayez.`,
  notSaved: 'La langue n’a pas pu être enregistrée',
};
