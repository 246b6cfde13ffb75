import type { marks as source } from '../../en/web/marks.ts';
import { createFormats } from '../../formats.ts';

const { isolate, plural } = createFormats('pt-BR');

export const marks: typeof source = {
  favorite: {
    title: 'Favoritos',
    add: ({ name }) => `Adicionar ${isolate(name)} aos favoritos`,
    remove: ({ name }) => `Remover ${isolate(name)} dos favoritos`,
    addAll: 'Adicionar aos favoritos',
    removeAll: 'Remover dos favoritos',
    added: ({ count }) =>
      plural(count, {
        one: '# arquivo agora é favorito.',
        many: '# arquivos agora são favoritos.',
        other: '# arquivos agora são favoritos.',
      }),
    removed: ({ count }) =>
      plural(count, {
        one: '# arquivo não é mais favorito.',
        many: '# arquivos não são mais favoritos.',
        other: '# arquivos não são mais favoritos.',
      }),
    notChanged: 'Os favoritos não foram alterados',
    none: 'Ainda não há favoritos',
    noneHint: 'Pressione a estrela de um arquivo, ou a tecla F, para encontrá-lo aqui.',
  },
  tags: {
    label: 'Etiquetas',
    show: ({ name }) => `Mostrar arquivos com a etiqueta “${isolate(name)}”`,
    more: ({ count }) =>
      plural(count, {
        one: 'mais # etiqueta',
        many: 'mais # etiquetas',
        other: 'mais # etiquetas',
      }),
  },
  filter: {
    open: 'Filtrar',
    active: 'Filtros ativos',
    tag: ({ name }) => `Etiqueta: ${isolate(name)}`,
    album: ({ name }) => `Álbum: ${isolate(name)}`,
    remove: ({ name }) => `Remover o filtro “${isolate(name)}”`,
    nothing: 'Nenhum arquivo corresponde a este filtro',
    nothingHint: 'Remova uma parte dele ou mostre todos os arquivos.',
  },
};
