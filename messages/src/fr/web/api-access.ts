import type { apiAccess as source } from '../../en/web/api-access.ts';

export const apiAccess: typeof source = {
  token: {
    title: 'Jeton d’API',
    lead: 'Il permet à des programmes d’envoyer des fichiers en votre nom. Ils peuvent lister, lire et supprimer vos envois, et rien d’autre.',
    loading: 'Chargement de votre jeton d’API',
    failed: 'Votre jeton d’API ne peut pas être affiché',
    label: 'Votre jeton d’API',
    copy: 'Copier le jeton d’API',
    copied: 'Jeton d’API copié dans le presse-papiers !',
    copyFailed: 'Impossible de copier le jeton',
    replace: 'Remplacer le jeton',
    replacing: 'Remplacement…',
    replaced: 'Jeton d’API remplacé. Téléchargez à nouveau les fichiers de vos applications.',
    replaceTitle: 'Remplacer le jeton d’API',
    replaceText:
      'L’ancien jeton cessera aussitôt de fonctionner. ShareX et les scripts qui l’utilisent auront besoin d’un nouveau fichier.',
    confirmReplace: 'Remplacer',
  },
  guide: {
    title: 'Documentation de l’API',
    lead: 'Tout programme peut envoyer des fichiers : il transmet votre jeton d’API comme jeton Bearer et le fichier comme données de formulaire multipart. La réponse contient le lien dans file.url.',
    endpoint: 'Point d’accès d’envoi',
    header: 'En-tête',
    body: 'Corps',
    bodyType: ({ type }) => `Données de formulaire multipart (${type})`,
    field: 'Nom du champ du fichier',
    allCalls: 'Tous les appels',
    reference: 'Référence de l’API',
    copy: 'Copier la commande',
    copied: 'Commande copiée dans le presse-papiers !',
    copyFailed: 'Impossible de copier la commande',
  },
};
