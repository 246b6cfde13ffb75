import type { proxySignIn as source } from '../../en/server/proxy-sign-in.ts';

export const proxySignIn: typeof source = {
  notThroughProxy: 'Questo accesso non passa dal proxy che fa accedere le persone qui.',
  noName: 'Il proxy davanti a questo server non indica chi sei.',
  nameUnusable: 'Il proxy davanti a questo server invia un nome che non si può usare.',
  fromOtherSite: 'Un altro sito ha richiesto questo accesso. Comincia dalla pagina di accesso.',
};
