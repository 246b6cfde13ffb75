import type { view as source } from '../../../en/server/file-page/view.ts';
import { createFormats } from '../../../formats.ts';

const { bytes, isolate, number } = createFormats('es');

export const view: typeof source = {
  download: 'Descargar',
  open: 'Abrir',
  fileSize: ({ sizeBytes }: { sizeBytes: number }) => bytes(sizeBytes),
  size: 'Tamaño',
  type: 'Tipo',
  uploaded: 'Subido',
  links: 'Enlaces',
  pageLink: 'Página',
  directLink: 'Archivo',
  copy: 'Copiar',
  copied: 'Copiado',
  preview: ({ name }: { name: string }) => `Vista previa de ${isolate(name)}`,
  enlarge: 'Ampliar',
  onlyBeginning: 'Solo se muestra el principio. Descarga el archivo para leerlo entero.',
  lines: ({ first, last }) => `Líneas ${number(first)}-${number(last)}`,
  previousLines: 'Líneas anteriores',
  nextLines: 'Líneas siguientes',
  empty: 'Este archivo está vacío.',
  noPreview: 'No hay vista previa para archivos de este tipo.',
  openPdf: 'Abrir el PDF',
};
