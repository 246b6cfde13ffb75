import type { appPage as source } from '../../en/server/app-page.ts';
import { createFormats } from '../../formats.ts';

const { isolate } = createFormats('pt-BR');

export const appPage: typeof source = {
  description: 'Envie arquivos e compartilhe-os com links públicos curtos',
  needsScripts: ({ name }) => `${isolate(name)} precisa de JavaScript para mostrar esta página.`,
  loadFailure: ({ name }) =>
    `Não foi possível carregar ${isolate(name)} por completo. Verifique sua conexão e recarregue a página.`,
  reload: 'Recarregar',
};
