import type { dashboard as source } from '../../en/web/dashboard.ts';
import { createFormats } from '../../formats.ts';

const { bytes, isolate, number, plural } = createFormats('it');

export const dashboard: typeof source = {
  title: 'Dashboard',
  welcome: {
    title: 'Ti diamo il benvenuto',
    greeting: ({ username }) => `Ti diamo il benvenuto su Perch, ${isolate(username)}!`,
    lead: 'Carica file, condividili con link brevi e tieni d’occhio lo spazio che usi.',
  },
  totalUploads: 'File caricati',
  recentUploads: ({ count, days }) => `${number(count)} negli ultimi ${number(days)} giorni`,
  totalSize: 'Dimensione totale',
  recentSize: ({ size, days }) => `${bytes(size)} negli ultimi ${number(days)} giorni`,
  status: {
    title: 'Stato dell’account',
    active: 'Attivo',
    administrator: 'Amministratore',
    user: 'Puoi caricare e condividere',
    memberSince: 'Iscrizione',
    storageLimit: 'Limite di spazio',
  },
  collections: {
    title: 'Album, etichette, richieste e link',
    albums: 'Album',
    tags: 'Etichette',
    requests: 'Richieste di file',
    links: 'Link brevi',
    clicks: 'Clic',
  },
  notShown: 'Al momento non è possibile mostrare le tue statistiche.',
  quickActions: {
    title: 'Azioni rapide',
    upload: 'Carica file',
    uploadHint: 'Condividi con link breve',
    domains: 'Gestisci domini',
    domainsHint: 'Link sul tuo nome',
    settings: 'Impostazioni',
    settingsHint: 'Profilo e password',
  },
  byType: {
    title: 'Spazio per tipo',
    loading: 'Caricamento dello spazio per tipo',
    notShown: 'Al momento non è possibile mostrare il tuo spazio.',
    none: 'I tuoi file appariranno qui per tipo quando ne caricherai.',
    files: ({ count, share }) =>
      plural(count, {
        one: `# file · ${share}`,
        many: `# di file · ${share}`,
        other: `# file · ${share}`,
      }),
    percent: ({ percent }) => `${number(percent)}%`,
    belowOnePercent: '<1%',
  },
};
