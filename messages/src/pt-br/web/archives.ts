import type { archives as source } from '../../en/web/archives.ts';
import { createFormats } from '../../formats.ts';

const { isolate, list, number, plural } = createFormats('pt-BR');

export const archives: typeof source = {
  action: 'Baixar como ZIP',
  failed: 'Nenhum arquivo compactado foi criado',
  tooMany: ({ max }) => `Um arquivo compactado tem no máximo ${number(max)} arquivos.`,
  gone: 'Um destes arquivos foi excluído ou expirou. Escolha os arquivos novamente.',
  missing: ({ files }) => {
    const names = list(files.map((name) => `“${isolate(name)}”`));
    return plural(files.length, {
      one: `${names} foi excluído ou expirou. Escolha os arquivos novamente.`,
      many: `# de arquivos foram excluídos ou expiraram: ${names}. Escolha os arquivos novamente.`,
      other: `# dos arquivos foram excluídos ou expiraram: ${names}. Escolha os arquivos novamente.`,
    });
  },
};
