import type { proxySignIn as source } from '../../en/server/proxy-sign-in.ts';

export const proxySignIn: typeof source = {
  notThroughProxy: 'Este inicio de sesión no llega a través del proxy que lo permite aquí.',
  noName: 'El proxy delante de este servidor no indica quién eres.',
  nameUnusable: 'El proxy delante de este servidor envía un nombre que no se puede usar.',
  fromOtherSite:
    'Otro sitio pidió este inicio de sesión. Empieza en la página de inicio de sesión.',
};
