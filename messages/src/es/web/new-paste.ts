import type { newPaste as source } from '../../en/web/new-paste.ts';
import { createFormats } from '../../formats.ts';

const { bytes, isolate, plural } = createFormats('es');

export const newPaste: typeof source = {
  close: 'Cerrar el nuevo texto',
  name: 'Título',
  nameHint: 'Opcional: el nombre del archivo.',
  language: 'Lenguaje',
  plain: 'Texto sin formato',
  looksLike: ({ language }) => `Esto parece ${isolate(language)}.`,
  use: ({ language }) => `Usar ${isolate(language)}`,
  text: 'Texto',
  keys: 'Tab sangra. Escape y luego Tab sale del texto.',
  tabLeaves: 'Tab sale ahora del texto.',
  size: ({ lines, sizeBytes }) =>
    `${plural(lines, { one: '# línea', many: '# líneas', other: '# líneas' })} · ${bytes(sizeBytes)}`,
  tooLarge: ({ sizeBytes, maxBytes }) =>
    `El texto ocupa ${bytes(sizeBytes)}; puede ocupar hasta ${bytes(maxBytes)}.`,
  preview: 'Vista previa',
  edit: 'Editar',
  previewOf: 'Vista previa del texto',
  longMarkdown: 'Las páginas muestran un Markdown de esta longitud tal como está escrito.',
  notPreviewed: 'No se puede mostrar la vista previa',
  draft: 'Se conserva en esta pestaña hasta que lo subas.',
  upload: 'Subir',
  uploading: 'Subiendo…',
  stored: ({ name }) => `${isolate(name)} subido, ¡enlace copiado!`,
  failed: 'No se ha subido el texto',
};
