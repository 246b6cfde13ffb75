import type { linkOptions as source } from '../../en/web/link-options.ts';
import { createFormats } from '../../formats.ts';

const { plural } = createFormats('pt-BR');

export const linkOptions: typeof source = {
  badges: {
    ends: ({ when }) => `Expira ${when}`,
    endsAt: ({ date }) => `Expira em ${date}`,
    ended: 'Expirou',
    locked: 'Pede uma senha',
    downloadsLeft: ({ count }) =>
      plural(count, {
        one: 'Resta # download',
        many: 'Restam # de downloads',
        other: 'Restam # downloads',
      }),
    burn: 'Excluído após um download',
  },
  views: { label: 'Arquivos mostrados', files: 'Arquivos', ends: 'Com validade' },
  addToAlbum: 'Adicionar a um álbum',
  noneEnd: 'Nenhum arquivo com validade',
  noneEndHint: 'Os arquivos cujo link expira em algum momento aparecem aqui.',
};
