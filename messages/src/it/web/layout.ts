import type { layout as source } from '../../en/web/layout.ts';
import { createFormats } from '../../formats.ts';

const { isolate } = createFormats('it');

export const layout: typeof source = {
  skipToContent: 'Vai al contenuto',
  sidebar: 'Barra laterale',
  menu: 'Menu',
  openMenu: 'Apri il menu',
  mainMenu: 'Navigazione principale',
  logout: 'Esci',
  welcomeBack: ({ username }) => `Ciao, ${isolate(username)}`,
  pages: {
    dashboard: 'Dashboard',
    uploads: 'Caricamenti',
    albums: 'Album',
    requests: 'Richieste',
    links: 'Link brevi',
    domains: 'Domini',
    settings: 'Impostazioni',
    admin: 'Admin',
  },
  sessionExpired: 'Sessione scaduta. Accedi di nuovo.',
  uploadingNotLoaded:
    'Il modulo di caricamento non è disponibile. Controlla la connessione e riprova.',
  noAnswer: 'Perch non risponde',
  pending: {
    title: 'Account in attesa',
    lead: 'Il tuo account attende l’approvazione di un amministratore.',
    refresh: 'Aggiorna',
  },
  errors: {
    missingPage: 'Impossibile caricare questa pagina',
    missingPageText:
      'Una parte non è arrivata. Controlla la connessione e riprova. Se Perch è stato aggiornato, ricarica.',
    brokenPage: 'Si è verificato un errore in questa pagina',
    brokenPageText: 'Ciò che hai salvato non è interessato. Riprova, o ricarica se non basta.',
    missingSection: 'Caricamento non riuscito. Controlla la connessione e riprova.',
    brokenSection: 'Qui si è verificato un errore.',
    reload: 'Ricarica',
  },
};
