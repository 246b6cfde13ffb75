import type { appPage as source } from '../../en/server/app-page.ts';
import { createFormats } from '../../formats.ts';

const { isolate } = createFormats('es');

export const appPage: typeof source = {
  description: 'Sube archivos y compártelos con enlaces públicos cortos',
  needsScripts: ({ name }) => `${isolate(name)} necesita JavaScript para mostrar esta página.`,
  loadFailure: ({ name }) =>
    `No se pudo cargar ${isolate(name)} por completo. Revisa tu conexión y recarga la página.`,
  reload: 'Recargar',
};
