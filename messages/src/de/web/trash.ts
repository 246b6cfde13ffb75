import type { trash as source } from '../../en/web/trash.ts';
import { createFormats } from '../../formats.ts';

const { isolate, plural } = createFormats('de');

export const trash: typeof source = {
  title: 'Papierkorb',
  note: ({ days }) =>
    plural(days, {
      one: 'Gelöschte Dateien bleiben # Tag hier und zählen zu deinem Speicher. Ihre Links funktionieren nicht.',
      other:
        'Gelöschte Dateien bleiben # Tage hier und zählen zu deinem Speicher. Ihre Links funktionieren nicht.',
    }),
  nothing: 'Der Papierkorb ist leer',
  deletedAt: ({ date }) => `Gelöscht am ${date}`,
  kept: ({ days }) =>
    plural(days, {
      one: 'Der Papierkorb behält Gelöschtes # Tag lang.',
      other: 'Der Papierkorb behält Gelöschtes # Tage lang.',
    }),
  moved: ({ count }) =>
    plural(count, {
      one: 'Datei in den Papierkorb verschoben.',
      other: '# Dateien in den Papierkorb verschoben.',
    }),
  undo: 'Rückgängig',
  restore: 'Wiederherstellen',
  restoreNamed: ({ name }) => `${isolate(name)} wiederherstellen`,
  restored: ({ count }) =>
    plural(count, { one: 'Datei wiederhergestellt.', other: '# Dateien wiederhergestellt.' }),
  notRestored: ({ count }) =>
    plural(count, {
      one: 'Die Datei konnte nicht wiederhergestellt werden',
      other: 'Die Dateien konnten nicht wiederhergestellt werden',
    }),
  removal: {
    action: 'Endgültig löschen',
    actionNamed: ({ name }) => `${isolate(name)} endgültig löschen`,
    title: ({ count }) =>
      plural(count, { one: 'Datei endgültig löschen', other: '# Dateien endgültig löschen' }),
    warning: 'Das lässt sich nicht rückgängig machen.',
    done: ({ count }) =>
      plural(count, { one: 'Datei endgültig gelöscht.', other: '# Dateien endgültig gelöscht.' }),
  },
  emptying: {
    action: 'Papierkorb leeren',
    question: 'Möchtest du alle Dateien im Papierkorb endgültig löschen?',
    done: 'Der Papierkorb wurde geleert.',
    failed: 'Der Papierkorb konnte nicht geleert werden',
  },
};
