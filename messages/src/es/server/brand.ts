import type { brand as source } from '../../en/server/brand.ts';
import { createFormats } from '../../formats.ts';

const { bytes, number } = createFormats('es');

export const brand: typeof source = {
  imprint: 'Aviso legal',
  privacy: 'Política de privacidad',
  terms: 'Condiciones de uso',

  termsRequired: ({ url }) =>
    `Las condiciones de uso han cambiado. Inicia sesión en ${url} y acéptalas para continuar.`,
  termsNotAccepted: ({ url }) =>
    `Para registrarte tienes que aceptar las condiciones de uso: ${url}`,
  termsChanged: 'Las condiciones de uso han cambiado entretanto. Vuelve a leerlas.',
  termsAccepted: 'Has aceptado las condiciones de uso.',

  nameTooLong: ({ max }) => `El nombre puede tener hasta ${number(max)} caracteres.`,
  nameNotOneLine: 'El nombre debe ser una sola línea sin caracteres de control.',
  noColor: 'Un color es # y seis dígitos hexadecimales.',
  unreadableInDark: ({ color, ratio, needed }) =>
    `${color} tiene ${number(ratio)}:1 en el tema oscuro; se necesita ${number(needed)}:1, y un tono que lo tenga sería otro color.`,
  unreadableInLight: ({ color, ratio, needed }) =>
    `${color} tiene ${number(ratio)}:1 en el tema claro; se necesita ${number(needed)}:1, y un tono que lo tenga sería otro color.`,
  domainSaved: 'Las páginas del dominio ya tienen su marca.',

  noLogo: 'No hay ningún logotipo.',
  logoSaved: 'El logotipo ya está en uso.',
  logoRemoved: 'Se ha quitado el logotipo.',
  logoType: 'El logotipo debe ser una imagen PNG o WebP.',
  logoTooLarge: ({ maxBytes }) => `El logotipo puede ocupar hasta ${bytes(maxBytes)}.`,
  logoEdges: ({ min, max }) =>
    `El logotipo debe tener entre ${number(min)} × ${number(min)} y ${number(max)} × ${number(max)} píxeles.`,
  logoDamaged: 'Esta imagen está cortada o dañada.',
  logoHasMore:
    'Este archivo es algo más que una imagen. Exporta el logotipo de nuevo y envía ese archivo.',
};
