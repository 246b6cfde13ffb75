import type { uploadErrors as source } from '../../en/server/upload-errors.ts';
import { createFormats } from '../../formats.ts';

const { bytes, isolate, plural } = createFormats('fr');

const chunk = (advice: string) =>
  `Ceci est un morceau de fichier et n’a pas été conservé ; ${advice}, ou envoyez le fichier par morceaux avec tus sur /api/upload/resumable.`;

export const uploadErrors: typeof source = {
  noSuchFile: 'Ce fichier n’existe pas.',
  noSuchThumbnail: 'Cette miniature n’existe pas.',
  noSuchClient: 'Il n’y a pas de configuration pour cette application.',
  tooManyThumbnails: 'Trop de miniatures sont en cours de création. Veuillez réessayer.',
  contentMissing:
    'Le contenu de ce fichier manque dans le stockage du serveur. L’exploitant doit le restaurer.',
  mayNotUpload: 'Ce compte ne peut plus envoyer de fichiers.',
  formExpected: 'Envoyez le fichier en multipart/form-data.',
  boundaryInvalid: 'Le séparateur multipart (boundary) est absent ou trop long.',
  formMalformed: 'Le formulaire multipart est mal formé.',
  quotationNeverCloses: 'Un guillemet n’est jamais fermé dans une partie du formulaire.',
  formFieldTooLarge: 'Un champ de formulaire peut peser jusqu’à 16 Ko.',
  tooManyParts: 'Le formulaire comporte trop de parties.',
  fileMissing: 'Envoyez un fichier dans une partie nommée « file ».',
  oneFileAtATime: 'Envoyez un seul fichier à la fois.',
  uploadIncomplete: 'L’envoi s’est terminé avant l’arrivée complète du fichier.',
  connectionLost: 'La connexion a été perdue.',
  fileTooLarge: ({ maxBytes }) => `Les fichiers peuvent peser jusqu’à ${bytes(maxBytes)}.`,
  quotaExceeded: ({ quotaBytes, leftBytes }) =>
    `Vos fichiers peuvent occuper ${bytes(quotaBytes)} en tout ; il reste ${bytes(leftBytes)}, trop peu pour celui-ci.`,
  chunkNotKept: {
    largeChunkSize: chunk('réglez chunkSize au-dessus de la taille de votre plus gros fichier'),
    dropzone: chunk('réglez chunking: false'),
    fineUploader: chunk('réglez chunking.enabled: false'),
    plupload: chunk('réglez chunk_size: 0 (Plupload) ou chunked: false (WebUploader)'),
    resumeChunkSize: chunk('retirez resumeChunkSize'),
    maxChunkSize: chunk('retirez maxChunkSize'),
    noChunkSize: chunk('retirez chunkSize'),
    zeroChunkSize: chunk('réglez chunkSize: 0'),
  },

  noSuchUpload: 'Cet envoi n’existe pas ou plus.',
  partsUnreadable: 'Les parties déjà reçues d’un envoi sont illisibles.',
  moreThanAnnounced: 'Il est arrivé plus de données qu’annoncé.',
  uploadLocked: 'Une autre requête envoie déjà ce fichier. Veuillez réessayer.',
  uploadBeginning: 'Cet envoi vient de commencer. Veuillez réessayer.',
  uploadTakenOver: 'Une autre requête a repris cet envoi. Veuillez réessayer.',
  uploadInterrupted:
    'L’envoi a été interrompu. Veuillez reprendre là où s’arrêtent les octets enregistrés.',
  keyInvalid: 'Idempotency-Key peut comporter jusqu’à 100 caractères ASCII.',
  keyTaken: 'Cette Idempotency-Key appartient à un autre envoi.',
  tusVersion: 'Ce serveur utilise tus 1.0.0 (Tus-Resumable).',
  tusType: 'Envoyez les octets en application/offset+octet-stream.',
  offsetRequired: 'Upload-Offset est requis.',
  offsetWrong: 'Upload-Offset n’est pas là où s’arrêtent les octets enregistrés.',
  lengthInvalid:
    'Upload-Length doit indiquer une fois le nombre d’octets du fichier, ou Upload-Defer-Length (1) que ce nombre viendra plus tard.',
  metadataMalformed: 'Upload-Metadata est mal formé.',
  metadataTooLong: 'Upload-Metadata peut comporter jusqu’à 4096 caractères.',
  concatenationUnsupported:
    'L’envoi en parallèle des parties d’un fichier (Upload-Concat) n’est pas pris en charge.',
  tooManyOpenUploads: ({ max }) =>
    plural(max, {
      one: 'Vous avez déjà # envoi inachevé, le maximum autorisé. Terminez-le ou annulez-le d’abord.',
      many: 'Vous avez déjà # d’envois inachevés, le maximum autorisé. Terminez-en ou annulez-en un d’abord.',
      other:
        'Vous avez déjà # envois inachevés, le maximum autorisé. Terminez-en ou annulez-en un d’abord.',
    }),
  overriddenMethod: ({ methods }) =>
    `X-HTTP-Method-Override accepte ici : ${isolate(methods.join(', '))}.`,
  headersInvalid: ({ names }) => `Ces en-têtes ne sont pas valides : ${isolate(names.join(', '))}.`,
};
