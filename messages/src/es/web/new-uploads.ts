import type { newUploads as source } from '../../en/web/new-uploads.ts';
import { createFormats } from '../../formats.ts';

const { isolate, number, plural } = createFormats('es');

export const newUploads: typeof source = {
  title: 'Nuevas subidas',
  open: 'Opciones',
  close: 'Ocultar opciones',
  reset: 'Restablecer opciones',
  remembered:
    'Vale para las subidas que empieces a partir de ahora. Este dispositivo lo recuerda, salvo la contraseña y el nombre del enlace.',
  refused: 'El servidor ha rechazado estas opciones',
  preset: ({ value }) => `Predeterminado: ${value}`,
  after: {
    m: ({ count }) =>
      plural(count, {
        one: 'después de # minuto',
        many: 'después de # de minutos',
        other: 'después de # minutos',
      }),
    h: ({ count }) =>
      plural(count, {
        one: 'después de # hora',
        many: 'después de # de horas',
        other: 'después de # horas',
      }),
    d: ({ count }) =>
      plural(count, {
        one: 'después de # día',
        many: 'después de # de días',
        other: 'después de # días',
      }),
    w: ({ count }) =>
      plural(count, {
        one: 'después de # semana',
        many: 'después de # de semanas',
        other: 'después de # semanas',
      }),
  },
  summary: {
    nothing: 'los enlaces funcionan hasta que elimines el archivo',
    ends: ({ when }) => `caduca ${when}`,
    endsAt: ({ time }) => `caduca el ${time}`,
    neverEnds: 'no caduca nunca',
    downloads: ({ count }) =>
      plural(count, { one: '# descarga', many: '# de descargas', other: '# descargas' }),
    unlimited: 'descargas sin límite',
    burn: 'una descarga y después se elimina el archivo',
    password: 'contraseña',
    raw: 'enlace al propio archivo',
    view: 'enlace a una página',
    slug: ({ slug }) => `enlace llamado «${isolate(slug)}»`,
    album: ({ name }) => `en «${isolate(name)}»`,
    tags: ({ count }) =>
      plural(count, { one: '# etiqueta', many: '# etiquetas', other: '# etiquetas' }),
  },
  expiry: {
    label: 'El enlace caduca',
    never: 'nunca',
    custom: 'en el momento que elijas',
    time: 'El enlace caduca el',
    past: 'Elige un momento futuro.',
  },
  downloads: {
    label: 'Descargas',
    unlimited: 'sin límite',
    limited: 'un número limitado',
    burn: 'una y después se elimina el archivo',
    count: 'Número de descargas',
    invalid: ({ max }) => `Escribe un número entero de 1 a ${number(max)}.`,
  },
  link: {
    label: 'El enlace lleva',
    raw: 'al propio archivo',
    view: 'a una página que muestra el archivo',
  },
  password: {
    label: 'Contraseña',
    hint: 'Hasta que se recargue esta página. Los visitantes tienen que escribirla.',
    generate: 'Generar una contraseña',
  },
  slug: {
    label: 'Nombre del enlace',
    hint: 'Para la próxima subida de un solo archivo.',
    invalid:
      'Empieza por una letra o una cifra; después letras A–Z, cifras, puntos, guiones y guiones bajos; hasta 64 en total.',
  },
  album: { label: 'En el álbum', none: 'ninguno' },
  defaults: {
    notLoaded: 'No se han podido cargar tus valores',
    lead: 'Lo que reciben los enlaces de tus nuevas subidas si no se elige otra cosa, también los de ShareX y los scripts.',
    server: ({ value }) => `Como este servidor: ${value}`,
    save: 'Guardar',
    saving: 'Guardando…',
    saved: 'Valores de las nuevas subidas guardados',
  },
};
