import type { filePages as source } from '../../en/web/file-pages.ts';
import { createFormats } from '../../formats.ts';

const { isolate } = createFormats('es');

export const filePages: typeof source = {
  title: 'Páginas de archivos',
  lead: 'Lo que muestran los mensajeros y otros programas cuando se pega el enlace a la página de uno de tus archivos.',
  pageTitle: 'Título',
  pageDescription: 'Descripción',
  pageColour: 'Color',
  variables: ({ names }) => `Puedes usar ${isolate(names)}`,
  titleDefault: 'El nombre del archivo',
  descriptionDefault: 'Tipo y tamaño',
  colourHint: ({ example }) => `Junto a la vista previa, por ejemplo ${isolate(example)}`,
  colourInvalid: ({ example }) => `Escribe # y seis dígitos, por ejemplo ${isolate(example)}`,
  unknownVariable: ({ name }) => `No existe la variable ${isolate(name)}`,
  preview: 'Vista previa',
  save: 'Guardar páginas de archivos',
  saved: 'Páginas de archivos guardadas',
  failed: 'No se pueden mostrar tus páginas de archivos',
};
