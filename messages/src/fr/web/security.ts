import type { security as source } from '../../en/web/security.ts';
import { createFormats } from '../../formats.ts';

const { isolate } = createFormats('fr');

export const security: typeof source = {
  password: {
    title: 'Changer le mot de passe',
    lead: 'Le changer vous déconnecte de tous les autres appareils.',
    current: 'Mot de passe actuel',
    currentRequired: 'Le mot de passe actuel est requis',
    submit: 'Changer',
    submitting: 'Modification…',
    changed: 'Mot de passe modifié !',
  },
  sessions: {
    title: 'Sessions',
    loading: 'Chargement de vos sessions',
    failed: 'Vos sessions ne peuvent pas être affichées',
    current: 'Cette session',
    signedIn: ({ date }) => `Connexion : ${date}`,
    lastUsed: ({ date }) => `Dernière utilisation : ${date}`,
    browserOnSystem: ({ browser, system }) => `${isolate(browser)} sur ${isolate(system)}`,
    unknownDevice: 'Appareil inconnu',
    end: ({ device }) => `Mettre fin à la session : ${isolate(device)}`,
    ended: 'La session est terminée.',
    endOthers: 'Déconnecter les autres appareils',
    endOthersText:
      'Tous les autres navigateurs devront se reconnecter. Celui-ci reste connecté, et les applications d’envoi continuent avec le jeton d’API.',
    signOut: 'Déconnecter',
    othersEnded: 'Vous êtes déconnecté de tous les autres appareils.',
  },
};
