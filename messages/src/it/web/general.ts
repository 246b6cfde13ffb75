import type { general as source } from '../../en/web/general.ts';
import { createFormats } from '../../formats.ts';

const { isolate, number } = createFormats('it');

export const general: typeof source = {
  cancel: 'Annulla',
  delete: 'Elimina',
  dismiss: 'Ignora',
  download: 'Scarica',
  loading: 'Caricamento…',
  open: 'Apri',
  proxyBlocks: ({ proxy }) =>
    `Un proxy${proxy && ` (${isolate(proxy)})`} davanti a questo server blocca il caricamento. Amministratori: vedere docs/proxies/README.md#limits-of-a-proxy.`,
  save: 'Salva',
  stepOf: ({ step, steps }) => `Passo ${number(step)} di ${number(steps)}`,
  tryAgain: 'Riprova',
  unexplained: 'Si è verificato un errore. Riprova.',
  unknownAnswer: 'Il server ha risposto in una forma che questa pagina non conosce.',
  unreachable: 'Impossibile raggiungere il server. Controlla la connessione e riprova.',
};
