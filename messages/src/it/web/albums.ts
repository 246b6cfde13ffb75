import type { albums as source } from '../../en/web/albums.ts';
import { createFormats } from '../../formats.ts';

const { isolate, number, plural } = createFormats('it');

const files = (count: number) =>
  plural(count, { one: '# file', many: '# di file', other: '# file' });

export const albums: typeof source = {
  files: ({ count }) => files(count),
  yours: 'I tuoi album',
  create: 'Nuovo album',
  createNamed: ({ name }) => `Nuovo album “${isolate(name)}”`,
  created: ({ name }) => `Album “${isolate(name)}” creato.`,
  notCreated: 'L’album non è stato creato',
  saved: 'Album modificato.',
  notSaved: 'L’album non è stato modificato',
  loading: 'Caricamento degli album',
  notShown: 'Impossibile mostrare i tuoi album',
  none: 'Ancora nessun album',
  noneHint:
    'Un album mostra dei file insieme su una pagina, con un solo link. I file restano tra i tuoi caricamenti e possono stare in più album.',
  noneFound: ({ search }) => `Nessun album chiamato “${isolate(search)}”`,
  search: 'Cerca album',
  changedLast: 'Ultima modifica',
  all: 'Tutti gli album',
  visibility: {
    label: 'Chi può vederlo',
    unlisted: 'Non in elenco',
    public: 'Pubblico',
    private: 'Privato',
  },
  visibilityHints: {
    unlisted: 'Tutti quelli che hanno il link.',
    public: 'Tutti quelli che hanno il link; compare anche nella tua galleria pubblica.',
    private: 'Solo tu: non ha una pagina.',
  },
  fields: {
    name: 'Nome dell’album',
    nameMissing: 'Inserisci un nome.',
    description: 'Descrizione',
    slugHint: 'Parte dell’indirizzo dell’album. Vuoto: uno casuale.',
    slugReplaced: 'L’indirizzo attuale smette subito di funzionare.',
    make: 'Crea album',
  },
  page: {
    notShown: 'Impossibile mostrare questo album',
    filesNotShown: 'Impossibile mostrare i suoi file',
    copyLink: 'Copia link',
    linkCopied: 'Link dell’album copiato.',
    linkNotCopied: 'Impossibile copiare il link',
    open: 'Apri pagina',
    download: 'Scarica come ZIP',
    settings: 'Impostazioni dell’album',
    rename: 'Cambia nome e descrizione',
    upload: 'Carica in questo album',
    choose: 'Scegli tra i tuoi caricamenti',
    dropHint: 'I file che rilasci su questa pagina entrano nell’album.',
    empty: 'Questo album è vuoto',
    emptyHint: 'Trascina qui dei file, o selezionane alcuni tra i tuoi caricamenti e aggiungili.',
  },
  removal: {
    action: 'Elimina album',
    question: ({ name }) => `Vuoi eliminare l’album “${isolate(name)}”?`,
    filesStay:
      'Il suo link smette subito di funzionare. I suoi file restano tra i tuoi caricamenti.',
    done: 'Album eliminato.',
    failed: 'L’album non è stato eliminato',
  },
  order: {
    handle: ({ name }) => `Sposta ${isolate(name)}`,
    hint: 'Trascinalo, o spostalo con le frecce; Inizio e Fine lo portano alle estremità.',
    moved: ({ name, place, total }) =>
      `${isolate(name)} è al posto ${number(place)} di ${number(total)}.`,
    notSaved: 'L’ordine non è stato salvato',
    sort: 'Ordina',
    sortTitle: 'Ordina i file',
    note: 'Sostituisce una volta l’ordine attuale dei file. Quelli che arrivano dopo vanno in fondo.',
    done: 'File ordinati.',
  },
  cover: {
    set: ({ name }) => `Usa ${isolate(name)} come copertina`,
    is: 'Copertina',
    done: 'Copertina cambiata.',
    failed: 'La copertina non è stata cambiata',
  },
  member: {
    remove: ({ name }) => `Rimuovi ${isolate(name)} dall’album`,
    removeSelected: 'Rimuovi dall’album',
    removed: ({ count }) => `Rimosso dall’album: ${files(count)}.`,
    notRemoved: 'I file non sono stati rimossi',
    notPutBack: 'I file non sono stati rimessi',
  },
  adding: {
    title: ({ count }) => `Aggiungi ${files(count)} a un album`,
    search: 'Cerca, o dai un nome a un nuovo album',
    added: ({ count, name }) => `Aggiunto a “${isolate(name)}”: ${files(count)}.`,
    failed: 'I file non sono stati aggiunti',
    all: 'Già presente',
    some: ({ count, total }) => `${number(count)} di ${number(total)} presenti`,
    done: 'Fatto',
    inNone: 'Questo file non è in nessun album.',
    leave: ({ name }) => `Rimuovi da ${isolate(name)}`,
  },
};
