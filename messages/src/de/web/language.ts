import type { language as source } from '../../en/web/language.ts';
import { createFormats } from '../../formats.ts';

const { isolate } = createFormats('de');

export const language: typeof source = {
  label: 'Sprache',
  lead: 'Auch E-Mails an dich sind in dieser Sprache.',
  asBrowser: ({ language: name }) => `Wie der Browser (${isolate(name)})`,
  notLoaded: ({ language: name }) =>
    `${isolate(name)} konnte nicht geladen werden. Prüfe deine Verbindung und versuche es noch einmal.`,
  notSaved: 'Die Sprache konnte nicht gespeichert werden',
};
