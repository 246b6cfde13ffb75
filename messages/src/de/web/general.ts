import type { general as source } from '../../en/web/general.ts';

export const general: typeof source = {
  cancel: 'Abbrechen',
  delete: 'Löschen',
  dismiss: 'Ausblenden',
  download: 'Herunterladen',
  loading: 'Wird geladen …',
  open: 'Öffnen',
  save: 'Speichern',
  tryAgain: 'Noch einmal',
  unexplained: 'Ein Fehler ist aufgetreten. Bitte versuche es noch einmal.',
  unknownAnswer: 'Der Server hat in einer Form geantwortet, die diese Seite nicht kennt.',
  unreachable:
    'Der Server ist nicht erreichbar. Prüfe deine Verbindung und versuche es noch einmal.',
};
