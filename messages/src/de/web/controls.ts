import type {
  controls as controlsSource,
  domainChecks as checksSource,
} from '../../en/web/controls.ts';
import { createFormats } from '../../formats.ts';

const { isolate } = createFormats('de');

export const controls: typeof controlsSource = {
  clearSearch: 'Suche leeren',
  showField: ({ label }) => `${label} anzeigen`,
  hideField: ({ label }) => `${label} verbergen`,
  keepToken: 'Meine Upload-Programme sollen weiter funktionieren',
  keepTokenHint:
    'Sonst endet das API-Token mit dem alten Passwort, und ShareX und Skripte brauchen eine neue Datei.',
  controlKey: 'Strg',
  pager: {
    pages: 'Seiten',
    previous: 'Vorherige Seite',
    next: 'Nächste Seite',
    page: ({ page }) => `Seite ${page}`,
    range: ({ first, last, total }) => `${first}–${last} von ${total}`,
  },
  statuses: { approved: 'Freigegeben', pending: 'Wartet', rejected: 'Abgelehnt' },
  noLimit: 'Keins',
};

export const domainChecks: typeof checksSource = {
  ownership: 'Besitz',
  pointing: 'Zeigt hierher',
  https: 'HTTPS',
  words: {
    unchecked: 'noch nicht geprüft',
    proven: 'nachgewiesen',
    notProven: 'nicht nachgewiesen',
    points: 'ja',
    doesNotPoint: 'nein',
    works: 'funktioniert',
    doesNotWork: 'funktioniert nicht',
    notYet: 'noch nicht',
  },
  triedSoon: 'wird gleich versucht',
  triedOnceApproved: 'wird versucht, sobald die Domain freigegeben und der Besitz nachgewiesen ist',
  result: ({ check, word }) => `${check}: ${word}`,
  resultWithReason: ({ check, word, reason }) => `${check}: ${word} ${reason}`,
  reason: ({ reason }) => `(${isolate(reason)})`,
  lastChecked: ({ when }) => `Zuletzt geprüft ${when}`,
};
