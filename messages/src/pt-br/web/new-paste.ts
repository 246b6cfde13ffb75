import type { newPaste as source } from '../../en/web/new-paste.ts';
import { createFormats } from '../../formats.ts';

const { bytes, isolate, plural } = createFormats('pt-BR');

export const newPaste: typeof source = {
  close: 'Fechar o novo texto',
  name: 'Título',
  nameHint: 'Opcional: o nome do arquivo.',
  language: 'Linguagem',
  plain: 'Texto simples',
  looksLike: ({ language }) => `Isto parece ${isolate(language)}.`,
  use: ({ language }) => `Usar ${isolate(language)}`,
  text: 'Texto',
  keys: 'Tab recua. Esc e depois Tab sai do texto.',
  tabLeaves: 'Tab agora sai do texto.',
  size: ({ lines, sizeBytes }) =>
    `${plural(lines, { one: '# linha', many: '# linhas', other: '# linhas' })} · ${bytes(sizeBytes)}`,
  tooLarge: ({ sizeBytes, maxBytes }) =>
    `O texto tem ${bytes(sizeBytes)}; pode ter até ${bytes(maxBytes)}.`,
  preview: 'Pré-visualizar',
  edit: 'Editar',
  previewOf: 'Pré-visualização do texto',
  longMarkdown: 'As páginas mostram um Markdown deste tamanho como foi escrito.',
  notPreviewed: 'Não é possível mostrar a pré-visualização',
  draft: 'Fica guardado nesta aba até você enviar.',
  upload: 'Enviar',
  uploading: 'Enviando…',
  stored: ({ name }) => `${isolate(name)} enviado, link copiado!`,
  failed: 'O texto não foi enviado',
};
