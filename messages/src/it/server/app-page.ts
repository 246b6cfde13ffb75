import type { appPage as source } from '../../en/server/app-page.ts';
import { createFormats } from '../../formats.ts';

const { isolate } = createFormats('it');

export const appPage: typeof source = {
  description: 'Carica file e condividili con brevi link pubblici',
  needsScripts: ({ name }) =>
    `${isolate(name)} ha bisogno di JavaScript per mostrare questa pagina.`,
  loadFailure: ({ name }) =>
    `Impossibile caricare ${isolate(name)} completamente. Controlla la connessione e ricarica la pagina.`,
  reload: 'Ricarica',
};
