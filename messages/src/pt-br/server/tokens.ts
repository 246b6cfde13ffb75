import type { tokens as source } from '../../en/server/tokens.ts';
import { createFormats } from '../../formats.ts';

const { isolate, number } = createFormats('pt-BR');

export const tokens: typeof source = {
  insufficientScope: ({ scope }) => `Este token não tem o escopo ${isolate(scope)}.`,
  sessionOnly: 'Tokens não servem para isto; entre na sua conta.',
  wrongAddress: 'Este token não funciona a partir do seu endereço de rede.',
  rangeInvalid: ({ range }) =>
    `${isolate(range)} não é um endereço nem um intervalo como 192.0.2.0/24.`,
  tooMany: ({ max }) => `Você tem ${number(max)} tokens, que é o limite. Revogue um primeiro.`,
  noSuchToken: 'Esse token não existe.',
  noSuchProfile: 'Esse perfil não existe.',
  profileUnknown: ({ name }) => `Não há nenhum perfil ${isolate(name)}.`,
  profileLocked: 'Este token está fixado em outro perfil.',
  lockedToNothing: 'Um token só pode ser fixado em um perfil: escolha um.',
  profileExpires: 'expires de um perfil deve ser um tempo como 30m, 12h, 7d ou 4w, ou never.',
  profileName: ({ max }) => `name deve ter de 1 a ${number(max)} caracteres.`,
  profileTaken: ({ name }) => `Já existe um perfil ${isolate(name)}.`,
  profileInUse: ({ token }) =>
    `O token ${isolate(token)} está fixado neste perfil. Altere-o ou revogue-o primeiro.`,
  tooManyProfiles: ({ max }) =>
    `Você tem ${number(max)} perfis, que é o limite. Exclua um primeiro.`,
  bytesSpent: 'Este token já enviou hoje tudo o que pode.',
  defaultIsOff: 'Seu token padrão está desativado. Crie um token para este programa.',
  defaultDisabled: 'O token padrão parou de funcionar.',
  revoked: 'O token parou de funcionar.',
  profileDeleted: 'O perfil foi excluído.',
};
