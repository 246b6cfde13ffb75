import type { brand as source } from '../../en/server/brand.ts';
import { createFormats } from '../../formats.ts';

const { bytes, number } = createFormats('pt-BR');

export const brand: typeof source = {
  imprint: 'Aviso legal',
  privacy: 'Política de privacidade',
  terms: 'Termos de uso',

  termsRequired: ({ url }) =>
    `Os termos de uso mudaram. Entre em ${url} e aceite-os para continuar.`,
  termsNotAccepted: ({ url }) => `Para se cadastrar, é preciso aceitar os termos de uso: ${url}`,
  termsChanged: 'Os termos de uso mudaram nesse meio-tempo. Leia-os outra vez.',
  termsAccepted: 'Os termos de uso foram aceitos.',

  nameTooLong: ({ max }) => `O nome pode ter até ${number(max)} caracteres.`,
  nameNotOneLine: 'O nome deve ser uma única linha sem caracteres de controle.',
  noColor: 'Uma cor é # e seis dígitos hexadecimais.',
  unreadableInDark: ({ color, ratio, needed }) =>
    `${color} tem ${number(ratio)}:1 no tema escuro; é preciso ter ${number(needed)}:1, e um tom assim seria outra cor.`,
  unreadableInLight: ({ color, ratio, needed }) =>
    `${color} tem ${number(ratio)}:1 no tema claro; é preciso ter ${number(needed)}:1, e um tom assim seria outra cor.`,
  domainSaved: 'As páginas do domínio já têm sua marca.',

  noLogo: 'Não há logotipo.',
  logoSaved: 'O logotipo já está em uso.',
  logoRemoved: 'O logotipo foi removido.',
  logoType: 'O logotipo deve ser uma imagem PNG ou WebP.',
  logoTooLarge: ({ maxBytes }) => `O logotipo pode ter até ${bytes(maxBytes)}.`,
  logoEdges: ({ min, max }) =>
    `O logotipo deve ter entre ${number(min)} × ${number(min)} e ${number(max)} × ${number(max)} pixels.`,
  logoDamaged: 'Esta imagem está cortada ou danificada.',
  logoHasMore:
    'Este arquivo é mais do que uma imagem. Exporte o logotipo outra vez e envie esse arquivo.',
};
