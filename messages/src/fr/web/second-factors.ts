import type { secondFactors as source } from '../../en/web/second-factors.ts';
import { createFormats } from '../../formats.ts';

const { isolate, plural } = createFormats('fr');

export const secondFactors: typeof source = {
  loading: 'Chargement de vos moyens de connexion',
  failed: 'Impossible d’afficher vos moyens de connexion',
  required:
    'Ce serveur exige un second facteur : configurez une application d’authentification ou ajoutez une clé d’accès.',
  app: {
    title: 'Application d’authentification',
    lead: 'La connexion par mot de passe demande alors aussi un code affiché par une application de votre téléphone.',
    since: ({ date }) => `Utilisée depuis ${date}`,
    setUp: 'Configurer',
    scan: 'Ajoutez votre compte à l’application',
    scanLead: 'Dans l’application, choisissez d’ajouter un compte et scannez cette image.',
    picture: 'Code QR contenant la clé de votre compte',
    open: 'Ouvrir l’application sur cet appareil',
    key: 'Ou saisissez cette clé dans l’application :',
    copyKey: 'Copier la clé',
    keyCopied: 'Clé copiée.',
    keyNotCopied: 'Impossible de copier la clé',
    firstCode: 'Code affiché maintenant par l’application',
    codeRequired: 'Il manque le code',
    turnOn: 'Activer',
    remove: 'Retirer',
    removeTitle: 'Retirer l’application d’authentification',
    removeText:
      'Ses codes ne fonctionneront plus. Sans autre second facteur, vos codes de récupération sont supprimés aussi.',
    removed: 'L’application d’authentification est retirée.',
  },
  recovery: {
    title: 'Codes de récupération',
    lead: 'Si vous perdez votre téléphone ou votre clé d’accès, chacun d’eux vous connecte une fois.',
    left: ({ count }) =>
      plural(count, {
        one: 'Il reste # code.',
        many: 'Il reste # de codes.',
        other: 'Il reste # codes.',
      }),
    few: 'Créez-en d’autres avant d’en avoir besoin.',
    renew: 'Créer de nouveaux codes',
    renewText: 'Ceux que vous avez conservés ne fonctionneront plus.',
    made: 'Conservez ces codes',
    madeLead:
      'Ils ne sont affichés que maintenant. Conservez-les là où vous les trouverez sans votre téléphone : sur papier ou dans un gestionnaire de mots de passe.',
    copy: 'Copier',
    copied: 'Codes copiés.',
    notCopied: 'Impossible de copier les codes',
    download: 'Télécharger',
    print: 'Imprimer',
    done: 'Je les ai conservés',
    ofAccount: ({ account, host }) =>
      `Codes de récupération de ${isolate(account)} sur ${isolate(host)}`,
  },
  noPassword: {
    title: 'Mot de passe',
    text: 'Votre compte n’a pas de mot de passe.',
    mailLead: ({ email }) => `Pour en définir un, faites envoyer un lien à ${isolate(email)}.`,
    mail: 'M’envoyer le lien',
    noMail: 'Pour en obtenir un, adressez-vous à un administrateur de ce serveur.',
    off: 'Ce serveur n’accepte pas la connexion par mot de passe.',
  },
};
