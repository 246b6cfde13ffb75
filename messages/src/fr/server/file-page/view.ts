import type { view as source } from '../../../en/server/file-page/view.ts';
import { createFormats } from '../../../formats.ts';

const { bytes, isolate, number } = createFormats('fr');

export const view: typeof source = {
  download: 'Télécharger',
  open: 'Ouvrir',
  fileSize: ({ sizeBytes }: { sizeBytes: number }) => bytes(sizeBytes),
  size: 'Taille',
  type: 'Type',
  uploaded: 'Envoyé le',
  links: 'Liens',
  pageLink: 'Page',
  directLink: 'Fichier',
  copy: 'Copier',
  copied: 'Copié',
  preview: ({ name }: { name: string }) => `Aperçu de ${isolate(name)}`,
  enlarge: 'Agrandir',
  onlyBeginning: 'Seul le début est affiché. Téléchargez le fichier pour le lire en entier.',
  lines: ({ first, last }) => `Lignes ${number(first)} à ${number(last)}`,
  previousLines: 'Lignes précédentes',
  nextLines: 'Lignes suivantes',
  empty: 'Ce fichier est vide.',
  noPreview: 'Il n’y a pas d’aperçu pour ce type de fichier.',
  openPdf: 'Ouvrir le PDF',
};
