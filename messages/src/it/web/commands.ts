import type { commands as source } from '../../en/web/commands.ts';
import { createFormats } from '../../formats.ts';

const { isolate, plural } = createFormats('it');

export const commands: typeof source = {
  groups: {
    pages: 'Pagine',
    actions: 'Azioni',
    files: 'File',
    recentFiles: 'File recenti',
    links: 'Link',
    clients: 'Applicazioni',
    albums: 'Album',
    tags: 'Etichette',
  },
  palette: 'Tavolozza dei comandi',
  open: 'Cerca o vai a…',
  search: 'Cerca o vai a',
  searchHint: 'Cerca file, pagine e azioni',
  results: 'Risultati',
  resultCount: ({ count }) =>
    plural(count, { one: '# risultato', many: '# di risultati', other: '# risultati' }),
  searching: 'Ricerca…',
  nothingFound: ({ typed }) => `Nessun risultato per “${isolate(typed)}”`,
  logOut: 'Esci',
  logOutKeywords: 'disconnetti uscire logout',
  shortcutsKeywords: 'tasti aiuto',
  shortcuts: {
    title: 'Scorciatoie da tastiera',
    close: 'Chiudi le scorciatoie',
    jump: 'Cerca o vai ovunque',
    searchInList: 'Cerca nell’elenco',
    upload: 'Carica file',
    favorite: 'Aggiungere un file ai preferiti o toglierlo',
    goTo: {
      dashboard: 'Vai alla dashboard',
      uploads: 'Vai ai caricamenti',
      albums: 'Vai agli album',
      requests: 'Vai alle richieste',
      links: 'Vai ai link brevi',
      domains: 'Vai ai domini',
      settings: 'Vai alle impostazioni',
      admin: 'Vai all’amministrazione',
    },
    showList: 'Mostra questo elenco',
    closeOrClear: 'Chiudi o cancella',
    singleKeys: 'Scorciatoie a tasto singolo in questo browser',
  },
};
