import type { dashboard as source } from '../../en/web/dashboard.ts';
import { createFormats } from '../../formats.ts';

const { bytes, isolate, number, plural } = createFormats('fr');

export const dashboard: typeof source = {
  title: 'Tableau de bord',
  welcome: {
    title: 'Bienvenue',
    greeting: ({ username }) => `Bienvenue sur Perch, ${isolate(username)} !`,
    lead: 'Envoyez des fichiers, partagez-les par des liens courts et gardez un œil sur votre stockage.',
  },
  totalUploads: 'Total des envois',
  recentUploads: ({ count, days }) => `${number(count)} ces ${number(days)} derniers jours`,
  totalSize: 'Taille totale',
  recentSize: ({ size, days }) => `${bytes(size)} ces ${number(days)} derniers jours`,
  status: {
    title: 'État du compte',
    active: 'Actif',
    administrator: 'Administrateur',
    user: 'Vous pouvez envoyer et partager',
    memberSince: 'Membre depuis',
    storageLimit: 'Limite de stockage',
  },
  collections: {
    title: 'Albums, tags, demandes et liens',
    albums: 'Albums',
    tags: 'Tags',
    requests: 'Demandes de fichiers',
    links: 'Liens courts',
    clicks: 'Clics',
  },
  notShown: 'Vos statistiques ne peuvent pas être affichées pour le moment.',
  quickActions: {
    title: 'Actions rapides',
    upload: 'Envoyer',
    uploadHint: 'Partager par lien court',
    domains: 'Gérer les domaines',
    domainsHint: 'Des liens à votre nom',
    settings: 'Paramètres',
    settingsHint: 'Profil et mot de passe',
  },
  byType: {
    title: 'Stockage par type',
    loading: 'Chargement de votre stockage par type',
    notShown: 'Votre stockage ne peut pas être affiché pour le moment.',
    none: 'Vos fichiers apparaîtront ici par type dès que vous en aurez envoyé.',
    files: ({ count, share }) =>
      plural(count, {
        one: `# fichier · ${share}`,
        many: `# de fichiers · ${share}`,
        other: `# fichiers · ${share}`,
      }),
    percent: ({ percent }) => `${number(percent)} %`,
    belowOnePercent: '< 1 %',
  },
};
