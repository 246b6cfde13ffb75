import type {
  controls as controlsSource,
  domainChecks as checksSource,
} from '../../en/web/controls.ts';
import { createFormats } from '../../formats.ts';

const { isolate } = createFormats('pt-BR');

export const controls: typeof controlsSource = {
  clearSearch: 'Limpar pesquisa',
  showField: ({ label }) => `Mostrar ${label.toLowerCase()}`,
  hideField: ({ label }) => `Ocultar ${label.toLowerCase()}`,
  keepToken: 'Manter meus clientes de upload',
  keepTokenHint:
    'Caso contrário, o token de API acaba com a senha anterior, e o ShareX e os scripts precisarão de um novo arquivo.',
  controlKey: 'Ctrl',
  pager: {
    pages: 'Páginas',
    previous: 'Página anterior',
    next: 'Próxima página',
    page: ({ page }) => `Página ${page}`,
    range: ({ first, last, total }) => `${first}–${last} de ${total}`,
  },
  statuses: { approved: 'Aprovado', pending: 'Pendente', rejected: 'Rejeitado' },
  noLimit: 'Nenhum',
};

export const domainChecks: typeof checksSource = {
  ownership: 'Propriedade',
  pointing: 'Aponta para cá',
  https: 'HTTPS',
  words: {
    unchecked: 'ainda sem verificação',
    proven: 'comprovada',
    notProven: 'não comprovada',
    points: 'sim',
    doesNotPoint: 'não',
    works: 'funciona',
    doesNotWork: 'não funciona',
    notYet: 'ainda não',
  },
  triedSoon: 'será testado em instantes',
  triedOnceApproved: 'será testado assim que o domínio estiver aprovado e comprovado',
  result: ({ check, word }) => `${check}: ${word}`,
  resultWithReason: ({ check, word, reason }) => `${check}: ${word} ${reason}`,
  reason: ({ reason }) => `(${isolate(reason)})`,
  lastChecked: ({ when }) => `Última verificação: ${when}`,
};
