import type { newUploads as source } from '../../en/web/new-uploads.ts';
import { createFormats } from '../../formats.ts';

const { isolate, number, plural } = createFormats('pt-BR');

export const newUploads: typeof source = {
  title: 'Novos envios',
  open: 'Opções',
  close: 'Ocultar opções',
  reset: 'Redefinir opções',
  remembered:
    'Vale para os envios que você começar a partir de agora. Este dispositivo lembra disso, exceto da senha e do nome do link.',
  refused: 'O servidor recusou estas opções',
  preset: ({ value }) => `Padrão: ${value}`,
  after: {
    m: ({ count }) =>
      plural(count, { one: 'após # minuto', many: 'após # de minutos', other: 'após # minutos' }),
    h: ({ count }) =>
      plural(count, { one: 'após # hora', many: 'após # de horas', other: 'após # horas' }),
    d: ({ count }) =>
      plural(count, { one: 'após # dia', many: 'após # de dias', other: 'após # dias' }),
    w: ({ count }) =>
      plural(count, { one: 'após # semana', many: 'após # de semanas', other: 'após # semanas' }),
  },
  summary: {
    nothing: 'os links funcionam até você excluir o arquivo',
    ends: ({ when }) => `expira ${when}`,
    endsAt: ({ time }) => `expira em ${time}`,
    neverEnds: 'nunca expira',
    downloads: ({ count }) =>
      plural(count, { one: '# download', many: '# de downloads', other: '# downloads' }),
    unlimited: 'downloads sem limite',
    burn: 'um download, depois o arquivo é excluído',
    password: 'senha',
    raw: 'link para o próprio arquivo',
    view: 'link para uma página',
    slug: ({ slug }) => `link chamado “${isolate(slug)}”`,
    album: ({ name }) => `em “${isolate(name)}”`,
    tags: ({ count }) =>
      plural(count, { one: '# etiqueta', many: '# etiquetas', other: '# etiquetas' }),
  },
  expiry: {
    label: 'O link expira',
    never: 'nunca',
    custom: 'no momento que você escolher',
    time: 'O link expira em',
    past: 'Escolha um momento no futuro.',
  },
  downloads: {
    label: 'Downloads',
    unlimited: 'sem limite',
    limited: 'um número limitado',
    burn: 'um, depois o arquivo é excluído',
    count: 'Número de downloads',
    invalid: ({ max }) => `Digite um número inteiro de 1 a ${number(max)}.`,
  },
  link: {
    label: 'O link leva',
    raw: 'ao próprio arquivo',
    view: 'a uma página que mostra o arquivo',
  },
  password: {
    label: 'Senha',
    hint: 'Até esta página ser recarregada. Os visitantes precisam digitá-la.',
    generate: 'Gerar uma senha',
  },
  slug: {
    label: 'Nome do link',
    hint: 'Para o próximo envio de um único arquivo.',
    invalid:
      'Comece com uma letra ou um algarismo; depois letras A–Z, algarismos, pontos, hifens e sublinhados; até 64 no total.',
  },
  album: { label: 'No álbum', none: 'nenhum' },
  defaults: {
    notLoaded: 'Não foi possível carregar seus padrões',
    lead: 'O que os links dos seus novos envios recebem quando nada mais é escolhido, também os do ShareX e de scripts.',
    server: ({ value }) => `Como este servidor: ${value}`,
    save: 'Salvar',
    saving: 'Salvando…',
    saved: 'Padrões dos novos envios salvos',
  },
};
