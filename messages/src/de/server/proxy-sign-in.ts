import type { proxySignIn as source } from '../../en/server/proxy-sign-in.ts';

export const proxySignIn: typeof source = {
  notThroughProxy: 'Diese Anmeldung kommt nicht über den Proxy, der hier anmeldet.',
  noName: 'Der Proxy vor diesem Server sagt nicht, wer du bist.',
  nameUnusable: 'Der Proxy vor diesem Server sendet einen Namen, der sich nicht verwenden lässt.',
  fromOtherSite: 'Eine andere Website wollte diese Anmeldung. Bitte beginne auf der Anmeldeseite.',
};
