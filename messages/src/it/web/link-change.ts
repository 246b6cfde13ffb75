import type { linkChange as source } from '../../en/web/link-change.ts';
import { createFormats } from '../../formats.ts';

const { isolate, number } = createFormats('it');

export const linkChange: typeof source = {
  title: 'Link',
  raw: 'Indirizzo diretto',
  view: 'Pagina',
  shared: 'condiviso',
  change: 'Modifica il link',
  saved: 'Link modificato.',
  notSaved: 'Il link non è stato modificato',
  kind: {
    label: 'Indirizzo da condividere',
    raw: 'Direttamente il file',
    view: 'Una pagina che mostra il file',
  },
  expiry: {
    label: 'Scade',
    kept: ({ date }) => `Il ${date}`,
    never: 'Mai',
    hour: 'Tra un’ora',
    day: 'Tra un giorno',
    week: 'Tra 7 giorni',
    month: 'Tra 30 giorni',
    custom: 'In un momento a scelta',
    time: 'Scade il',
    past: 'Scegli un momento che deve ancora venire.',
  },
  downloads: {
    label: 'Download rimasti',
    hint: 'Vuoto: senza limite.',
    any: 'Senza limite',
    custom: 'Un numero a scelta',
    count: 'Numero di download',
    invalid: ({ max }) => `Inserisci un numero intero da 1 a ${number(max)}.`,
  },
  burn: 'Elimina il file dopo un download',
  password: {
    label: 'Password',
    none: 'Nessuna',
    kept: 'Resta com’è',
    set: 'Impostane una nuova',
    remove: 'Rimuovila',
    text: 'Nuova password del link',
    missing: 'Inserisci una password.',
  },
  slug: {
    label: 'Nome del link',
    hint: ({ days }) => `Quello attuale continua a funzionare per ${days} giorni.`,
    invalid:
      'Inizia con una lettera o una cifra, poi lettere A–Z, cifre, punti, trattini e trattini bassi; al massimo 64.',
  },
  rename: {
    action: 'Rinomina',
    label: 'Nome del file',
    hint: 'Il link resta com’è.',
    missing: 'Inserisci un nome.',
    done: 'File rinominato.',
  },
  replace: {
    action: 'Sostituisci file',
    progress: 'Invio del nuovo file',
    done: 'File sostituito. Il suo link è lo stesso.',
    failed: 'Il file non è stato sostituito',
    otherType: 'Sostituire con un altro tipo di file?',
    otherTypeText: ({ name }) =>
      `“${isolate(name)}” è di un altro tipo rispetto al file di questo link. Il link mantiene la sua estensione.`,
    confirm: 'Sostituisci',
  },
};
