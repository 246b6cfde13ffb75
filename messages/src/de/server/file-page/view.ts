import type { view as source } from '../../../en/server/file-page/view.ts';
import { createFormats } from '../../../formats.ts';

const { bytes, isolate, number } = createFormats('de');

export const view: typeof source = {
  download: 'Herunterladen',
  open: 'Öffnen',
  fileSize: ({ sizeBytes }: { sizeBytes: number }) => bytes(sizeBytes),
  size: 'Größe',
  type: 'Typ',
  uploaded: 'Hochgeladen',
  links: 'Links',
  pageLink: 'Seite',
  directLink: 'Datei',
  copy: 'Kopieren',
  copied: 'Kopiert',
  preview: ({ name }: { name: string }) => `Vorschau von ${isolate(name)}`,
  enlarge: 'Vergrößern',
  onlyBeginning: 'Nur der Anfang wird gezeigt. Lade die Datei herunter, um alles zu lesen.',
  lines: ({ first, last }) => `Zeilen ${number(first)}–${number(last)}`,
  previousLines: 'Vorherige Zeilen',
  nextLines: 'Nächste Zeilen',
  empty: 'Diese Datei ist leer.',
  noPreview: 'Für Dateien dieser Art gibt es keine Vorschau.',
  openPdf: 'PDF öffnen',
};
