import type { filePages as source } from '../../en/web/file-pages.ts';
import { createFormats } from '../../formats.ts';

const { isolate } = createFormats('de');

export const filePages: typeof source = {
  title: 'Dateiseiten',
  lead: 'Was Messenger und andere Programme zeigen, wenn der Link zur Seite einer deiner Dateien eingefügt wird.',
  pageTitle: 'Titel',
  pageDescription: 'Beschreibung',
  pageColour: 'Farbe',
  variables: ({ names }) => `Variablen: ${isolate(names)}`,
  titleDefault: 'Der Name der Datei',
  descriptionDefault: 'Typ und Größe',
  colourHint: ({ example }) => `Neben der Vorschau, zum Beispiel ${isolate(example)}`,
  colourInvalid: ({ example }) => `Schreib # und sechs Ziffern, zum Beispiel ${isolate(example)}`,
  unknownVariable: ({ name }) => `Die Variable ${isolate(name)} gibt es nicht`,
  preview: 'Vorschau',
  save: 'Dateiseiten speichern',
  saved: 'Dateiseiten gespeichert',
  failed: 'Deine Dateiseiten können nicht angezeigt werden',
};
