import type { view as source } from '../../../en/server/file-page/view.ts';
import { createFormats } from '../../../formats.ts';

const { bytes, isolate, number } = createFormats('pt-BR');

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
  lines: ({ first, last }) => `Linhas ${number(first)}–${number(last)}`,
  previousLines: 'Linhas anteriores',
  nextLines: 'Próximas linhas',
  empty: 'Este arquivo está vazio.',
  noPreview: 'Não há prévia para arquivos deste tipo.',
  openPdf: 'Abrir o PDF',
};
