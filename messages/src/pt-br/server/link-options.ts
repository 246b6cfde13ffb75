import type { linkOptions as source } from '../../en/server/link-options.ts';
import { createFormats } from '../../formats.ts';

const { isolate } = createFormats('pt-BR');

export const linkOptions: typeof source = {
  options: {
    expires:
      'expires deve ser um tempo como 30m, 12h, 7d ou 4w, uma data ISO 8601 com fuso horário, ou never.',
    expiresTooSoon: 'expires deve ser pelo menos daqui a um minuto.',
    maxDownloads: 'maxDownloads deve ser um número inteiro de 1 a 1000000, ou none.',
    password: 'password deve ter de 1 a 256 caracteres.',
    burn: 'burn deve ser true ou false.',
    burnOnce: 'burn permite um único download: omita maxDownloads ou use 1.',
    slug: 'slug deve começar com uma letra ou um dígito e pode ter até 64 letras, dígitos, pontos, sublinhados e hifens (A–Z, a–z, 0–9).',
    link: 'link deve ser raw ou view.',
    domain: 'domain deve ser o nome de um dos seus domínios.',
    unknown: ({ name }) => `A opção ${isolate(name)} não existe.`,
    twice: ({ name }) => `${isolate(name)} foi informado duas vezes, com valores diferentes.`,
    encoding: ({ name }) => `${isolate(name)} deve ser UTF-8 com codificação por porcentagem.`,
    queueFull: 'Há senhas de links demais sendo verificadas agora. Tente novamente.',
    expiresTooLate: ({ max }) => `expires pode ser no máximo daqui a ${isolate(max)}.`,
    late: ({ name }) => `${isolate(name)} deve vir antes da parte file do formulário.`,
    typeRefused: ({ type }) => `Arquivos do tipo ${isolate(type)} não são aceitos aqui.`,
  },
  slugs: {
    force: 'force deve ser true ou false.',
    name: 'name deve ser um nome visível.',
    typeDiffers: ({ given, kept }) =>
      `Este arquivo é de outro tipo (${isolate(given)}) que o do link (${isolate(kept)}). Envie force=true para substituí-lo mesmo assim.`,
    tooMany:
      'Este link tem nomes anteriores demais que ainda funcionam. Escolha um deles de novo ou espere até que um expire.',
    taken: ({ slug, suggestion }) =>
      `O nome “${isolate(slug)}” já está em uso. “${isolate(suggestion)}” está livre.`,
  },
};
