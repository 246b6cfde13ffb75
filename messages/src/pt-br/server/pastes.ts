import type { pastes as source } from '../../en/server/pastes.ts';
import { createFormats } from '../../formats.ts';

const { bytes, isolate } = createFormats('pt-BR');

export const pastes: typeof source = {
  content: 'content deve ser um texto com pelo menos um caractere.',
  halfCharacter:
    'content contém meio caractere (um substituto isolado), que não pode ser expresso em UTF-8.',
  tooLarge: ({ maxBytes }) => `Um texto pode ter até ${bytes(maxBytes)}.`,
  language: ({ names }) => `language deve ser um destes valores: ${isolate(names.join(', '))}.`,
  title: ({ max }) => `title deve ter de 1 a ${max} caracteres visíveis.`,
  profile: 'profile deve ser o identificador ou o nome de um dos seus perfis.',
  previewTooLarge: ({ maxBytes }) =>
    `A pré-visualização mostra Markdown de até ${bytes(maxBytes)}.`,
};
