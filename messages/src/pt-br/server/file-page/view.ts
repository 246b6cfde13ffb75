import type { view as source } from '../../../en/server/file-page/view.ts';
import { createFormats } from '../../../formats.ts';

const { bytes, isolate } = createFormats('pt-BR');

export const view: typeof source = {
  download: 'Baixar',
  open: 'Abrir',
  fileSize: ({ sizeBytes }: { sizeBytes: number }) => bytes(sizeBytes),
  size: 'Tamanho',
  type: 'Tipo',
  uploaded: 'Enviado',
  links: 'Links',
  pageLink: 'Página',
  directLink: 'Arquivo',
  copy: 'Copiar',
  copied: 'Copiado',
  preview: ({ name }: { name: string }) => `Prévia de ${isolate(name)}`,
  enlarge: 'Ampliar',
  onlyBeginning: 'Apenas o início é mostrado. Baixe o arquivo para ler tudo.',
  empty: 'Este arquivo está vazio.',
  noPreview: 'Não há prévia para arquivos deste tipo.',
  openPdf: 'Abrir o PDF',
};
