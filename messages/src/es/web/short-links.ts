import type { shortLinks as source } from '../../en/web/short-links.ts';
import { createFormats } from '../../formats.ts';

const { isolate, number, plural } = createFormats('es');

export const shortLinks: typeof source = {
  title: 'Tus enlaces cortos',
  create: 'Nuevo enlace corto',
  createKeywords: 'acortar url dirección redirigir',
  lead: ({ max }) =>
    `Un enlace corto lleva a otra dirección. Puedes tener ${number(max)}; los que han terminado se eliminan.`,
  target: 'Dirección para acortar',
  shorten: 'Acortar',
  more: 'Más opciones',
  targetInvalid: 'Escribe una dirección que empiece por http:// o https://.',
  targetOwn: 'Esta dirección está en este servidor: los enlaces cortos llevan a otro sitio.',
  made: 'Tu enlace corto',
  notMade: 'El enlace corto no se creó',
  name: 'Título',
  nameHint: 'En la página que dice adónde lleva el enlace.',
  slugHint: 'Vacío: lo elige el servidor.',
  clicksAllowed: 'Clics permitidos',
  clicksRemaining: 'Clics restantes',
  changeTarget: 'Adónde lleva',
  newPassword: 'Nueva contraseña del enlace corto',
  clicks: ({ count }) => plural(count, { one: '# clic', many: '# de clics', other: '# clics' }),
  clicksLeft: ({ count }) =>
    plural(count, { one: 'Queda # clic', many: 'Quedan # de clics', other: 'Quedan # clics' }),
  copy: 'Copiar enlace corto',
  copyNamed: ({ name }) => `Copiar ${isolate(name)}`,
  copied: '¡Enlace corto copiado al portapapeles!',
  copyFailed: 'No se pudo copiar el enlace corto',
  openTarget: ({ target }) => `Abrir ${isolate(target)}`,
  change: 'Cambiar el enlace corto',
  dismiss: 'Cerrar el formulario',
  edit: ({ name }) => `Cambiar ${isolate(name)}`,
  saved: 'Enlace corto cambiado.',
  notSaved: 'El enlace corto no se cambió',
  delete: ({ name }) => `Eliminar ${isolate(name)}`,
  deleteText:
    'Deja de funcionar de inmediato, dondequiera que se haya compartido, y se pierde el número de sus clics.',
  deleted: 'Enlace corto eliminado.',
  search: 'Buscar enlaces cortos',
  searchHint: 'Nombre, título o dirección',
  sortBy: 'Ordenar por',
  sorts: {
    newest: 'Más recientes primero',
    oldest: 'Más antiguos primero',
    clicks: 'Más clics',
  },
  loading: 'Cargando tus enlaces cortos',
  failed: 'No se pueden mostrar tus enlaces cortos',
  none: 'Aún no hay enlaces cortos',
  noneHint: 'Pega una dirección arriba y obtendrás una corta que lleva a ella.',
  noneFound: ({ search }) => `No hay enlaces cortos con «${isolate(search)}»`,
  searched: ({ max }) => `Se busca en los ${number(max)} más recientes.`,
  showAll: 'Mostrar todo',
};
