import type { imports as source } from '../../en/server/imports.ts';
import { createFormats } from '../../formats.ts';

const { isolate } = createFormats('pl');

export const imports: typeof source = {
  notFound: 'Nie ma takiego importu.',
  running: 'Trwa inny import. Poczekaj, aż się skończy, albo go zatrzymaj.',
  inspectFirst: 'Sprawdź źródło, zanim je zaimportujesz.',
  notRunning: 'Ten import nie jest w toku.',
  noDatabaseUrl:
    'Ten serwer nie może czytać bazy danych innego produktu: nie ustawiono IMPORT_DATABASE_URL.',
  urlNeeded: 'Ten produkt trzyma konta na serwerze bazy danych; wybierz ten z IMPORT_DATABASE_URL.',
  pathNeeded: 'Wybierz plik lub folder z kontami tego produktu.',
  noFolder: ({ path }) => `Na tym serwerze nie ma folderu importu ${isolate(path)}.`,
  outside: ({ path }) => `W folderze importu nie ma ${isolate(path)}.`,
  noFile: ({ path }) => `${isolate(path)} nie jest plikiem.`,
  notFolder: ({ path }) => `${isolate(path)} nie jest folderem.`,
  ownData: ({ path }) =>
    `${isolate(path)} zawiera dane tej instalacji i nie można tego zaimportować.`,
  noOwner: ({ name }) => `Nie ma konta ${isolate(name)}.`,
};
