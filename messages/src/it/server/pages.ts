import type { pages as source } from '../../en/server/pages.ts';
import { createFormats } from '../../formats.ts';

const { isolate, plural } = createFormats('it');

export const pages: typeof source = {
  nothingHere: 'Qui non c’è nulla',
  nothingHereWhy: 'Forse il file è stato eliminato, oppure il link non è completo.',
  confirmDeletion: ({ name }) => `Eliminare ${isolate(name)}?`,
  confirmUnnamedDeletion: 'Eliminare questo file?',
  confirmDeletionWhy: 'Il link smetterà subito di funzionare. L’operazione non si può annullare.',
  confirmTrashingWhy: ({ days }) =>
    plural(days, {
      one: 'Il link smetterà subito di funzionare. Il proprietario potrà ripristinare il file per # giorno al massimo.',
      many: 'Il link smetterà subito di funzionare. Il proprietario potrà ripristinare il file per # di giorni al massimo.',
      other:
        'Il link smetterà subito di funzionare. Il proprietario potrà ripristinare il file per # giorni al massimo.',
    }),
  deleteFile: 'Elimina il file',
  deleted: 'Il file è stato eliminato',
  deletedWhy: 'Il suo link non funziona più.',
  alreadyDeleted: 'Già eliminato',
  alreadyDeletedWhy: 'Questo file era già stato eliminato o non è mai esistito.',
  frontPage: 'Qui ci sono dei file',
  frontPageWhy: 'Questo indirizzo fornisce file a chi ne ha ricevuto il link.',
  noSuchPage: 'Questa pagina non esiste',
  noSuchPageWhy: 'Forse l’indirizzo non è completo, oppure la pagina è stata rimossa.',
  unknownHost: {
    title: 'Questo indirizzo non è configurato',
    why: 'Il server è in funzione, ma questo non è il suo indirizzo pubblico.',
    remedy: 'Se è il tuo server e l’indirizzo deve funzionare, avvialo con:',
    domain: 'Se è un dominio per i link, aggiungilo nell’app, in Domini.',
  },
};
