import type { trash as source } from '../../en/web/trash.ts';
import { createFormats } from '../../formats.ts';

const { isolate, plural } = createFormats('pt-BR');

export const trash: typeof source = {
  title: 'Lixeira',
  note: ({ days }) =>
    plural(days, {
      one: 'Os arquivos excluídos ficam aqui # dia e contam no seu armazenamento. Os links deles não funcionam.',
      many: 'Os arquivos excluídos ficam aqui # de dias e contam no seu armazenamento. Os links deles não funcionam.',
      other:
        'Os arquivos excluídos ficam aqui # dias e contam no seu armazenamento. Os links deles não funcionam.',
    }),
  nothing: 'A lixeira está vazia',
  deletedAt: ({ date }) => `Excluído em ${date}`,
  kept: ({ days }) =>
    plural(days, {
      one: 'A lixeira guarda por # dia o que você exclui.',
      many: 'A lixeira guarda por # de dias o que você exclui.',
      other: 'A lixeira guarda por # dias o que você exclui.',
    }),
  moved: ({ count }) =>
    plural(count, {
      one: 'Arquivo movido para a lixeira.',
      many: '# de arquivos movidos para a lixeira.',
      other: '# arquivos movidos para a lixeira.',
    }),
  undo: 'Desfazer',
  restore: 'Restaurar',
  restoreNamed: ({ name }) => `Restaurar ${isolate(name)}`,
  restored: ({ count }) =>
    plural(count, {
      one: 'Arquivo restaurado.',
      many: '# de arquivos restaurados.',
      other: '# arquivos restaurados.',
    }),
  notRestored: ({ count }) =>
    plural(count, {
      one: 'Não foi possível restaurar o arquivo',
      many: 'Não foi possível restaurar os arquivos',
      other: 'Não foi possível restaurar os arquivos',
    }),
  removal: {
    action: 'Excluir definitivamente',
    actionNamed: ({ name }) => `Excluir ${isolate(name)} definitivamente`,
    title: ({ count }) =>
      plural(count, {
        one: 'Excluir o arquivo definitivamente',
        many: 'Excluir # de arquivos definitivamente',
        other: 'Excluir # arquivos definitivamente',
      }),
    warning: 'Isso não pode ser desfeito.',
    done: ({ count }) =>
      plural(count, {
        one: 'Arquivo excluído definitivamente.',
        many: '# de arquivos excluídos definitivamente.',
        other: '# arquivos excluídos definitivamente.',
      }),
  },
  emptying: {
    action: 'Esvaziar a lixeira',
    question: 'Deseja excluir definitivamente todos os arquivos da lixeira?',
    done: 'A lixeira foi esvaziada.',
    failed: 'Não foi possível esvaziar a lixeira',
  },
};
