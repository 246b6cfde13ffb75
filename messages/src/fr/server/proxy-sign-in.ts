import type { proxySignIn as source } from '../../en/server/proxy-sign-in.ts';

export const proxySignIn: typeof source = {
  notThroughProxy: 'Cette connexion ne passe pas par le proxy qui connecte les personnes ici.',
  noName: 'Le proxy placé devant ce serveur n’indique pas qui vous êtes.',
  nameUnusable: 'Le proxy placé devant ce serveur envoie un nom inutilisable.',
  fromOtherSite:
    'Un autre site a demandé cette connexion. Veuillez commencer sur la page de connexion.',
};
