import type { dashboard as source } from '../../en/web/dashboard.ts';
import { createFormats } from '../../formats.ts';

const { bytes, isolate, plural } = createFormats('de');

export const dashboard: typeof source = {
  title: 'Übersicht',
  welcome: {
    title: 'Willkommen',
    greeting: ({ username }) => `Willkommen bei Perch, ${isolate(username)}!`,
    lead: 'Lade Dateien hoch, teile sie mit kurzen Links und behalte deinen Speicher im Blick.',
  },
  totalUploads: 'Uploads gesamt',
  recentUploads: ({ count, days }) => `${count} in den letzten ${days} Tagen`,
  totalSize: 'Größe gesamt',
  recentSize: ({ size, days }) => `${bytes(size)} in den letzten ${days} Tagen`,
  status: {
    title: 'Kontostatus',
    active: 'Aktiv',
    administrator: 'Administrator',
    user: 'Du kannst hochladen und teilen',
    memberSince: 'Dabei seit',
    storageLimit: 'Speicherlimit',
  },
  collections: {
    title: 'Alben, Tags, Anfragen und Links',
    albums: 'Alben',
    tags: 'Tags',
    requests: 'Dateianfragen',
    links: 'Kurzlinks',
    clicks: 'Klicks',
  },
  notShown: 'Deine Statistik kann gerade nicht gezeigt werden.',
  quickActions: {
    title: 'Schnellzugriff',
    upload: 'Dateien hochladen',
    uploadHint: 'Mit kurzem Link teilen',
    domains: 'Domains verwalten',
    domainsHint: 'Links auf deinem Namen',
    settings: 'Einstellungen',
    settingsHint: 'Profil und Passwort',
  },
  byType: {
    title: 'Speicher nach Typ',
    loading: 'Dein Speicher nach Typ wird geladen',
    notShown: 'Dein Speicher kann gerade nicht gezeigt werden.',
    none: 'Hier stehen deine Dateien nach Typ, sobald du welche hochlädst.',
    files: ({ count, share }) =>
      plural(count, { one: `# Datei · ${share}`, other: `# Dateien · ${share}` }),
    percent: ({ percent }) => `${percent} %`,
    belowOnePercent: '< 1 %',
  },
};
