import type { pages as source } from '../../en/server/pages.ts';
import { createFormats } from '../../formats.ts';

const { plural } = createFormats('de');

export const pages: typeof source = {
  nothingHere: 'Hier ist nichts',
  nothingHereWhy: 'Vielleicht wurde die Datei gelöscht, oder der Link ist nicht vollständig.',
  confirmDeletion: ({ name }) => `${name} löschen?`,
  confirmUnnamedDeletion: 'Diese Datei löschen?',
  confirmDeletionWhy:
    'Der Link funktioniert dann sofort nicht mehr. Das lässt sich nicht rückgängig machen.',
  confirmTrashingWhy: ({ days }) =>
    plural(days, {
      one: 'Der Link funktioniert dann sofort nicht mehr. Der Besitzer kann die Datei bis zu # Tag lang wiederherstellen.',
      other:
        'Der Link funktioniert dann sofort nicht mehr. Der Besitzer kann die Datei bis zu # Tage lang wiederherstellen.',
    }),
  deleteFile: 'Datei löschen',
  deleted: 'Die Datei ist gelöscht',
  deletedWhy: 'Ihr Link funktioniert nicht mehr.',
  alreadyDeleted: 'Schon weg',
  alreadyDeletedWhy: 'Diese Datei wurde schon gelöscht, oder es gab sie nie.',
  frontPage: 'Hier liegen Dateien',
  frontPageWhy: 'Unter dieser Adresse gibt es Dateien für alle, die einen Link dazu haben.',
  noSuchPage: 'Diese Seite gibt es nicht',
  noSuchPageWhy: 'Vielleicht ist die Adresse nicht vollständig, oder die Seite wurde entfernt.',
  unknownHost: {
    title: 'Diese Adresse ist nicht eingerichtet',
    why: 'Der Server läuft, aber dies ist nicht seine öffentliche Adresse.',
    remedy: 'Wenn es dein Server ist und diese Adresse gelten soll, starte ihn mit:',
    domain: 'Wenn dies eine Domain für Links ist, füge sie in der App unter Domains hinzu.',
  },
};
