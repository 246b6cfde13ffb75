import type { layout as source } from '../../en/web/layout.ts';
import { createFormats } from '../../formats.ts';

const { isolate } = createFormats('de');

export const layout: typeof source = {
  skipToContent: 'Zum Inhalt springen',
  sidebar: 'Seitenleiste',
  menu: 'Menü',
  openMenu: 'Menü öffnen',
  mainMenu: 'Hauptmenü',
  logout: 'Abmelden',
  welcomeBack: ({ username }) => `Willkommen zurück, ${isolate(username)}`,
  pages: {
    dashboard: 'Übersicht',
    uploads: 'Uploads',
    albums: 'Alben',
    requests: 'Anfragen',
    links: 'Kurzlinks',
    domains: 'Domains',
    settings: 'Einstellungen',
    admin: 'Verwaltung',
  },
  sessionExpired: 'Die Sitzung ist abgelaufen. Bitte melde dich wieder an.',
  uploadingNotLoaded:
    'Das Hochladen konnte nicht geladen werden. Prüfe deine Verbindung und versuche es noch einmal.',
  noAnswer: 'Perch antwortet nicht',
  pending: {
    title: 'Konto noch nicht freigegeben',
    lead: 'Dein Konto wartet auf die Freigabe durch einen Administrator.',
    refresh: 'Aktualisieren',
  },
  errors: {
    missingPage: 'Diese Seite konnte nicht geladen werden',
    missingPageText:
      'Ein Teil davon ist nicht angekommen. Prüfe deine Verbindung und versuche es noch einmal. Wenn Perch aktualisiert wurde, lade die Seite neu.',
    brokenPage: 'Auf dieser Seite ist etwas schiefgegangen',
    brokenPageText:
      'Deine gespeicherten Dateien sind nicht betroffen. Versuche es noch einmal, oder lade die Seite neu, wenn das nicht hilft.',
    missingSection:
      'Das konnte nicht geladen werden. Prüfe deine Verbindung und versuche es noch einmal.',
    brokenSection: 'Hier ist etwas schiefgegangen.',
    reload: 'Neu laden',
  },
};
