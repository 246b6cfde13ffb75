import type { pastes as source } from '../../en/server/pastes.ts';
import { createFormats } from '../../formats.ts';

const { bytes, isolate } = createFormats('es');

export const pastes: typeof source = {
  content: 'content debe ser un texto de al menos un carácter.',
  halfCharacter:
    'content contiene medio carácter (un sustituto suelto), que UTF-8 no puede expresar.',
  tooLarge: ({ maxBytes }) => `Un texto puede ocupar hasta ${bytes(maxBytes)}.`,
  language: ({ names }) => `language debe ser uno de estos valores: ${isolate(names.join(', '))}.`,
  title: ({ max }) => `title debe tener entre 1 y ${max} caracteres visibles.`,
  profile: 'profile debe ser el identificador o el nombre de uno de tus perfiles.',
  previewTooLarge: ({ maxBytes }) =>
    `La vista previa muestra Markdown de hasta ${bytes(maxBytes)}.`,
};
