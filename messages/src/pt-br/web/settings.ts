import type { settings as source } from '../../en/web/settings.ts';
import { createFormats } from '../../formats.ts';
import { confirmation, passkeyUse } from './confirmation.ts';
import { filePages } from './file-pages.ts';

const { isolate } = createFormats('pt-BR');

export const settings: typeof source = {
  page: 'Configurações',
  tabs: {
    profile: 'Perfil',
    security: 'Segurança',
    api: 'API e ShareX',
    tokens: 'Tokens e perfis',
    appearance: 'Aparência',
    debug: 'Depuração',
  },
  commands: {
    profile: 'Configurações: Perfil',
    security: 'Configurações: Segurança',
    api: 'Configurações: API e ShareX',
    tokens: 'Configurações: Tokens e perfis',
    appearance: 'Configurações: Aparência',
    debug: 'Configurações: Depuração',
  },
  keywords: {
    profile: 'usuário e-mail email conta',
    security: 'senha sessões sair',
    api: 'token clientes ishare curl shell',
    tokens: 'revogar permissões programas perfil',
    appearance: 'tema escuro claro modo cores idioma',
    debug: 'conta dados debug',
  },
  confirmation,
  profile: {
    title: 'Perfil',
    lead: 'Os administradores veem seu nome de usuário; você entra com ele ou com o seu e-mail.',
    updated: 'Perfil atualizado!',
    updating: 'Atualizando…',
    save: 'Salvar alterações',
    pendingEmail: ({ email }) =>
      `Enviamos um link para ${isolate(email)}. Seu e-mail muda quando ele for aberto; até lá, você entra como antes.`,
    noEmail:
      'Sua conta não tem e-mail. Sem ele, uma senha esquecida não pode ser redefinida por e-mail.',
    cancelEmail: 'Cancelar a alteração',
    account: 'Conta',
    memberSince: 'Membro desde',
    role: 'Função',
    administrator: 'Administrador',
    user: 'Usuário',
    uploads: 'Uploads',
    storageUsed: 'Espaço usado',
    storageLimit: 'Limite de espaço',
  },
  filePages,
  passkeyUse,
  expiryMails: {
    title: 'E-mails',
    wanted: 'Avisar por e-mail um dia antes de os arquivos expirarem',
    hint: 'No máximo um e-mail por dia, para todos os arquivos.',
    saved: 'Salvo.',
    failed: 'A configuração não foi carregada.',
  },
  debug: {
    issues: 'Problemas',
    refresh: 'Atualizar',
    noIssues: 'Nenhum problema encontrado.',
    userData: 'Dados do usuário',
    heldInApp: 'Guardados no aplicativo',
    latestResponse: 'Última resposta do perfil',
    loading: 'Carregando seu perfil',
    failed: 'Não é possível mostrar o perfil',
    noEmail: 'A conta não tem e-mail.',
    placeholderEmail: ({ email }) => `O e-mail ${isolate(email)} parece fictício.`,
    noRole: 'O usuário não tem função nem indicador de administrador.',
  },
};
