import type { answers as source } from '../../en/server/answers.ts';
import { createFormats } from '../../formats.ts';

const { isolate } = createFormats('fr');

export const answers: typeof source = {
  userDeleted: 'Utilisateur supprimé',
  registered: 'Inscription réussie ! Vous pouvez maintenant vous connecter.',
  registeredPending: 'Inscription réussie ! Votre compte est en attente d’approbation.',
  signedIn: 'Connexion réussie !',
  signedOut: 'Vous êtes déconnecté.',
  profileChanged: 'Profil enregistré !',
  passwordChanged: 'Mot de passe modifié !',
  signedOutElsewhere: 'Vous êtes déconnecté de tous les autres appareils.',
  sessionEnded: 'La session est terminée.',
  apiTokenRotated: 'L’ancien jeton d’API ne fonctionne plus.',
  confirmed: 'Identité confirmée pour dix minutes.',
  emailChanged:
    'Votre adresse e-mail est modifiée. Connectez-vous désormais avec la nouvelle adresse.',
  emailKept: 'Votre adresse e-mail reste inchangée.',
  passwordReset: 'Votre mot de passe est modifié. Veuillez vous connecter avec le nouveau.',
  resetMailSent:
    'Si un compte existe avec cette adresse e-mail, un lien pour choisir un nouveau mot de passe vient d’y être envoyé.',
  noMailServer:
    'Ce serveur n’envoie pas d’e-mails. Veuillez demander un nouveau mot de passe à un administrateur.',
  inviteRevoked: 'L’invitation ne peut plus être utilisée.',
  userApproved: 'Utilisateur approuvé',
  userRejected: 'Utilisateur refusé',
  userChanged: 'Utilisateur modifié',
  mayHaveCertificate: 'Ce nom peut avoir un certificat.',
  domainRequested: 'Domaine demandé ! En attente d’approbation.',
  noDefaultDomain: 'Les nouveaux fichiers reçoivent le lien par défaut.',
  domainChecked: 'Domaine vérifié.',
  frontPageSaved: 'Page d’accueil enregistrée.',
  filesMoved: 'Fichiers déplacés ; leurs anciens liens fonctionnent toujours.',
  domainRemoved: 'Domaine retiré.',
  domainApproved: 'Domaine approuvé',
  domainRejected: 'Domaine refusé',
  fileDeleted: 'Fichier supprimé.',
  emailChangeSent: ({ email }) =>
    `Nous avons envoyé un lien à ${isolate(email)}. Votre adresse e-mail changera dès qu’il sera ouvert.`,
  defaultDomain: ({ domain }) =>
    `Les nouveaux fichiers reçoivent des liens sur ${isolate(domain)}.`,
  shareXInstructions: {
    save: 'Enregistrez la configuration dans un fichier qui se termine par .sxcu, ou téléchargez-la.',
    open: 'Double-cliquez sur le fichier ; ShareX demande s’il doit en faire le service d’envoi actif : répondez Oui.',
    upload: 'Envoyez quelque chose : le lien est dans le presse-papiers.',
    secret: 'Gardez le fichier pour vous : il contient votre jeton d’API.',
  },
};
