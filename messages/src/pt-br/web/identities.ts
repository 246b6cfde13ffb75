import type { identities as source } from '../../en/web/identities.ts';
import { createFormats } from '../../formats.ts';

const { isolate } = createFormats('pt-BR');

export const identities: typeof source = {
  title: 'Contas vinculadas',
  lead: 'Contas de outros serviços com as quais você entra aqui.',
  none: 'Nenhuma conta vinculada ainda.',
  loading: 'Carregando suas contas vinculadas',
  failed: 'Não é possível mostrar suas contas vinculadas',
  link: ({ provider }) => `Vincular com ${isolate(provider)}`,
  added: ({ date }) => `Vinculada ${date}`,
  lastUsed: ({ date }) => `Último uso ${date}`,
  neverUsed: 'Nunca usada',
  unlink: ({ name }) => `Desvincular ${isolate(name)}`,
  unlinkText: 'Ela não permite mais entrar aqui.',
  confirmUnlink: 'Desvincular',
  unlinked: 'A conta foi desvinculada.',
  isLinked: 'A conta está vinculada: a partir de agora, ela permite entrar aqui.',
  notLinked: {
    refused: 'A conta não foi vinculada: o provedor ou este servidor recusou.',
    expired: 'A conta não foi vinculada: demorou demais. Tente de novo.',
    unavailable: 'A conta não foi vinculada: não é possível acessar o provedor. Tente mais tarde.',
    taken: 'A conta não foi vinculada: ela pertence a outra conta deste servidor.',
    other: 'A conta não foi vinculada. Tente de novo.',
  },
};
