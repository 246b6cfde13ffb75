import type { links as source } from '../../en/server/links.ts';
import { createFormats } from '../../formats.ts';

const { number } = createFormats('pt-BR');

export const links: typeof source = {
  options: {
    url: 'url precisa ser um endereço que comece com http:// ou https://, com um host e sem nome de usuário nem espaços.',
    urlTooLong: 'url pode ter até 2048 caracteres.',
    urlOwn: 'url não pode levar a este próprio servidor.',
    maxClicks: 'maxClicks precisa ser um número inteiro de 1 a 1000000, ou none.',
    title: ({ max }) => `title pode ter até ${number(max)} caracteres visíveis.`,
  },
  tooMany: ({ max }) =>
    `Você tem ${number(max)} links curtos, o máximo permitido. Exclua alguns primeiro.`,
  noSuchLink: 'Esse link curto não existe.',
  deleted: 'Link curto excluído.',
  page: {
    title: 'Link curto',
    leadsTo: 'Este link leva a:',
    open: 'Ir para lá',
    locked: 'Este link tem uma senha',
    passwordNeeded:
      'Este link tem uma senha: abra-o em um navegador ou envie a senha no cabeçalho Perch-Password.',
  },
};
