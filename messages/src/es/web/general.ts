import type { general as source } from '../../en/web/general.ts';

export const general: typeof source = {
  cancel: 'Cancelar',
  delete: 'Eliminar',
  dismiss: 'Ocultar',
  download: 'Descargar',
  loading: 'Cargando…',
  open: 'Abrir',
  save: 'Guardar',
  tryAgain: 'Reintentar',
  unexplained: 'Se produjo un error. Inténtalo de nuevo.',
  unknownAnswer: 'El servidor respondió de una forma que esta página no conoce.',
  unreachable: 'No se puede acceder al servidor. Revisa tu conexión e inténtalo de nuevo.',
};
