import type { tags as source } from '../../en/web/tags.ts';
import { createFormats } from '../../formats.ts';

const { isolate, number, plural } = createFormats('it');

export const tags: typeof source = {
  title: 'Etichette',
  changed: 'Etichette modificate.',
  notChanged: 'Le etichette non sono state modificate',
  files: ({ count }) => plural(count, { one: '# file', many: '# file', other: '# file' }),
  field: {
    placeholder: 'Aggiungi un’etichetta',
    hint: 'Invio o una virgola aggiunge un’etichetta.',
    remove: ({ name }) => `Togli l’etichetta ${isolate(name)}`,
    suggestions: 'Le tue etichette',
    suggested: ({ count }) =>
      plural(count, { one: '# suggerimento', many: '# suggerimenti', other: '# suggerimenti' }),
    tooLong: ({ max }) => `Un’etichetta ha al massimo ${number(max)} caratteri.`,
    tooMany: ({ max }) => `Un file può avere al massimo ${number(max)} etichette.`,
    invalid: 'Un’etichetta non ha caratteri di controllo.',
  },
  choice: {
    search: 'Cerca etichette',
    none: 'Ancora nessuna etichetta',
    noneFound: 'Nessuna etichetta corrisponde',
  },
  bulk: {
    title: ({ count }) =>
      plural(count, {
        one: 'Etichette di # file',
        many: 'Etichette di # file',
        other: 'Etichette di # file',
      }),
    add: 'Aggiungi queste etichette',
    remove: 'Togli queste etichette',
    submit: 'Modifica etichette',
    done: ({ count }) =>
      plural(count, {
        one: 'Etichette di # file modificate.',
        many: 'Etichette di # file modificate.',
        other: 'Etichette di # file modificate.',
      }),
  },
  manage: {
    open: 'Gestisci etichette',
    back: 'Torna ai file',
    lead: ({ max }) =>
      `Un account può avere ${number(max)} etichette. I file restano quando un’etichetta viene rinominata, unita o eliminata.`,
    failed: 'Le tue etichette non possono essere mostrate',
    loading: 'Caricamento delle tue etichette',
    noneHint: 'Dai a un file la prima etichetta nei suoi dettagli.',
    name: 'Nome dell’etichetta',
    nameMissing: 'Inserisci un nome.',
    rename: ({ name }) => `Rinomina l’etichetta ${isolate(name)}`,
    renamed: 'Etichetta rinominata.',
    merge: 'Unisci',
    mergeTitle: 'Unisci etichette',
    mergeText: ({ count, name, before }) =>
      plural(count, {
        one: `C’è già un’etichetta “${isolate(name)}”. Unirvi # file di “${isolate(before)}”? Non si può annullare.`,
        many: `C’è già un’etichetta “${isolate(name)}”. Unirvi # file di “${isolate(before)}”? Non si può annullare.`,
        other: `C’è già un’etichetta “${isolate(name)}”. Unirvi # file di “${isolate(before)}”? Non si può annullare.`,
      }),
    merged: 'Etichette unite.',
    delete: ({ name }) => `Elimina l’etichetta ${isolate(name)}`,
    deleteText: ({ count }) =>
      plural(count, {
        one: '# file perde questa etichetta. Il file resta.',
        many: '# file perdono questa etichetta. I file restano.',
        other: '# file perdono questa etichetta. I file restano.',
      }),
    deleted: 'Etichetta eliminata.',
  },
};
