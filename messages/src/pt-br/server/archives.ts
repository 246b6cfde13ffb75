import type { archives as source } from '../../en/server/archives.ts';

export const archives: typeof source = {
  gone: 'Este arquivo compactado não está mais disponível.',
  goneWhy: 'Um dos arquivos dele foi excluído ou expirou. Escolha os arquivos novamente.',
  atOnce:
    'Dois arquivos compactados já estão sendo baixados a partir desta rede. Aguarde até que um deles esteja completo.',
};
