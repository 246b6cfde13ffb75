import type { linkChange as source } from '../../en/web/link-change.ts';
import { createFormats } from '../../formats.ts';

const { isolate, number } = createFormats('pt-BR');

export const linkChange: typeof source = {
  title: 'Link',
  raw: 'Endereço direto',
  view: 'Página',
  shared: 'compartilhado',
  change: 'Alterar o link',
  saved: 'Link alterado.',
  notSaved: 'O link não foi alterado',
  kind: {
    label: 'Endereço para compartilhar',
    raw: 'Diretamente o arquivo',
    view: 'Uma página que mostra o arquivo',
  },
  expiry: {
    label: 'Expira',
    kept: ({ date }) => `Em ${date}`,
    never: 'Nunca',
    hour: 'Em uma hora',
    day: 'Em um dia',
    week: 'Em 7 dias',
    month: 'Em 30 dias',
    custom: 'Em um momento à sua escolha',
    time: 'Expira em',
    past: 'Escolha um momento que ainda virá.',
  },
  downloads: {
    label: 'Downloads restantes',
    hint: 'Vazio: sem limite.',
    any: 'Sem limite',
    custom: 'Um número à sua escolha',
    count: 'Número de downloads',
    invalid: ({ max }) => `Digite um número inteiro de 1 a ${number(max)}.`,
  },
  burn: 'Excluir o arquivo após um download',
  password: {
    label: 'Senha',
    none: 'Nenhuma',
    kept: 'Fica como está',
    set: 'Definir uma nova',
    remove: 'Remover',
    text: 'Nova senha do link',
    missing: 'Digite uma senha.',
  },
  slug: {
    label: 'Nome do link',
    hint: ({ days }) => `O atual continua funcionando por ${days} dias.`,
    invalid:
      'Comece com uma letra ou um dígito, depois letras A–Z, dígitos, pontos, hifens e sublinhados; no máximo 64.',
  },
  rename: {
    action: 'Renomear',
    label: 'Nome do arquivo',
    hint: 'O link fica como está.',
    missing: 'Digite um nome.',
    done: 'Arquivo renomeado.',
  },
  replace: {
    action: 'Substituir arquivo',
    progress: 'Enviando o novo arquivo',
    done: 'Arquivo substituído. O link é o mesmo.',
    failed: 'O arquivo não foi substituído',
    otherType: 'Substituir por outro tipo de arquivo?',
    otherTypeText: ({ name }) =>
      `“${isolate(name)}” é de um tipo diferente do arquivo deste link. O link mantém sua extensão.`,
    confirm: 'Substituir',
  },
};
