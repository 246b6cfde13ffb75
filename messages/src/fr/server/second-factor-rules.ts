import type { secondFactorRules as source } from '../../en/server/second-factor-rules.ts';
import { createFormats } from '../../formats.ts';

const { isolate } = createFormats('fr');

export const secondFactorRules: typeof source = {
  needed: ({ url }) =>
    `Ce serveur exige un second facteur. Pour continuer, configurez-en un sur ${url}.`,
  reset: 'Les seconds facteurs sont supprimés et toutes les sessions sont terminées.',
  nothingToReset: 'Ce compte n’a pas de second facteur.',
  ownFactors: 'Supprimez vos propres seconds facteurs dans vos paramètres.',
  passkeysAlone:
    'Seules des clés d’accès ouvrent ce compte. Exécutez sur le serveur perch user remove-second-factor, puis perch user sign-in-link.',
  mail: {
    subject: 'Vos seconds facteurs ont été réinitialisés',
    removed: ({ site }) =>
      `Un administrateur de ${isolate(site)} a supprimé l’application d’authentification, les codes de secours et les clés d’accès de votre compte. Vous êtes déconnecté partout.`,
    notYou:
      'Connectez-vous comme avant et configurez de nouveau un second facteur. Si vous ne l’avez pas demandé, prévenez un administrateur du serveur.',
    link: 'Configurer un second facteur',
  },
};
