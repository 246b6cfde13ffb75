import type { general as source } from '../../en/web/general.ts';

export const general: typeof source = {
  cancel: 'Annulla',
  delete: 'Elimina',
  dismiss: 'Ignora',
  download: 'Scarica',
  loading: 'Caricamento…',
  open: 'Apri',
  save: 'Salva',
  tryAgain: 'Riprova',
  unexplained: 'Si è verificato un errore. Riprova.',
  unknownAnswer: 'Il server ha risposto in una forma che questa pagina non conosce.',
  unreachable: 'Impossibile raggiungere il server. Controlla la connessione e riprova.',
};
