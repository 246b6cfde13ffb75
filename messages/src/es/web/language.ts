import type { language as source } from '../../en/web/language.ts';
import { createFormats } from '../../formats.ts';

const { isolate } = createFormats('es');

export const language: typeof source = {
  label: 'Idioma',
  lead: 'También se usa en los correos que recibes.',
  asBrowser: ({ language: name }) => `Como el navegador (${isolate(name)})`,
  notLoaded: ({ language: name }) =>
    `No se pudo cargar ${isolate(name)}. Revisa tu conexión e inténtalo de nuevo.`,
  notSaved: 'No se pudo guardar el idioma',
};
