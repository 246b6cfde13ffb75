import type { appPage as source } from '../../en/server/app-page.ts';
import { createFormats } from '../../formats.ts';

const { isolate } = createFormats('de');

export const appPage: typeof source = {
  description: 'Dateien hochladen und mit kurzen öffentlichen Links teilen',
  needsScripts: ({ name }) => `${isolate(name)} braucht JavaScript, um diese Seite anzuzeigen.`,
  loadFailure: ({ name }) =>
    `${isolate(name)} konnte nicht vollständig geladen werden. Prüfe deine Verbindung und lade die Seite neu.`,
  reload: 'Neu laden',
};
