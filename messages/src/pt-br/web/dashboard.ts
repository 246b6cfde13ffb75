import type { dashboard as source } from '../../en/web/dashboard.ts';
import { createFormats } from '../../formats.ts';

const { bytes, isolate, plural } = createFormats('pt-BR');

export const dashboard: typeof source = {
  title: 'Painel',
  welcome: {
    title: 'Boas-vindas',
    greeting: ({ username }) => `Boas-vindas ao Perch, ${isolate(username)}!`,
    lead: 'Envie arquivos, compartilhe-os com links curtos e acompanhe o que você armazena.',
  },
  totalUploads: 'Total de uploads',
  recentUploads: ({ count, days }) =>
    plural(days, {
      one: `${count} no último dia`,
      many: `${count} nos últimos # de dias`,
      other: `${count} nos últimos # dias`,
    }),
  totalSize: 'Tamanho total',
  recentSize: ({ size, days }) =>
    plural(days, {
      one: `${bytes(size)} no último dia`,
      many: `${bytes(size)} nos últimos # de dias`,
      other: `${bytes(size)} nos últimos # dias`,
    }),
  status: {
    title: 'Status da conta',
    active: 'Ativa',
    administrator: 'Administrador',
    user: 'Você pode enviar e compartilhar',
    memberSince: 'Membro desde',
    storageLimit: 'Limite de espaço',
  },
  collections: {
    title: 'Álbuns, etiquetas, pedidos e links',
    albums: 'Álbuns',
    tags: 'Etiquetas',
    requests: 'Pedidos de arquivos',
    links: 'Links curtos',
    clicks: 'Cliques',
  },
  notShown: 'Suas estatísticas não podem ser mostradas no momento.',
  quickActions: {
    title: 'Ações rápidas',
    upload: 'Enviar arquivos',
    uploadHint: 'Compartilhe por link curto',
    domains: 'Gerenciar domínios',
    domainsHint: 'Links no seu próprio nome',
    settings: 'Configurações',
    settingsHint: 'Perfil e senha',
  },
  byType: {
    title: 'Espaço por tipo',
    loading: 'Carregando seu espaço por tipo',
    notShown: 'Seu espaço não pode ser mostrado no momento.',
    none: 'Seus arquivos aparecem aqui por tipo quando você enviar algum.',
    files: ({ count, share }) =>
      plural(count, {
        one: `# arquivo · ${share}`,
        many: `# de arquivos · ${share}`,
        other: `# arquivos · ${share}`,
      }),
    percent: ({ percent }) => `${percent}%`,
    belowOnePercent: '< 1%',
  },
};
