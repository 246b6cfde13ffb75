import type { pages as source } from '../../en/server/pages.ts';
import { createFormats } from '../../formats.ts';

const { isolate, plural } = createFormats('pt-BR');

export const pages: typeof source = {
  nothingHere: 'Não há nada aqui',
  nothingHereWhy: 'O arquivo pode ter sido excluído, ou o link não está completo.',
  confirmDeletion: ({ name }) => `Excluir ${isolate(name)}?`,
  confirmUnnamedDeletion: 'Excluir este arquivo?',
  confirmDeletionWhy: 'O link deixa de funcionar na hora. Não é possível desfazer.',
  confirmTrashingWhy: ({ days }) =>
    plural(days, {
      one: 'O link deixa de funcionar na hora. O dono pode restaurar o arquivo por até # dia.',
      many: 'O link deixa de funcionar na hora. O dono pode restaurar o arquivo por até # de dias.',
      other: 'O link deixa de funcionar na hora. O dono pode restaurar o arquivo por até # dias.',
    }),
  deleteFile: 'Excluir o arquivo',
  deleted: 'O arquivo foi excluído',
  deletedWhy: 'O link não funciona mais.',
  alreadyDeleted: 'Não está mais aqui',
  alreadyDeletedWhy: 'Este arquivo já tinha sido excluído ou nunca existiu.',
  frontPage: 'Aqui moram arquivos',
  frontPageWhy: 'Este endereço entrega arquivos a quem recebeu o link de um deles.',
  noSuchPage: 'Esta página não existe',
  noSuchPageWhy: 'O endereço pode não estar completo, ou a página foi removida.',
  unknownHost: {
    title: 'Este endereço não está configurado',
    why: 'O servidor está funcionando, mas este não é o endereço público dele.',
    remedy: 'Se o servidor é seu e o endereço deve funcionar, inicie-o com:',
    domain: 'Se este é um domínio para links, adicione-o no aplicativo, em Domínios.',
  },
};
