import type { albums as source } from '../../en/server/albums.ts';
import { createFormats } from '../../formats.ts';

const { isolate, number, plural } = createFormats('pt-BR');

export const albums: typeof source = {
  noSuchAlbum: 'Esse álbum não existe.',
  deleted: 'O álbum foi excluído; os arquivos continuam lá.',
  option: 'album deve ser o ID ou o slug de um dos seus álbuns.',
  unknown: ({ name }) => `Você não tem um álbum ${isolate(name)}.`,
  name: ({ max }) => `name deve ter de 1 a ${number(max)} caracteres.`,
  description: ({ max }) => `description pode ter até ${number(max)} caracteres.`,
  visibility: 'visibility deve ser unlisted, public ou private.',
  cover: 'cover deve ser o ID de um arquivo deste álbum.',
  slugOfArchive: 'O slug de um álbum não pode terminar em .zip.',
  tooMany: ({ max }) => `Você tem ${number(max)} álbuns, que é o limite. Exclua um primeiro.`,
  full: ({ max }) => `Um álbum pode ter até ${number(max)} arquivos.`,
  ids: ({ name, max }) =>
    `${isolate(name)} deve ser uma lista de até ${number(max)} IDs de arquivos.`,
  orderedTwice: 'order só pode citar cada arquivo uma vez.',
  addedAndRemoved: 'Um arquivo não pode ser adicionado e removido ao mesmo tempo.',
  page: {
    files: ({ count }) =>
      plural(count, { one: '# arquivo', many: '# de arquivos', other: '# arquivos' }),
    downloadAll: 'Baixar tudo',
    empty: 'Ainda não há nada neste álbum.',
    more: 'Mostrar mais',
    first: 'Voltar ao início',
    closedFile: 'Arquivo bloqueado',
    locked: 'Este álbum tem uma senha',
    close: 'Fechar',
    next: 'Próximo',
    previous: 'Anterior',
    openPage: 'Abrir a página deste arquivo',
    albumsOf: ({ name }) => `Álbuns de ${isolate(name)}`,
    noAlbums: 'Ainda não há álbuns públicos.',
  },
};
