import type { newPaste as source } from '../../en/web/new-paste.ts';
import { createFormats } from '../../formats.ts';

const { bytes, isolate, plural } = createFormats('de');

export const newPaste: typeof source = {
  close: 'Neuen Textschnipsel schließen',
  name: 'Titel',
  nameHint: 'Freiwillig: der Name der Datei.',
  language: 'Sprache',
  plain: 'Reiner Text',
  looksLike: ({ language }) => `Das sieht nach ${isolate(language)} aus.`,
  use: ({ language }) => `${isolate(language)} wählen`,
  text: 'Inhalt',
  keys: 'Tab rückt ein. Escape und dann Tab verlässt den Text.',
  tabLeaves: 'Tab verlässt jetzt den Text.',
  size: ({ lines, sizeBytes }) =>
    `${plural(lines, { one: '# Zeile', other: '# Zeilen' })} · ${bytes(sizeBytes)}`,
  tooLarge: ({ sizeBytes, maxBytes }) =>
    `Der Text hat ${bytes(sizeBytes)}; ein Textschnipsel darf bis zu ${bytes(maxBytes)} groß sein.`,
  preview: 'Vorschau',
  edit: 'Bearbeiten',
  previewOf: 'Vorschau des Textes',
  longMarkdown: 'So langes Markdown zeigen Seiten, wie es geschrieben ist.',
  notPreviewed: 'Die Vorschau lässt sich nicht zeigen',
  draft: 'Bleibt in diesem Tab, bis du es hochlädst.',
  upload: 'Hochladen',
  uploading: 'Wird hochgeladen…',
  stored: ({ name }) => `${isolate(name)} hochgeladen, Link kopiert!`,
  failed: 'Der Textschnipsel wurde nicht hochgeladen',
};
