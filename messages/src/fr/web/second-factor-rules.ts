import type { secondFactorRules as source } from '../../en/web/second-factor-rules.ts';

export const secondFactorRules: typeof source = {
  title: 'Configurez un second facteur',
  lead: 'Ce serveur l’exige pour continuer : une application d’authentification ou une clé d’accès. Vos liens et vos programmes d’envoi continuent de fonctionner.',
  setUp: 'Le configurer',
};
