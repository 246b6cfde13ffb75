import type { filePages as source } from '../../en/web/file-pages.ts';
import { createFormats } from '../../formats.ts';

const { isolate } = createFormats('pt-BR');

export const filePages: typeof source = {
  title: 'Páginas de arquivos',
  lead: 'O que mensageiros e outros programas mostram quando o link para a página de um dos seus arquivos é colado.',
  pageTitle: 'Título',
  pageDescription: 'Descrição',
  pageColour: 'Cor',
  variables: ({ names }) => `Variáveis: ${isolate(names)}`,
  titleDefault: 'O nome do arquivo',
  descriptionDefault: 'Tipo e tamanho',
  colourHint: ({ example }) => `Ao lado da prévia, por exemplo ${isolate(example)}`,
  colourInvalid: ({ example }) => `Escreva # e seis dígitos, por exemplo ${isolate(example)}`,
  unknownVariable: ({ name }) => `Não existe a variável ${isolate(name)}`,
  preview: 'Prévia',
  save: 'Salvar páginas de arquivos',
  saved: 'Páginas de arquivos salvas',
  failed: 'Não é possível mostrar suas páginas de arquivos',
};
