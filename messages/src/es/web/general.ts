import type { general as source } from '../../en/web/general.ts';
import { createFormats } from '../../formats.ts';

const { isolate, number } = createFormats('es');

export const general: typeof source = {
  cancel: 'Cancelar',
  delete: 'Eliminar',
  dismiss: 'Ocultar',
  download: 'Descargar',
  loading: 'Cargando…',
  open: 'Abrir',
  proxyBlocks: ({ proxy }) =>
    `Un proxy${proxy && ` (${isolate(proxy)})`} situado delante de este servidor bloquea la subida. Administradores: consulten docs/proxies/README.md#limits-of-a-proxy.`,
  save: 'Guardar',
  stepOf: ({ step, steps }) => `Paso ${number(step)} de ${number(steps)}`,
  tryAgain: 'Reintentar',
  unexplained: 'Se produjo un error. Inténtalo de nuevo.',
  unknownAnswer: 'El servidor respondió de una forma que esta página no conoce.',
  unreachable: 'No se puede acceder al servidor. Revisa tu conexión e inténtalo de nuevo.',
};
