import type { trash as source } from '../../en/server/trash.ts';
import { createFormats } from '../../formats.ts';

const { isolate, moment, plural } = createFormats('de');

export const trash: typeof source = {
  moved: 'Die Datei liegt im Papierkorb.',
  emptied: 'Der Papierkorb ist leer.',
  hasEnded: 'Diese Datei ist inzwischen abgelaufen und lässt sich nicht wiederherstellen.',
  expiryMail: {
    subject: ({ count }) =>
      plural(count, {
        one: '# Datei läuft bald ab',
        other: '# Dateien laufen bald ab',
      }),
    lead: ({ count }) =>
      plural(count, {
        one: 'Diese Datei läuft bald ab; dann funktioniert ihr Link nicht mehr, und ihr Inhalt wird gelöscht:',
        other:
          'Diese Dateien laufen bald ab; dann funktionieren ihre Links nicht mehr, und ihr Inhalt wird gelöscht:',
      }),
    file: ({ name, at }) => `${isolate(name)}: ${moment(at)}`,
    more: ({ count }) =>
      plural(count, {
        one: 'und # weitere.',
        other: 'und # weitere.',
      }),
    off: 'Diese E-Mail kommt höchstens einmal am Tag, weil du sie in deinen Einstellungen gewünscht hast.',
    link: 'Deine ablaufenden Dateien',
  },
};
