import type { imports as source } from '../../en/server/imports.ts';
import { createFormats } from '../../formats.ts';

const { isolate } = createFormats('it');

export const imports: typeof source = {
  notFound: 'Questa importazione non esiste.',
  running: 'Un’altra importazione è in corso. Attendi che finisca o interrompila.',
  inspectFirst: 'Ispeziona l’origine prima di importarla.',
  notRunning: 'Questa importazione non è in corso.',
  noDatabaseUrl:
    'Questo server non può leggere il database di un altro prodotto: IMPORT_DATABASE_URL non è impostata.',
  urlNeeded:
    'Questo prodotto tiene i suoi account in un server di database; scegli quello di IMPORT_DATABASE_URL.',
  pathNeeded: 'Scegli il file o la cartella con gli account di questo prodotto.',
  noFolder: ({ path }) => `Su questo server non c’è la cartella di importazione ${isolate(path)}.`,
  outside: ({ path }) => `${isolate(path)} non c’è nella cartella di importazione.`,
  noFile: ({ path }) => `${isolate(path)} non è un file.`,
  notFolder: ({ path }) => `${isolate(path)} non è una cartella.`,
  ownData: ({ path }) =>
    `${isolate(path)} contiene dati di questa installazione e non si può importare.`,
  noOwner: ({ name }) => `L’account ${isolate(name)} non esiste.`,
};
