import type { adminSettings as source } from '../../en/web/admin-settings.ts';
import { createFormats } from '../../formats.ts';

const { bytes, number, plural } = createFormats('fr');

export const adminSettings: typeof source = {
  title: 'Paramètres',
  lead: 'Les modifications prennent effet en deux secondes, sans redémarrage.',
  loadFailed: 'Les paramètres n’ont pas pu être chargés',
  saved: 'Paramètres enregistrés',
  saveFailed: 'Les paramètres n’ont pas pu être enregistrés',
  save: 'Enregistrer',
  discard: 'Annuler les modifications',
  unsaved: 'Pas encore enregistré',
  locked: ({ variable }) => `Défini par ${variable} dans l’environnement du serveur`,
  byDefault: ({ value }) => `${value} (par défaut)`,
  groups: {
    limits: 'Inscription et limites',
    signIn: 'Connexion',
    appearance: 'Langue et apparence',
    brand: 'Identité visuelle',
    legal: 'Pages légales',
    links: 'Liens et corbeille',
  },
  legalLead: 'Rédigées en Markdown. Une page sans texte n’existe pas.',
  labels: {
    publicUrl: 'Adresse publique',
    registration: 'Inscription',
    emailRequired: 'Adresse e-mail des nouveaux comptes',
    requireSecondFactor: 'Second facteur exigé',
    userQuota: 'Quota par défaut',
    maxFileSize: 'Taille maximale d’un fichier',
    defaultLanguage: 'Langue par défaut',
    defaultTheme: 'Thème par défaut',
    name: 'Nom',
    accent: 'Couleur d’accent',
    footerLinks: 'Liens de pied de page',
    imprint: 'Mentions légales',
    privacy: 'Politique de confidentialité',
    terms: 'Conditions',
    defaultExpiry: 'Expiration par défaut des liens',
    maxExpiry: 'Expiration maximale des liens',
    trashDays: 'Jours dans la corbeille',
    slugScheme: 'Forme des liens',
    slugLength: 'Longueur des liens',
    embeds: 'Aperçus des liens',
    embedVideoMax: 'Taille maximale des vidéos en aperçu',
    indexing: 'Moteurs de recherche',
    allowedTypes: 'Types autorisés',
    refusedTypes: 'Types refusés',
  },
  hints: {
    emailRequired:
      'Sans adresse e-mail, un compte se connecte avec son nom d’utilisateur et un mot de passe oublié ne peut pas être réinitialisé par e-mail.',
    requireSecondFactor:
      'Une application d’authentification ou une clé d’accès. Un compte qui n’en a pas ne peut que le configurer ; les envois par jeton continuent.',
    userQuota:
      'Ce que les fichiers d’un compte peuvent occuper en tout, sauf s’il a son propre quota.',
    maxFileSize: 'Les envois déjà commencés gardent la limite de leur début.',
    defaultLanguage: 'Lorsque ni le compte ni le navigateur n’indiquent de langue.',
    defaultTheme: 'Lorsque ni le compte ni l’appareil n’en ont choisi un.',
    name: 'Le nom de ce serveur dans l’application, sur ses pages et dans ses e-mails.',
    accent: 'Chaque thème en utilise la nuance qui y reste lisible.',
    terms: 'Leur version augmente à chaque modification du texte.',
    defaultExpiry:
      'Lorsque ni l’envoi ni le compte n’en indiquent une : 30m, 12h, 7d, 4w ou never.',
    maxExpiry: 'Aucun lien ne dure plus longtemps, par exemple 90d.',
    trashDays:
      'Pendant ce temps, les fichiers supprimés peuvent être restaurés ; 0 les supprime aussitôt.',
    slugScheme:
      'Pour les nouveaux fichiers. Les liens faits de mots, de dates ou de noms peuvent être devinés.',
    slugLength: 'Pour les liens aléatoires, en caractères.',
    embeds: 'L’image, le titre et la taille que les messageries montrent avec un lien.',
    embedVideoMax: 'Une vidéo plus grande est montrée comme une image.',
    indexing:
      'Si robots.txt les laisse visiter les pages et fichiers publics. L’application leur reste toujours fermée, et les pages des liens demandent à ne pas être référencées.',
    allowedTypes: 'Par exemple image/*, application/pdf. Le contenu décide, pas le nom.',
    refusedTypes: 'Ils sont refusés même s’ils sont autorisés ci-dessus.',
  },
  choices: {
    registration: {
      approval: 'Après approbation',
      open: 'Ouverte à tous, sans attente',
      invite: 'Sur invitation uniquement',
      closed: 'Fermée',
    },
    requireSecondFactor: {
      off: 'Non exigé',
      admins: 'Pour les administrateurs',
      all: 'Pour tous les comptes',
    },
    slugScheme: {
      base62: 'Lettres et chiffres aléatoires',
      words: 'Des mots et un nombre',
      date: 'La date et quatre lettres',
      uuid: 'UUID (ordonné dans le temps)',
      name: 'Le nom du fichier',
    },
  },
  switches: {
    emailRequired: {
      on: 'Exigée',
      off: 'Facultative',
    },
  },
  on: 'Activés',
  off: 'Désactivés',
  allTypes: 'Tous',
  noTypes: 'Aucun',
  noQuota: 'Illimité',
  noAccent: 'Celle de Perch',
  chooseColor: 'Choisir une couleur',
  inDark: 'Sur sombre',
  inLight: 'Sur clair',
  link: ({ position }) => `Lien ${number(position)}`,
  linkLabel: 'Texte',
  linkUrl: 'Adresse',
  addLink: 'Ajouter un lien',
  removeLink: ({ position }) => `Retirer le lien ${number(position)}`,
  linksMax: ({ max }) =>
    plural(max, {
      one: '# lien possible.',
      many: 'Jusqu’à # de liens possibles.',
      other: 'Jusqu’à # liens possibles.',
    }),
  pageSize: ({ used, max }) => `${bytes(used)} sur ${bytes(max)}`,
  problems: {
    expiry: 'Une durée est nécessaire, par exemple 12h, 7d ou 4w.',
    wholeNumber: ({ min, max }) =>
      `Un nombre entier de ${number(min)} à ${number(max)} est nécessaire.`,
    types: 'Les types s’écrivent comme image/* ou application/pdf, séparés par des virgules.',
    size: 'Indiquez une taille, par exemple 500 MB ou 2 GB.',
    text: ({ max }) => `Indiquez ${number(max)} caractères au plus.`,
    name: ({ max }) => `Le nom peut comporter jusqu’à ${number(max)} caractères.`,
    noColor: 'Une couleur s’écrit avec # et six chiffres hexadécimaux.',
    unreadableInDark: ({ ratio, needed }) =>
      `Cette couleur a un contraste de ${number(ratio)}:1 sur le thème sombre ; il faut ${number(needed)}:1.`,
    unreadableInLight: ({ ratio, needed }) =>
      `Cette couleur a un contraste de ${number(ratio)}:1 sur le thème clair ; il faut ${number(needed)}:1.`,
    linkText: ({ max }) =>
      `Chaque lien a besoin d’un texte de ${number(max)} caractères au maximum.`,
    linkAddress:
      'Chaque lien a besoin d’une adresse qui commence par https://, http:// ou mailto:.',
    pageTooLong: ({ max }) => `Une page peut peser jusqu’à ${bytes(max)}.`,
  },
};
