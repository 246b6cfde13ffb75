import type { newPaste as source } from '../../en/web/new-paste.ts';
import { createFormats } from '../../formats.ts';

const { bytes, isolate, plural } = createFormats('it');

export const newPaste: typeof source = {
  close: 'Chiudi il nuovo testo',
  name: 'Titolo',
  nameHint: 'Facoltativo: il nome del file.',
  language: 'Linguaggio',
  plain: 'Testo semplice',
  looksLike: ({ language }) => `Sembra ${isolate(language)}.`,
  use: ({ language }) => `Usa ${isolate(language)}`,
  text: 'Testo',
  keys: 'Tab rientra. Esc e poi Tab esce dal testo.',
  tabLeaves: 'Ora Tab esce dal testo.',
  size: ({ lines, sizeBytes }) =>
    `${plural(lines, { one: '# riga', many: '# righe', other: '# righe' })} · ${bytes(sizeBytes)}`,
  tooLarge: ({ sizeBytes, maxBytes }) =>
    `Il testo ha ${bytes(sizeBytes)}; può averne fino a ${bytes(maxBytes)}.`,
  preview: 'Anteprima',
  edit: 'Modifica',
  previewOf: 'Anteprima del testo',
  longMarkdown: 'Le pagine mostrano un Markdown di questa lunghezza così com’è scritto.',
  notPreviewed: 'Impossibile mostrare l’anteprima',
  draft: 'Resta in questa scheda finché non lo carichi.',
  upload: 'Carica',
  uploading: 'Caricamento…',
  stored: ({ name }) => `${isolate(name)} caricato, link copiato!`,
  failed: 'Il testo non è stato caricato',
};
