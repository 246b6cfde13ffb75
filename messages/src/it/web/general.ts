import type { general as source } from '../../en/web/general.ts';
import { createFormats } from '../../formats.ts';

const { number } = createFormats('it');

export const general: typeof source = {
  cancel: 'Annulla',
  delete: 'Elimina',
  dismiss: 'Ignora',
  download: 'Scarica',
  loading: 'Caricamento…',
  open: 'Apri',
  save: 'Salva',
  stepOf: ({ step, steps }) => `Passo ${number(step)} di ${number(steps)}`,
  tryAgain: 'Riprova',
  unexplained: 'Si è verificato un errore. Riprova.',
  unknownAnswer: 'Il server ha risposto in una forma che questa pagina non conosce.',
  unreachable: 'Impossibile raggiungere il server. Controlla la connessione e riprova.',
};
