import type { layout as source } from '../../en/web/layout.ts';
import { createFormats } from '../../formats.ts';

const { isolate } = createFormats('fr');

export const layout: typeof source = {
  skipToContent: 'Aller au contenu',
  sidebar: 'Barre latérale',
  menu: 'Menu',
  openMenu: 'Ouvrir le menu',
  mainMenu: 'Navigation principale',
  logout: 'Se déconnecter',
  welcomeBack: ({ username }) => `Bonjour ${isolate(username)}`,
  pages: {
    dashboard: 'Tableau de bord',
    uploads: 'Envois',
    albums: 'Albums',
    requests: 'Demandes',
    links: 'Liens courts',
    domains: 'Domaines',
    settings: 'Paramètres',
    admin: 'Admin',
  },
  sessionExpired: 'Session expirée. Veuillez vous reconnecter.',
  uploadingNotLoaded:
    'Le module d’envoi n’a pas pu être chargé. Vérifiez votre connexion et réessayez.',
  noAnswer: 'Perch ne répond pas',
  pending: {
    title: 'Compte en attente',
    lead: 'Votre compte attend d’être approuvé par un administrateur. Veuillez patienter.',
    refresh: 'Actualiser',
  },
  errors: {
    missingPage: 'Cette page n’a pas pu être chargée',
    missingPageText:
      'Une partie n’est pas arrivée. Vérifiez votre connexion et réessayez. Si Perch a été mis à jour, rechargez.',
    brokenPage: 'Une erreur s’est produite sur cette page',
    brokenPageText:
      'Ce que vous avez enregistré n’est pas touché. Réessayez, ou rechargez si cela ne suffit pas.',
    missingSection: 'Le chargement a échoué. Vérifiez votre connexion et réessayez.',
    brokenSection: 'Une erreur s’est produite ici.',
    reload: 'Recharger',
  },
};
