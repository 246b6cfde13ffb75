import type { uploads as source } from '../../en/web/uploads.ts';
import { createFormats } from '../../formats.ts';

const { bytes, isolate, plural } = createFormats('it');

export const uploads: typeof source = {
  title: 'Caricamenti',
  searchTitle: ({ search }) => `Ricerca “${isolate(search)}”`,
  loading: 'Caricamento dei tuoi file',
  notShown: 'Impossibile mostrare i tuoi file',
  none: 'Ancora nessun file',
  pick: {
    drop: ({ browse }) => `Trascina qui i file o ${browse}`,
    browse: 'fai clic per sfogliare',
    limit: ({ maxBytes }) => `Max ${bytes(maxBytes)} per file`,
    anyType: 'Qualsiasi tipo di file',
    more: '. Funzionano anche cartelle e immagini incollate.',
    newPaste: 'Nuovo testo',
    newPasteHint: 'Testo o codice. Oppure incollalo ovunque in questa pagina.',
    dropNow: 'Rilascia per caricare',
    dropInto: ({ album }) => `Rilascia per aggiungere a “${isolate(album)}”`,
    nothingDropped: 'Non contiene file.',
    unreadable: 'Impossibile leggere ciò che è stato trascinato',
    chooseAgain: 'Scegli di nuovo i file.',
    pastedName: ({ moment }) => `Incollato ${moment}`,
  },
  list: {
    title: 'I tuoi file',
    typeFilter: 'Filtra per tipo',
    allTypes: 'Tutti',
    search: 'Cerca tra i file',
    searchHint: 'Cerca per nome',
    sortBy: 'Ordina per',
    sortings: {
      newest: 'Più recenti',
      oldest: 'Meno recenti',
      nameUp: 'Nome A–Z',
      nameDown: 'Nome Z–A',
      largest: 'Più grandi',
      smallest: 'Più piccoli',
    },
    layout: 'Visualizzazione',
    layouts: { list: 'Elenco', grid: 'Griglia' },
    columns: {
      name: 'Nome',
      size: 'Dimensione',
      views: 'Visite',
      downloads: 'Download',
      createdAt: 'Caricato',
      actions: 'Azioni',
    },
    views: ({ count }) =>
      plural(count, { one: '# visita', many: '# di visite', other: '# visite' }),
    downloads: ({ count }) =>
      plural(count, { one: '# download', many: '# di download', other: '# download' }),
    noneHint:
      'Scegli i file qui sopra, oppure trascinali o incollali ovunque in questa pagina. Ognuno riceve un link breve da condividere.',
    noneFound: ({ search }) => `Nessun file di nome “${isolate(search)}”`,
    perhapsOtherType: 'Forse ce ne sono di un altro tipo.',
    noneOfType: 'Nessun file di questo tipo',
    showAll: 'Mostra tutti i file',
  },
  selection: {
    select: ({ name }) => `Seleziona ${isolate(name)}`,
    selectPage: 'Seleziona tutti in questa pagina',
    actions: 'File selezionati',
    clear: 'Annulla selezione',
    selected: ({ count }) =>
      plural(count, { one: '# selezionato', many: '# selezionati', other: '# selezionati' }),
    copyLinks: 'Copia link',
    copied: ({ count }) =>
      plural(count, {
        one: 'URL copiato negli appunti!',
        many: '# di URL copiati negli appunti!',
        other: '# URL copiati negli appunti!',
      }),
    notCopied: ({ count }) =>
      plural(count, {
        one: 'Impossibile copiare l’URL',
        many: 'Impossibile copiare gli URL',
        other: 'Impossibile copiare gli URL',
      }),
  },
  actions: {
    preview: ({ name }) => `Anteprima di ${isolate(name)}`,
    download: ({ name }) => `Scarica ${isolate(name)}`,
    delete: ({ name }) => `Elimina ${isolate(name)}`,
    copyUrl: ({ name }) => `Copia l’URL di ${isolate(name)}`,
    urlCopied: 'URL copiato negli appunti!',
    urlNotCopied: 'Impossibile copiare l’URL',
  },
  commands: {
    upload: 'Carica file',
    uploadKeywords: 'aggiungi nuovo invia upload',
    pasteKeywords: 'testo codice frammento nota incolla',
    copyUrlKeywords: 'link collegamento',
  },
  deletion: {
    title: ({ count }) =>
      plural(count, {
        one: 'Elimina file',
        many: 'Elimina # di file',
        other: 'Elimina # file',
      }),
    confirm: ({ count }) =>
      plural(count, {
        one: 'Elimina',
        many: 'Elimina # di file',
        other: 'Elimina # file',
      }),
    question: ({ count }) =>
      plural(count, {
        one: 'Vuoi davvero eliminare questo file?',
        many: 'Vuoi davvero eliminare questi # di file?',
        other: 'Vuoi davvero eliminare questi # file?',
      }),
    linksStop: ({ count }) =>
      plural(count, {
        one: 'Il suo link smetterà subito di funzionare.',
        many: 'I loro link smetteranno subito di funzionare.',
        other: 'I loro link smetteranno subito di funzionare.',
      }),
    deleted: ({ count }) =>
      plural(count, {
        one: 'File eliminato.',
        many: '# di file eliminati.',
        other: '# file eliminati.',
      }),
    failed: ({ count }) =>
      plural(count, {
        one: 'Impossibile eliminare il file',
        many: 'Impossibile eliminare i file',
        other: 'Impossibile eliminare i file',
      }),
  },
  recent: {
    title: 'File recenti',
    all: 'Tutti i file',
    first: 'Carica il tuo primo file',
    hint: 'I tuoi ultimi file appaiono qui, ognuno con il suo link da condividere.',
  },
  details: {
    title: 'Dettagli del file',
    close: 'Chiudi i dettagli',
    notShown: 'Impossibile mostrare questo file',
    open: 'Apri',
    copyUrl: 'Copia URL',
    delete: 'Elimina file',
    facts: {
      size: 'Dimensione',
      mimeType: 'Tipo MIME',
      uploaded: 'Caricato',
      domain: 'Dominio',
      views: 'Visite',
      downloads: 'Download',
      sha256: 'SHA-256',
    },
    exactSize: ({ bytes: count, digits }) =>
      plural(count, {
        one: `(${digits} byte)`,
        many: `(${digits} di byte)`,
        other: `(${digits} byte)`,
      }),
    thisServer: 'Questo server',
    links: 'Link',
    forms: {
      link: 'Link',
      download: 'Link di download',
      thumbnail: 'Miniatura',
      markdown: 'Markdown',
      html: 'HTML',
      bbcode: 'BBCode',
    },
    copyValue: ({ label }) => `Copia: ${label}`,
    valueCopied: ({ label }) => `Copiato negli appunti: ${label}`,
    valueNotCopied: ({ label }) => `Impossibile copiare: ${label}`,
    preview: ({ name }) => `Anteprima di ${isolate(name)}`,
    notPreviewed: 'Nessuna anteprima per questo file.',
    empty: 'Il file è vuoto.',
    onlyBeginning: 'È mostrato solo l’inizio.',
    readPdf: 'Leggi il PDF in una nuova scheda',
  },
};
