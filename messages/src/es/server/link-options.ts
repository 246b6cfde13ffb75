import type { linkOptions as source } from '../../en/server/link-options.ts';
import { createFormats } from '../../formats.ts';

const { isolate } = createFormats('es');

export const linkOptions: typeof source = {
  options: {
    expires:
      'expires debe ser un tiempo como 30m, 12h, 7d o 4w, una fecha ISO 8601 con desfase horario, o never.',
    expiresTooSoon: 'expires debe ser al menos dentro de un minuto.',
    maxDownloads: 'maxDownloads debe ser un número entero de 1 a 1000000, o none.',
    password: 'password debe tener entre 1 y 256 caracteres.',
    burn: 'burn debe ser true o false.',
    burnOnce: 'burn permite una sola descarga: omite maxDownloads o ponlo en 1.',
    slug: 'slug debe empezar por una letra o una cifra y puede tener hasta 64 letras, cifras, puntos, guiones bajos y guiones (A–Z, a–z, 0–9).',
    link: 'link debe ser raw o view.',
    domain: 'domain debe ser el nombre de uno de tus dominios.',
    unknown: ({ name }) => `No existe la opción ${isolate(name)}.`,
    twice: ({ name }) => `${isolate(name)} se indicó dos veces, con valores distintos.`,
    encoding: ({ name }) => `${isolate(name)} debe ser UTF-8 con codificación por ciento.`,
    queueFull:
      'Se están comprobando demasiadas contraseñas de enlaces en este momento. Inténtalo de nuevo.',
    expiresTooLate: ({ max }) => `expires puede ser como máximo dentro de ${isolate(max)}.`,
    late: ({ name }) => `${isolate(name)} debe ir antes de la parte file del formulario.`,
    typeRefused: ({ type }) => `Aquí no se aceptan archivos de tipo ${isolate(type)}.`,
  },
  slugs: {
    force: 'force debe ser true o false.',
    name: 'name debe ser un nombre visible.',
    typeDiffers: ({ given, kept }) =>
      `Este archivo es de otro tipo (${isolate(given)}) que el que hay tras el enlace (${isolate(kept)}). Envía force=true para reemplazarlo de todos modos.`,
    tooMany:
      'Este enlace tiene demasiados nombres anteriores que aún funcionan. Elige uno de ellos de nuevo o espera a que caduque alguno.',
    taken: ({ slug, suggestion }) =>
      `El nombre «${isolate(slug)}» ya está ocupado. «${isolate(suggestion)}» está libre.`,
  },
};
