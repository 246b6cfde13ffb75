import type { general as source } from '../../en/web/general.ts';
import { createFormats } from '../../formats.ts';

const { isolate, number } = createFormats('pt-BR');

export const general: typeof source = {
  cancel: 'Cancelar',
  delete: 'Excluir',
  dismiss: 'Dispensar',
  download: 'Baixar',
  loading: 'Carregando…',
  open: 'Abrir',
  proxyBlocks: ({ proxy }) =>
    `Um proxy${proxy && ` (${isolate(proxy)})`} na frente deste servidor está bloqueando o envio. Administradores: consultem docs/proxies/README.md#limits-of-a-proxy.`,
  save: 'Salvar',
  stepOf: ({ step, steps }) => `Passo ${number(step)} de ${number(steps)}`,
  tryAgain: 'Tentar de novo',
  unexplained: 'Ocorreu um erro. Tente novamente.',
  unknownAnswer: 'O servidor respondeu de uma forma que esta página não conhece.',
  unreachable: 'O servidor está inacessível. Verifique sua conexão e tente novamente.',
};
