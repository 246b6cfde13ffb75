import type { albums as source } from '../../en/web/albums.ts';
import { createFormats } from '../../formats.ts';

const { isolate, number, plural } = createFormats('pt-BR');

const files = (count: number) =>
  plural(count, { one: '# arquivo', many: '# de arquivos', other: '# arquivos' });

export const albums: typeof source = {
  files: ({ count }) => files(count),
  yours: 'Seus álbuns',
  create: 'Novo álbum',
  createNamed: ({ name }) => `Novo álbum “${isolate(name)}”`,
  created: ({ name }) => `Álbum “${isolate(name)}” criado.`,
  notCreated: 'O álbum não foi criado',
  saved: 'Álbum alterado.',
  notSaved: 'O álbum não foi alterado',
  loading: 'Carregando álbuns',
  notShown: 'Não é possível mostrar seus álbuns',
  none: 'Ainda não há álbuns',
  noneHint:
    'Um álbum mostra arquivos juntos em uma página, com um só link. Os arquivos continuam entre seus uploads e podem estar em vários álbuns.',
  noneFound: ({ search }) => `Nenhum álbum chamado “${isolate(search)}”`,
  search: 'Buscar álbuns',
  changedLast: 'Última alteração',
  all: 'Todos os álbuns',
  visibility: {
    label: 'Quem pode ver',
    unlisted: 'Não listado',
    public: 'Público',
    private: 'Privado',
  },
  visibilityHints: {
    unlisted: 'Quem tiver o link.',
    public: 'Quem tiver o link; ele também fica na sua galeria pública.',
    private: 'Só você: ele não tem página.',
  },
  fields: {
    name: 'Nome do álbum',
    nameMissing: 'Digite um nome.',
    description: 'Descrição',
    slugHint: 'Parte do endereço do álbum. Vazio: um aleatório.',
    slugReplaced: 'O endereço atual deixa de funcionar na hora.',
    make: 'Criar álbum',
  },
  page: {
    notShown: 'Não é possível mostrar este álbum',
    filesNotShown: 'Não é possível mostrar os arquivos dele',
    copyLink: 'Copiar link',
    linkCopied: 'Link do álbum copiado.',
    linkNotCopied: 'Não foi possível copiar o link',
    open: 'Abrir página',
    download: 'Baixar como ZIP',
    settings: 'Configurações do álbum',
    rename: 'Alterar nome e descrição',
    upload: 'Enviar para este álbum',
    choose: 'Escolher entre seus uploads',
    dropHint: 'Os arquivos que você soltar nesta página entram no álbum.',
    empty: 'Este álbum está vazio',
    emptyHint: 'Solte arquivos aqui, ou selecione alguns dos seus uploads e adicione-os.',
  },
  removal: {
    action: 'Excluir álbum',
    question: ({ name }) => `Deseja excluir o álbum “${isolate(name)}”?`,
    filesStay: 'O link dele deixa de funcionar na hora. Os arquivos continuam entre seus uploads.',
    done: 'Álbum excluído.',
    failed: 'O álbum não foi excluído',
  },
  order: {
    handle: ({ name }) => `Mover ${isolate(name)}`,
    hint: 'Arraste-o ou mova-o com as setas; Home e End o levam às extremidades.',
    moved: ({ name, place, total }) =>
      `${isolate(name)} está na posição ${number(place)} de ${number(total)}.`,
    notSaved: 'A ordem não foi salva',
    sort: 'Ordenar',
    sortTitle: 'Ordenar arquivos',
    note: 'Isso substitui uma vez a ordem atual dos arquivos. Os que vierem depois ficam no fim.',
    done: 'Arquivos ordenados.',
  },
  cover: {
    set: ({ name }) => `Usar ${isolate(name)} como capa`,
    is: 'Capa',
    done: 'Capa alterada.',
    failed: 'A capa não foi alterada',
  },
  member: {
    remove: ({ name }) => `Remover ${isolate(name)} do álbum`,
    removeSelected: 'Remover do álbum',
    removed: ({ count }) => `Removido do álbum: ${files(count)}.`,
    notRemoved: 'Os arquivos não foram removidos',
    notPutBack: 'Os arquivos não foram devolvidos',
  },
  adding: {
    title: ({ count }) => `Adicionar ${files(count)} a um álbum`,
    search: 'Busque ou dê nome a um novo álbum',
    added: ({ count, name }) => `Adicionado a “${isolate(name)}”: ${files(count)}.`,
    failed: 'Os arquivos não foram adicionados',
    all: 'Já está nele',
    some: ({ count, total }) => `${number(count)} de ${number(total)} nele`,
    done: 'Concluído',
    inNone: 'Este arquivo não está em nenhum álbum.',
    leave: ({ name }) => `Remover de ${isolate(name)}`,
  },
};
