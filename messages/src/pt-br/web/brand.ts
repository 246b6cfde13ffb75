import type { brand as source } from '../../en/web/brand.ts';
import { createFormats } from '../../formats.ts';

const { bytes, isolate, number } = createFormats('pt-BR');

export const brand: typeof source = {
  siteLinks: 'Sobre este site',
  pages: {
    imprint: 'Aviso legal',
    privacy: 'Política de privacidade',
    terms: 'Termos de uso',
  },
  terms: {
    title: 'Os termos de uso mudaram',
    lead: 'Leia-os, por favor. Para continuar, aceite-os; seus links funcionam de qualquer forma.',
    openAlone: 'Abrir em uma página separada',
    accept: 'Aceitar os termos',
    agree: ({ link }) => `Aceito os ${link}`,
    linkText: 'termos de uso',
  },
  logo: {
    label: 'Logotipo',
    hint: ({ maxBytes, min, max }) =>
      `PNG ou WebP, até ${bytes(maxBytes)}, de ${number(min)} a ${number(max)} pixels de cada lado.`,
    choose: 'Escolher uma imagem',
    replace: 'Substituir o logotipo',
    remove: 'Remover o logotipo',
    saved: 'O logotipo já está em uso.',
    removed: 'O logotipo foi removido.',
  },
  domain: {
    hint: 'Sem nome e cor próprios, as páginas deste domínio são neutras.',
    name: 'Nome nas páginas',
    accent: 'Cor de destaque das páginas',
    saved: ({ domain }) => `As páginas de ${isolate(domain)} já têm sua marca.`,
  },
};
