import type { layout as source } from '../../en/web/layout.ts';
import { createFormats } from '../../formats.ts';

const { isolate } = createFormats('pt-BR');

export const layout: typeof source = {
  skipToContent: 'Ir para o conteúdo',
  sidebar: 'Barra lateral',
  menu: 'Menu',
  openMenu: 'Abrir o menu',
  mainMenu: 'Principal',
  logout: 'Sair',
  welcomeBack: ({ username }) => `Olá de novo, ${isolate(username)}`,
  pages: {
    dashboard: 'Painel',
    uploads: 'Uploads',
    albums: 'Álbuns',
    requests: 'Pedidos',
    links: 'Links curtos',
    domains: 'Domínios',
    settings: 'Configurações',
    admin: 'Administração',
  },
  sessionExpired: 'A sessão expirou. Entre novamente.',
  uploadingNotLoaded:
    'Não foi possível carregar a função de upload. Verifique sua conexão e tente novamente.',
  noAnswer: 'O Perch não responde',
  pending: {
    title: 'Conta pendente',
    lead: 'Sua conta aguarda aprovação. Espere um administrador aprová-la.',
    refresh: 'Atualizar',
  },
  errors: {
    missingPage: 'Não foi possível carregar esta página',
    missingPageText:
      'Uma parte dela não chegou. Verifique sua conexão e tente novamente. Se o Perch foi atualizado, recarregue.',
    brokenPage: 'Algo deu errado nesta página',
    brokenPageText:
      'O que você armazenou não foi afetado. Tente novamente ou recarregue se isso não ajudar.',
    missingSection: 'Não foi possível carregar isto. Verifique sua conexão e tente novamente.',
    brokenSection: 'Algo deu errado aqui.',
    reload: 'Recarregar',
  },
};
