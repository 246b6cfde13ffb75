import type { apiAccess as source } from '../../en/web/api-access.ts';

export const apiAccess: typeof source = {
  token: {
    title: 'Token API',
    lead: 'Permette ai programmi di caricare file a tuo nome. Possono elencare, leggere ed eliminare i tuoi file, e nient’altro.',
    loading: 'Caricamento del token API',
    failed: 'Impossibile mostrare il tuo token API',
    label: 'Il tuo token API',
    copy: 'Copia token API',
    copied: 'Token API copiato negli appunti!',
    copyFailed: 'Impossibile copiare il token',
    replace: 'Sostituisci token',
    replacing: 'Sostituzione…',
    replaced: 'Token API sostituito. Scarica di nuovo i file delle tue applicazioni.',
    replaceTitle: 'Sostituisci token API',
    replaceText:
      'Il vecchio token smetterà subito di funzionare. ShareX e gli script che lo usano avranno bisogno di un nuovo file.',
    confirmReplace: 'Sostituisci',
  },
  guide: {
    title: 'Documentazione API',
    lead: 'Qualsiasi programma può caricare file: invia il tuo token API come token Bearer e il file come dati di modulo multipart. La risposta contiene il link in file.url.',
    endpoint: 'Endpoint di caricamento',
    header: 'Intestazione',
    body: 'Corpo',
    bodyType: ({ type }) => `Dati di modulo multipart (${type})`,
    field: 'Nome del campo del file',
    allCalls: 'Tutte le chiamate',
    reference: 'Riferimento API',
    copy: 'Copia comando',
    copied: 'Comando copiato negli appunti!',
    copyFailed: 'Impossibile copiare il comando',
  },
};
