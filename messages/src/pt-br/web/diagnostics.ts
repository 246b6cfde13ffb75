import type { PublicSettings } from '@perch/contract/settings';

import type { diagnostics as source } from '../../en/web/diagnostics.ts';
import { createFormats } from '../../formats.ts';

const { isolate, plural } = createFormats('pt-BR');

const setUp = 'Este servidor está configurado e tem um administrador.';
const notSetUp =
  'Este servidor ainda não está configurado: abra o link de configuração que ele mostrou ao iniciar.';

const registrations: Record<PublicSettings['registration'], string> = {
  approval: 'Qualquer pessoa pode se cadastrar, e um administrador aprova cada conta.',
  open: 'Qualquer pessoa pode se cadastrar e entrar na hora.',
  invite: 'Novas contas são por convite.',
  closed: 'Novas contas não são aceitas.',
};

export const diagnostics: typeof source = {
  open: 'Problemas de conexão?',
  label: 'Diagnóstico',
  asking: 'Perguntando…',
  noAnswer: ({ seconds }) =>
    plural(seconds, {
      one: 'Nenhuma resposta em # segundo.',
      many: 'Nenhuma resposta em # de segundos.',
      other: 'Nenhuma resposta em # segundos.',
    }),
  connectivity: {
    title: 'Conexão com o servidor',
    text: 'Pergunta se o servidor e o login respondem.',
    start: 'Testar a conexão',
    probes: { base: 'URL base', login: 'Login', register: 'Cadastro' },
    unreachable: ({ tookMs }) => `Inacessível (após ${tookMs} ms).`,
    exists: ({ status, tookMs }) => `Existe: respondeu ${status} em ${tookMs} ms.`,
    works: ({ status, tookMs }) => `Funciona: respondeu ${status} em ${tookMs} ms.`,
    missing: ({ status, tookMs }) => `Faltando: respondeu ${status} em ${tookMs} ms.`,
    failing: ({ status, tookMs }) => `Com falha: respondeu ${status} em ${tookMs} ms.`,
    foreign: ({ status, tookMs }) => `Não é o Perch: respondeu ${status} em ${tookMs} ms.`,
    refused: ({ status, tookMs }) => `Recusado: respondeu ${status} em ${tookMs} ms.`,
    allGood: 'O servidor responde como deveria.',
    someBad: 'O servidor está acessível, mas nem tudo funciona.',
    allBad:
      'O servidor está inacessível. Verifique sua conexão; se outros sites funcionam, o servidor está fora do ar.',
  },
  login: {
    title: 'Login',
    text: 'Testa o e-mail e a senha digitados acima, sem entrar.',
    start: 'Testar o login',
    nothingTyped: 'Primeiro digite acima seu e-mail e sua senha.',
    welcome: 'Boas-vindas.',
    ended: ({ answer }) =>
      `O servidor disse: “${isolate(answer)}” A sessão deste teste foi encerrada.`,
    notEnded: ({ answer }) =>
      `O servidor disse: “${isolate(answer)}” Não foi possível encerrar a sessão deste teste; ela está em Configurações, Segurança.`,
    needsSecondFactor:
      'O e-mail e a senha estão certos. Para entrar também é preciso o segundo fator, então nenhuma sessão foi aberta.',
    refused: ({ status, answer }) => `O servidor disse (${status}): “${isolate(answer)}”`,
  },
  users: {
    title: 'Usuários',
    text: 'Pergunta se o servidor está configurado e aceita novas contas.',
    start: 'Verificar usuários',
    serverState: ({ isSetUp, registration }) =>
      `${isSetUp ? setUp : notSetUp} ${registrations[registration]}`,
  },
  cache: {
    title: 'Este navegador',
    text: 'Esquece o que guarda deste servidor, incluindo sua sessão e suas preferências.',
    start: 'Limpar cache e recarregar',
  },
};
