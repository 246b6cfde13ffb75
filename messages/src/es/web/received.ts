import type { received as source } from '../../en/web/received.ts';
import { createFormats } from '../../formats.ts';

const { isolate } = createFormats('es');

export const received: typeof source = {
  filter: ({ title }) => `Recibidos por «${isolate(title)}»`,
  filterUnnamed: 'Recibidos por una solicitud',
  removeFilter: 'Mostrar todos los archivos',
  request: 'Enviado a',
  deletedRequest: 'Una solicitud eliminada',
  sender: 'Enviado por',
  unnamed: 'Sin nombre',
};
