import type { imports as source } from '../../en/server/imports.ts';
import { createFormats } from '../../formats.ts';

const { isolate } = createFormats('de');

export const imports: typeof source = {
  notFound: 'Diesen Import gibt es nicht.',
  running: 'Ein anderer Import läuft gerade. Warte, bis er zu Ende ist, oder halte ihn an.',
  inspectFirst: 'Untersuche die Quelle, bevor du sie importierst.',
  notRunning: 'Dieser Import läuft gerade nicht.',
  noDatabaseUrl:
    'Dieser Server darf keine Datenbank eines anderen Produkts lesen: IMPORT_DATABASE_URL ist nicht gesetzt.',
  urlNeeded:
    'Dieses Produkt hat seine Konten in einem Datenbankserver; wähle den von IMPORT_DATABASE_URL.',
  pathNeeded: 'Wähle die Datei oder den Ordner mit den Konten dieses Produkts.',
  noFolder: ({ path }) => `Auf diesem Server gibt es den Importordner ${isolate(path)} nicht.`,
  outside: ({ path }) => `Im Importordner gibt es ${isolate(path)} nicht.`,
  noFile: ({ path }) => `${isolate(path)} ist keine Datei.`,
  notFolder: ({ path }) => `${isolate(path)} ist kein Ordner.`,
  ownData: ({ path }) =>
    `${isolate(path)} enthält Daten dieser Installation und lässt sich nicht importieren.`,
  noOwner: ({ name }) => `Ein Konto ${isolate(name)} gibt es nicht.`,
};
