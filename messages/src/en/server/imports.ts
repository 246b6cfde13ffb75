import { createFormats } from '../../formats.ts';

const { isolate } = createFormats('en');

/** Imports of other products. */
export const imports = {
  notFound: 'There is no such import.',
  running: 'Another import is running. Wait until it has finished, or stop it.',
  inspectFirst: 'Inspect the source before you import it.',
  notRunning: 'This import is not running.',
  noDatabaseUrl:
    'This server may not read a database of another product: its operator has not set IMPORT_DATABASE_URL.',
  urlNeeded:
    'This product keeps its accounts in a database server; choose that of IMPORT_DATABASE_URL.',
  pathNeeded: 'Choose the file or folder with the accounts of this product.',
  noFolder: ({ path }: { path: string }) =>
    `There is no import folder ${isolate(path)} on this server.`,
  outside: ({ path }: { path: string }) => `There is no ${isolate(path)} in the import folder.`,
  noFile: ({ path }: { path: string }) => `${isolate(path)} is not a file.`,
  notFolder: ({ path }: { path: string }) => `${isolate(path)} is not a folder.`,
  ownData: ({ path }: { path: string }) =>
    `${isolate(path)} holds data of this installation and cannot be imported.`,
  noOwner: ({ name }: { name: string }) => `There is no account ${isolate(name)}.`,
};
