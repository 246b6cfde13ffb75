import type { factorReset as source } from '../../en/web/factor-reset.ts';
import { createFormats } from '../../formats.ts';

const { isolate, plural } = createFormats('de');

export const factorReset: typeof source = {
  factors: 'Zweite Faktoren',
  none: 'Keine',
  app: 'Authenticator-App',
  passkeys: ({ count }) => plural(count, { one: '# Passkey', other: '# Passkeys' }),
  title: 'Zweite Faktoren zurücksetzen',
  text: ({ name }) =>
    `Authenticator-App, Wiederherstellungscodes und Passkeys von ${isolate(name)} werden entfernt, und alle Sitzungen enden.`,
  check:
    'Vergewissere dich, dass wirklich die Person darum bittet, der das Konto gehört: Danach genügt das Passwort zum Anmelden.',
  reason: 'Begründung',
  reasonHint: 'Sie steht im Protokoll und in der Mail an den Besitzer.',
  reasonRequired: 'Bitte gib die Begründung an.',
  failed: 'Die zweiten Faktoren konnten nicht zurückgesetzt werden',
};
