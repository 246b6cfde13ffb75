import type { brand as source } from '../../en/web/brand.ts';
import { createFormats } from '../../formats.ts';

const { bytes, isolate, number } = createFormats('es');

export const brand: typeof source = {
  siteLinks: 'Sobre este sitio',
  pages: {
    imprint: 'Aviso legal',
    privacy: 'Política de privacidad',
    terms: 'Condiciones de uso',
  },
  terms: {
    title: 'Las condiciones de uso han cambiado',
    lead: 'Léelas, por favor. Para continuar, acéptalas; tus enlaces funcionan en cualquier caso.',
    openAlone: 'Abrirlas en una página aparte',
    accept: 'Aceptar las condiciones',
    agree: ({ link }) => `Acepto las ${link}`,
    linkText: 'condiciones de uso',
  },
  logo: {
    label: 'Logotipo',
    hint: ({ maxBytes, min, max }) =>
      `PNG o WebP, hasta ${bytes(maxBytes)}, de ${number(min)} a ${number(max)} píxeles por lado.`,
    choose: 'Elegir una imagen',
    replace: 'Reemplazar el logotipo',
    remove: 'Quitar el logotipo',
    saved: 'El logotipo ya está en uso.',
    removed: 'Se ha quitado el logotipo.',
  },
  domain: {
    hint: 'Sin nombre ni color propios, las páginas de este dominio son neutras.',
    name: 'Nombre en sus páginas',
    accent: 'Color de acento de sus páginas',
    saved: ({ domain }) => `Las páginas de ${isolate(domain)} ya tienen su marca.`,
  },
};
