import type { passkeys as source } from '../../en/server/passkeys.ts';
import { createFormats } from '../../formats.ts';

const { isolate, number } = createFormats('pt-BR');

export const passkeys: typeof source = {
  invalid: 'Não funcionou com esta chave de acesso. Tente novamente.',
  tooMany: ({ max }) => `Uma conta pode ter no máximo ${number(max)} chaves de acesso.`,
  noSuchPasskey: 'Esta chave de acesso não existe.',
  signInExpired: 'A entrada demorou demais. Comece de novo.',
  added: 'Chave de acesso adicionada.',
  removed: 'Chave de acesso removida.',
  browserOnSystem: ({ browser, system }) => `${browser} no ${system}`,
  unnamed: 'Chave de acesso',
  mail: {
    addedSubject: 'Uma chave de acesso foi adicionada à sua conta',
    added: ({ name, site }) =>
      `A partir de agora, a chave de acesso ${isolate(name)} entra na sua conta em ${isolate(site)}.`,
    addedByOther:
      'Se não foi você, remova-a agora nas configurações, mude sua senha e encerre todas as outras sessões.',
    removedSubject: 'Uma chave de acesso da sua conta foi removida',
    removed: ({ name, site }) =>
      `A chave de acesso ${isolate(name)} não entra mais na sua conta em ${isolate(site)}.`,
    removedByOther: 'Se não foi você, mude sua senha agora e encerre todas as outras sessões.',
    link: 'Suas configurações',
  },
};
