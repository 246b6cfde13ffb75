import type { general as source } from '../../en/web/general.ts';
import { createFormats } from '../../formats.ts';

const { isolate, number } = createFormats('de');

export const general: typeof source = {
  cancel: 'Abbrechen',
  delete: 'Löschen',
  dismiss: 'Ausblenden',
  download: 'Herunterladen',
  loading: 'Wird geladen …',
  open: 'Öffnen',
  proxyBlocks: ({ proxy }) =>
    `Ein Proxy${proxy && ` (${isolate(proxy)})`} vor diesem Server blockiert den Upload. Für Administratoren: siehe docs/proxies/README.md#limits-of-a-proxy.`,
  save: 'Speichern',
  stepOf: ({ step, steps }) => `Schritt ${number(step)} von ${number(steps)}`,
  tryAgain: 'Noch einmal',
  unexplained: 'Ein Fehler ist aufgetreten. Bitte versuche es noch einmal.',
  unknownAnswer: 'Der Server hat in einer Form geantwortet, die diese Seite nicht kennt.',
  unreachable:
    'Der Server ist nicht erreichbar. Prüfe deine Verbindung und versuche es noch einmal.',
};
