import type { fileRequests as source } from '../../en/web/file-requests.ts';
import { createFormats } from '../../formats.ts';

const { bytes, isolate, list, number, plural } = createFormats('fr');

export const fileRequests: typeof source = {
  title: 'Vos demandes',
  lead: ({ max }) =>
    `À l’adresse d’une demande, des personnes sans compte vous envoient des fichiers. Elles ne voient rien de ce qui est à vous, et leurs envois comptent dans votre espace. Vous pouvez avoir ${number(max)} demandes.`,
  create: 'Nouvelle demande',
  createKeywords: 'recevoir collecter demander fichiers drop',
  loading: 'Chargement de vos demandes',
  failed: 'Impossible d’afficher vos demandes',
  none: 'Pas encore de demandes',
  noneHint:
    'Créez-en une et transmettez son adresse : ce qui y est envoyé se trouve parmi vos envois, sans compte pour les expéditeurs.',
  states: {
    open: 'Ouverte',
    closed: 'Fermée',
    expired: 'Terminée',
    full: 'Complète',
  },
  received: ({ files, max }) =>
    plural(max, {
      one: `${number(files)} sur # fichier`,
      many: `${number(files)} sur # de fichiers`,
      other: `${number(files)} sur # fichiers`,
    }),
  receivedBytes: ({ size, max }) => `${bytes(size)} sur ${bytes(max)}`,
  eachUpTo: ({ max }) => `Jusqu’à ${bytes(max)} chacun`,
  onlyTypes: ({ types }) => `Seulement ${list(types.map(isolate))}`,
  inAlbum: ({ album }) => `Dans l’album ${isolate(album)}`,
  notifies: 'E-mails pour les nouveaux fichiers',
  copy: 'Copier l’adresse',
  copied: 'Adresse copiée dans le presse-papiers !',
  copyFailed: 'Impossible de copier l’adresse',
  showFiles: 'Voir les fichiers reçus',
  edit: ({ title }) => `Modifier ${isolate(title)}`,
  showQr: ({ title }) => `Code QR de ${isolate(title)}`,
  close: 'Fermer',
  reopen: 'Rouvrir',
  closed: 'Demande fermée : elle n’accepte plus de fichiers.',
  reopened: 'Demande rouverte.',
  notMade: 'La demande n’a pas été créée',
  notSaved: 'La demande n’a pas été modifiée',
  saved: 'Demande modifiée.',
  delete: ({ title }) => `Supprimer ${isolate(title)}`,
  deleteText:
    'Son adresse cesse aussitôt de fonctionner, et les fichiers en cours d’envoi sont perdus. Ce qu’elle a reçu reste parmi vos envois.',
  deleted: 'Demande supprimée. Ce qu’elle a reçu reste.',
  form: {
    change: 'Modifier la demande',
    dismiss: 'Fermer le formulaire',
    title: 'Titre',
    titleHint: 'Les expéditeurs le voient.',
    titleRequired: 'Saisissez un titre.',
    text: 'Texte pour les expéditeurs',
    textHint: 'Facultatif : ce que vous demandez, et pourquoi.',
    more: 'Limites, album et mot de passe',
    afterDays: ({ count }) =>
      plural(count, { one: 'Dans # jour', many: 'Dans # de jours', other: 'Dans # jours' }),
    maxFiles: 'Nombre de fichiers',
    fileMegabytes: 'Mégaoctets par fichier',
    fileMegabytesHint: 'Vide : autant que le serveur le permet.',
    megabytes: 'Mégaoctets en tout',
    megabytesHint: 'Vide : dans la limite de votre espace.',
    megabytesInvalid: 'Saisissez un nombre supérieur à 0, ou rien.',
    types: 'Types acceptés',
    typesHint: 'Par exemple image/* ou application/pdf, séparés par des espaces. Vide : tous.',
    typesInvalid: ({ type }) =>
      `${isolate(type)} n’est pas un type comme image/* ou application/pdf.`,
    album: 'Album que rejoignent les fichiers',
    noAlbum: 'Aucun',
    notify: 'M’envoyer un e-mail pour les nouveaux fichiers',
    newPassword: 'Nouveau mot de passe de la demande',
    make: 'Créer la demande',
  },
  made: {
    title: 'Votre demande est ouverte',
    lead: 'Transmettez cette adresse. Tous ceux qui l’ont peuvent vous envoyer des fichiers jusqu’à la fin de la demande.',
    address: 'Adresse de la demande',
    qr: 'Code QR de l’adresse',
    open: 'Ouvrir la page',
    done: 'Terminé',
  },
};
