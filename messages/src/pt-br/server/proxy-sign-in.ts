import type { proxySignIn as source } from '../../en/server/proxy-sign-in.ts';

export const proxySignIn: typeof source = {
  notThroughProxy: 'Este acesso não vem pelo proxy que faz o login aqui.',
  noName: 'O proxy na frente deste servidor não informa quem você é.',
  nameUnusable: 'O proxy na frente deste servidor envia um nome que não pode ser usado.',
  fromOtherSite: 'Outro site pediu este acesso. Comece na página de login.',
};
