import type { commands as source } from '../../en/web/commands.ts';
import { createFormats } from '../../formats.ts';

const { isolate, plural } = createFormats('pt-BR');

export const commands: typeof source = {
  groups: {
    pages: 'Páginas',
    actions: 'Ações',
    files: 'Arquivos',
    recentFiles: 'Arquivos recentes',
    links: 'Links',
    clients: 'Clientes',
    albums: 'Álbuns',
    tags: 'Etiquetas',
  },
  palette: 'Paleta de comandos',
  open: 'Pesquisar ou ir para…',
  search: 'Pesquisar ou ir para',
  searchHint: 'Pesquisar arquivos, páginas e ações',
  results: 'Resultados',
  resultCount: ({ count }) =>
    plural(count, { one: '# resultado', many: '# de resultados', other: '# resultados' }),
  searching: 'Pesquisando…',
  nothingFound: ({ typed }) => `Nada encontrado para “${isolate(typed)}”`,
  logOut: 'Sair',
  logOutKeywords: 'logout encerrar sessão desconectar',
  shortcutsKeywords: 'teclas ajuda',
  shortcuts: {
    title: 'Atalhos de teclado',
    close: 'Fechar os atalhos',
    jump: 'Pesquisar ou ir para qualquer lugar',
    searchInList: 'Pesquisar na lista',
    upload: 'Enviar arquivos',
    favorite: 'Adicionar um arquivo aos favoritos ou removê-lo',
    goTo: {
      dashboard: 'Ir para Painel',
      uploads: 'Ir para Uploads',
      albums: 'Ir para Álbuns',
      requests: 'Ir para Pedidos',
      links: 'Ir para Links curtos',
      domains: 'Ir para Domínios',
      settings: 'Ir para Configurações',
      admin: 'Ir para Administração',
    },
    showList: 'Mostrar esta lista',
    closeOrClear: 'Fechar ou limpar',
    singleKeys: 'Atalhos de uma só tecla neste navegador',
  },
};
