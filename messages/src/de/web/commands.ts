import type { commands as source } from '../../en/web/commands.ts';
import { createFormats } from '../../formats.ts';

const { isolate, plural } = createFormats('de');

export const commands: typeof source = {
  groups: {
    pages: 'Seiten',
    actions: 'Aktionen',
    files: 'Dateien',
    recentFiles: 'Neueste Dateien',
    links: 'Links',
    clients: 'Programme',
    albums: 'Alben',
    tags: 'Tags',
  },
  palette: 'Befehlspalette',
  open: 'Suchen …',
  search: 'Suchen oder springen zu',
  searchHint: 'Dateien, Seiten und Aktionen suchen',
  results: 'Ergebnisse',
  resultCount: ({ count }) => plural(count, { one: '# Ergebnis', other: '# Ergebnisse' }),
  searching: 'Suche läuft …',
  nothingFound: ({ typed }) => `Nichts gefunden für „${isolate(typed)}“`,
  logOut: 'Abmelden',
  logOutKeywords: 'ausloggen logout sign out',
  shortcutsKeywords: 'tasten hilfe tastatur',
  shortcuts: {
    title: 'Tastenkürzel',
    close: 'Tastenkürzel schließen',
    jump: 'Suchen oder überall hinspringen',
    searchInList: 'In der Liste suchen',
    upload: 'Dateien hochladen',
    favorite: 'Datei zum Favoriten machen oder nicht mehr',
    goTo: {
      dashboard: 'Zur Übersicht',
      uploads: 'Zu den Uploads',
      albums: 'Zu den Alben',
      requests: 'Zu den Anfragen',
      links: 'Zu den Kurzlinks',
      domains: 'Zu den Domains',
      settings: 'Zu den Einstellungen',
      admin: 'Zur Verwaltung',
    },
    showList: 'Diese Liste zeigen',
    closeOrClear: 'Schließen oder leeren',
    singleKeys: 'Kürzel mit einer Taste in diesem Browser',
  },
};
