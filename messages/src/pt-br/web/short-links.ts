import type { shortLinks as source } from '../../en/web/short-links.ts';
import { createFormats } from '../../formats.ts';

const { isolate, number, plural } = createFormats('pt-BR');

export const shortLinks: typeof source = {
  title: 'Seus links curtos',
  create: 'Novo link curto',
  createKeywords: 'encurtar url endereço redirecionar',
  lead: ({ max }) =>
    `Um link curto leva a outro endereço. Você pode ter ${number(max)}; os que terminaram são excluídos.`,
  target: 'Endereço para encurtar',
  shorten: 'Encurtar',
  more: 'Mais opções',
  targetInvalid: 'Digite um endereço que comece com http:// ou https://.',
  targetOwn: 'Este endereço fica neste servidor: links curtos levam a outro lugar.',
  made: 'Seu link curto',
  notMade: 'O link curto não foi criado',
  name: 'Título',
  nameHint: 'Na página que diz aonde o link leva.',
  slugHint: 'Vazio: o servidor escolhe um.',
  clicksAllowed: 'Cliques permitidos',
  clicksRemaining: 'Cliques restantes',
  changeTarget: 'Aonde ele leva',
  newPassword: 'Nova senha do link curto',
  clicks: ({ count }) =>
    plural(count, { one: '# clique', many: '# de cliques', other: '# cliques' }),
  clicksLeft: ({ count }) =>
    plural(count, {
      one: 'Resta # clique',
      many: 'Restam # de cliques',
      other: 'Restam # cliques',
    }),
  copy: 'Copiar link curto',
  copyNamed: ({ name }) => `Copiar ${isolate(name)}`,
  copied: 'Link curto copiado para a área de transferência!',
  copyFailed: 'Não foi possível copiar o link curto',
  openTarget: ({ target }) => `Abrir ${isolate(target)}`,
  change: 'Alterar link curto',
  dismiss: 'Fechar o formulário',
  edit: ({ name }) => `Alterar ${isolate(name)}`,
  saved: 'Link curto alterado.',
  notSaved: 'O link curto não foi alterado',
  delete: ({ name }) => `Excluir ${isolate(name)}`,
  deleteText:
    'Ele deixa de funcionar na hora, onde quer que tenha sido passado adiante, e a contagem de cliques se perde.',
  deleted: 'Link curto excluído.',
  search: 'Buscar links curtos',
  searchHint: 'Nome, título ou endereço',
  sortBy: 'Ordenar por',
  sorts: {
    newest: 'Mais recentes primeiro',
    oldest: 'Mais antigos primeiro',
    clicks: 'Mais cliques',
  },
  loading: 'Carregando seus links curtos',
  failed: 'Não foi possível mostrar seus links curtos',
  none: 'Nenhum link curto ainda',
  noneHint: 'Cole um endereço acima e receba um curto que leva a ele.',
  noneFound: ({ search }) => `Nenhum link curto com “${isolate(search)}”`,
  searched: ({ max }) => `A busca abrange os ${number(max)} mais recentes.`,
  showAll: 'Mostrar tudo',
};
