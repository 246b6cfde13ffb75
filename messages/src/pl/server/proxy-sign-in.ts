import type { proxySignIn as source } from '../../en/server/proxy-sign-in.ts';

export const proxySignIn: typeof source = {
  notThroughProxy: 'To logowanie nie przechodzi przez serwer proxy, który tutaj loguje.',
  noName: 'Serwer proxy przed tym serwerem nie podaje, kim jesteś.',
  nameUnusable: 'Serwer proxy przed tym serwerem wysyła nazwę, której nie można użyć.',
  fromOtherSite: 'O to logowanie poprosiła inna witryna. Zacznij na stronie logowania.',
};
