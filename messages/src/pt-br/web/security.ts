import type { security as source } from '../../en/web/security.ts';
import { createFormats } from '../../formats.ts';

const { isolate } = createFormats('pt-BR');

export const security: typeof source = {
  password: {
    title: 'Alterar senha',
    lead: 'Ao alterá-la, sua conta é desconectada em todos os outros lugares.',
    current: 'Senha atual',
    currentRequired: 'Informe a senha atual',
    submit: 'Alterar senha',
    submitting: 'Alterando…',
    changed: 'Senha alterada!',
  },
  sessions: {
    title: 'Sessões',
    loading: 'Carregando suas sessões',
    failed: 'Não é possível mostrar suas sessões',
    current: 'Esta sessão',
    signedIn: ({ date }) => `Início: ${date}`,
    lastUsed: ({ date }) => `Último uso: ${date}`,
    browserOnSystem: ({ browser, system }) => `${isolate(browser)} no ${isolate(system)}`,
    unknownDevice: 'Dispositivo desconhecido',
    end: ({ device }) => `Encerrar a sessão de ${isolate(device)}`,
    ended: 'A sessão foi encerrada.',
    endOthers: 'Encerrar outras sessões',
    endOthersText:
      'Todos os outros navegadores precisarão entrar de novo. Este continua conectado, e os clientes de upload seguem com o token de API.',
    signOut: 'Encerrar',
    othersEnded: 'Sua conta foi desconectada em todos os outros lugares.',
  },
};
