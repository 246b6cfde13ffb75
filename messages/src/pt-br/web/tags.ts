import type { tags as source } from '../../en/web/tags.ts';
import { createFormats } from '../../formats.ts';

const { isolate, number, plural } = createFormats('pt-BR');

export const tags: typeof source = {
  title: 'Etiquetas',
  changed: 'Etiquetas alteradas.',
  notChanged: 'As etiquetas não foram alteradas',
  files: ({ count }) =>
    plural(count, { one: '# arquivo', many: '# arquivos', other: '# arquivos' }),
  field: {
    placeholder: 'Adicionar uma etiqueta',
    hint: 'Enter ou uma vírgula adiciona uma etiqueta.',
    remove: ({ name }) => `Remover a etiqueta ${isolate(name)}`,
    suggestions: 'Suas etiquetas',
    suggested: ({ count }) =>
      plural(count, { one: '# sugestão', many: '# sugestões', other: '# sugestões' }),
    tooLong: ({ max }) => `Uma etiqueta tem no máximo ${number(max)} caracteres.`,
    tooMany: ({ max }) => `Um arquivo pode ter no máximo ${number(max)} etiquetas.`,
    invalid: 'Uma etiqueta não tem caracteres de controle.',
  },
  choice: {
    search: 'Pesquisar etiquetas',
    none: 'Ainda não há etiquetas',
    noneFound: 'Nenhuma etiqueta corresponde',
  },
  bulk: {
    title: ({ count }) =>
      plural(count, {
        one: 'Etiquetas de # arquivo',
        many: 'Etiquetas de # arquivos',
        other: 'Etiquetas de # arquivos',
      }),
    add: 'Adicionar estas etiquetas',
    remove: 'Remover estas etiquetas',
    submit: 'Alterar etiquetas',
    done: ({ count }) =>
      plural(count, {
        one: 'Etiquetas de # arquivo alteradas.',
        many: 'Etiquetas de # arquivos alteradas.',
        other: 'Etiquetas de # arquivos alteradas.',
      }),
  },
  manage: {
    open: 'Gerenciar etiquetas',
    back: 'Voltar aos arquivos',
    lead: ({ max }) =>
      `Uma conta pode ter ${number(max)} etiquetas. Os arquivos ficam quando uma etiqueta é renomeada, juntada ou excluída.`,
    failed: 'Suas etiquetas não podem ser mostradas',
    loading: 'Carregando suas etiquetas',
    noneHint: 'Dê a um arquivo a primeira etiqueta nos detalhes dele.',
    name: 'Nome da etiqueta',
    nameMissing: 'Digite um nome.',
    rename: ({ name }) => `Renomear a etiqueta ${isolate(name)}`,
    renamed: 'Etiqueta renomeada.',
    merge: 'Juntar',
    mergeTitle: 'Juntar etiquetas',
    mergeText: ({ count, name, before }) =>
      plural(count, {
        one: `Já existe uma etiqueta “${isolate(name)}”. Juntar a ela # arquivo de “${isolate(before)}”? Isso não pode ser desfeito.`,
        many: `Já existe uma etiqueta “${isolate(name)}”. Juntar a ela # arquivos de “${isolate(before)}”? Isso não pode ser desfeito.`,
        other: `Já existe uma etiqueta “${isolate(name)}”. Juntar a ela # arquivos de “${isolate(before)}”? Isso não pode ser desfeito.`,
      }),
    merged: 'Etiquetas juntadas.',
    delete: ({ name }) => `Excluir a etiqueta ${isolate(name)}`,
    deleteText: ({ count }) =>
      plural(count, {
        one: '# arquivo perde esta etiqueta. O arquivo fica.',
        many: '# arquivos perdem esta etiqueta. Os arquivos ficam.',
        other: '# arquivos perdem esta etiqueta. Os arquivos ficam.',
      }),
    deleted: 'Etiqueta excluída.',
  },
};
