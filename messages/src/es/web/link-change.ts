import type { linkChange as source } from '../../en/web/link-change.ts';
import { createFormats } from '../../formats.ts';

const { isolate, number } = createFormats('es');

export const linkChange: typeof source = {
  title: 'Enlace',
  raw: 'Dirección directa',
  view: 'Página',
  shared: 'se comparte',
  change: 'Cambiar el enlace',
  saved: 'Enlace cambiado.',
  notSaved: 'El enlace no se ha cambiado',
  kind: {
    label: 'Dirección para compartir',
    raw: 'El archivo directamente',
    view: 'Una página que muestra el archivo',
  },
  expiry: {
    label: 'Caduca',
    kept: ({ date }) => `El ${date}`,
    never: 'Nunca',
    hour: 'En una hora',
    day: 'En un día',
    week: 'En 7 días',
    month: 'En 30 días',
    custom: 'En un momento que elijas',
    time: 'Caduca el',
    past: 'Elige un momento que esté por venir.',
  },
  downloads: {
    label: 'Descargas restantes',
    hint: 'Vacío: sin límite.',
    any: 'Sin límite',
    custom: 'Un número que elijas',
    count: 'Número de descargas',
    invalid: ({ max }) => `Escribe un número entero de 1 a ${number(max)}.`,
  },
  burn: 'Eliminar el archivo tras una descarga',
  password: {
    label: 'Contraseña',
    none: 'Ninguna',
    kept: 'Se queda como está',
    set: 'Poner una nueva',
    remove: 'Quitarla',
    text: 'Nueva contraseña del enlace',
    missing: 'Escribe una contraseña.',
  },
  slug: {
    label: 'Nombre del enlace',
    hint: ({ days }) => `El actual seguirá funcionando ${days} días.`,
    invalid:
      'Empieza con una letra o una cifra, después letras A–Z, cifras, puntos, guiones y guiones bajos; 64 como máximo.',
  },
  rename: {
    action: 'Cambiar nombre',
    label: 'Nombre del archivo',
    hint: 'El enlace se queda como está.',
    missing: 'Escribe un nombre.',
    done: 'Nombre cambiado.',
  },
  replace: {
    action: 'Sustituir archivo',
    progress: 'Enviando el archivo nuevo',
    done: 'Archivo sustituido. Su enlace es el mismo.',
    failed: 'El archivo no se ha sustituido',
    otherType: '¿Sustituir por otro tipo de archivo?',
    otherTypeText: ({ name }) =>
      `«${isolate(name)}» es de otro tipo que el archivo de este enlace. El enlace conserva su terminación.`,
    confirm: 'Sustituir',
  },
};
