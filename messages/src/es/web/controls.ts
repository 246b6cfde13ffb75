import type {
  controls as controlsSource,
  domainChecks as checksSource,
} from '../../en/web/controls.ts';
import { createFormats } from '../../formats.ts';

const { isolate } = createFormats('es');

export const controls: typeof controlsSource = {
  clearSearch: 'Borrar búsqueda',
  showField: ({ label }) => `Mostrar ${label.toLowerCase()}`,
  hideField: ({ label }) => `Ocultar ${label.toLowerCase()}`,
  keepToken: 'Mantener mis clientes de subida',
  keepTokenHint:
    'Si no, el token de API termina con la contraseña anterior, y ShareX y los scripts necesitarán un archivo nuevo.',
  controlKey: 'Ctrl',
  pager: {
    pages: 'Páginas',
    previous: 'Página anterior',
    next: 'Página siguiente',
    page: ({ page }) => `Página ${page}`,
    range: ({ first, last, total }) => `${first}–${last} de ${total}`,
  },
  statuses: { approved: 'Aprobado', pending: 'Pendiente', rejected: 'Rechazado' },
  noLimit: 'Ninguno',
};

export const domainChecks: typeof checksSource = {
  ownership: 'Propiedad',
  pointing: 'Apunta aquí',
  https: 'HTTPS',
  words: {
    unchecked: 'sin comprobar',
    proven: 'demostrada',
    notProven: 'no demostrada',
    points: 'sí',
    doesNotPoint: 'no',
    works: 'funciona',
    doesNotWork: 'no funciona',
    notYet: 'aún no',
  },
  triedSoon: 'se probará en un momento',
  triedOnceApproved: 'se probará en cuanto el dominio esté aprobado y su propiedad demostrada',
  result: ({ check, word }) => `${check}: ${word}`,
  resultWithReason: ({ check, word, reason }) => `${check}: ${word} ${reason}`,
  reason: ({ reason }) => `(${isolate(reason)})`,
  lastChecked: ({ when }) => `Última comprobación: ${when}`,
};
