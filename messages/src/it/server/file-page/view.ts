import type { view as source } from '../../../en/server/file-page/view.ts';
import { createFormats } from '../../../formats.ts';

const { bytes, isolate, number } = createFormats('it');

export const view: typeof source = {
  download: 'Scarica',
  open: 'Apri',
  fileSize: ({ sizeBytes }: { sizeBytes: number }) => bytes(sizeBytes),
  size: 'Dimensione',
  type: 'Tipo',
  uploaded: 'Caricato',
  links: 'Link',
  pageLink: 'Pagina',
  directLink: 'File',
  copy: 'Copia',
  copied: 'Copiato',
  preview: ({ name }: { name: string }) => `Anteprima di ${isolate(name)}`,
  enlarge: 'Ingrandisci',
  onlyBeginning: 'È mostrato solo l’inizio. Scarica il file per leggerlo tutto.',
  lines: ({ first, last }) => `Righe ${number(first)}-${number(last)}`,
  previousLines: 'Righe precedenti',
  nextLines: 'Righe successive',
  empty: 'Questo file è vuoto.',
  noPreview: 'Per file di questo tipo non c’è anteprima.',
  openPdf: 'Apri il PDF',
};
