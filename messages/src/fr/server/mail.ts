import type { mail as source } from '../../en/server/mail.ts';
import { createFormats } from '../../formats.ts';

const { isolate, plural } = createFormats('fr');

export const mail: typeof source = {
  greeting: ({ username }) => `Bonjour ${isolate(username)},`,

  passwordReset: {
    subject: 'Choisir un nouveau mot de passe',
    requested: 'Nous avons reçu une demande de réinitialisation du mot de passe de votre compte.',
    once: 'Le lien ci-dessous fonctionne une seule fois, pendant 30 minutes. Si vous n’êtes pas à l’origine de cette demande, ignorez cet e-mail : votre mot de passe reste inchangé.',
    link: 'Choisir un nouveau mot de passe',
  },
  emailConfirmation: {
    subject: 'Confirmez votre nouvelle adresse e-mail',
    requested:
      'Vous avez demandé à utiliser cette adresse pour votre compte. Ouvrez le lien ci-dessous pour la confirmer ; il fonctionne une seule fois, pendant 24 heures.',
    notYou:
      'Si vous n’êtes pas à l’origine de cette demande, ignorez cet e-mail : rien ne change tant que le lien n’est pas ouvert.',
    link: 'Confirmer cette adresse',
  },
  emailChangeRequested: {
    subject: 'Votre adresse e-mail va être modifiée',
    requested: ({ email }) =>
      `L’adresse e-mail de votre compte doit devenir ${isolate(email)}. Elle changera à l’ouverture du lien que nous y avons envoyé ; d’ici là, vous vous connectez comme avant.`,
    notYou:
      'Si ce n’était pas vous, changez votre mot de passe dès maintenant : cela annule la modification et met fin à toutes les autres sessions.',
    link: 'Changer votre mot de passe',
  },
  emailChanged: {
    subject: 'Votre adresse e-mail a été modifiée',
    changed: ({ site, email }) =>
      `L’adresse e-mail de votre compte sur ${isolate(site)} est désormais ${isolate(email)}. L’adresse à laquelle vous recevez cet e-mail ne permet plus de se connecter.`,
    notYou:
      'Si ce n’était pas vous, changez votre mot de passe dès maintenant si vous êtes encore connecté, et prévenez un administrateur du serveur.',
    link: 'Vos paramètres',
  },

  registrations: {
    subjectOfOne: ({ username }) => `Nouvelle inscription : ${isolate(username)}`,
    subject: ({ count }) =>
      plural(count, {
        one: '# nouvelle inscription',
        many: '# de nouvelles inscriptions',
        other: '# nouvelles inscriptions',
      }),
    one: ({ person }) => `${person} demande à s’inscrire et attend votre approbation.`,
    several: ({ count }) =>
      plural(count, {
        one: '# personne s’est inscrite et attend votre approbation :',
        many: '# de personnes se sont inscrites et attendent votre approbation :',
        other: '# personnes se sont inscrites et attendent votre approbation :',
      }),
    person: ({ username, email }) =>
      email === '' ? isolate(username) : `${isolate(username)} (${isolate(email)})`,
    more: ({ count }) =>
      plural(count, {
        one: 'et # autre.',
        many: 'et # d’autres.',
        other: 'et # autres.',
      }),
    next: 'Le prochain e-mail sur les inscriptions arrivera au plus tôt dans une heure.',
    link: 'Voir les utilisateurs en attente',
  },
  accountApproved: {
    subject: 'Votre compte a été approuvé',
    approved: 'Votre compte a été approuvé. Vous pouvez maintenant vous connecter.',
    link: 'Se connecter',
  },
  accountRejected: {
    subject: 'Votre inscription n’a pas été approuvée',
    rejected: ({ site }) =>
      `Votre inscription sur ${isolate(site)} n’a pas été approuvée par un administrateur.`,
  },

  domainApproved: {
    subject: ({ domain }) => `Votre domaine ${isolate(domain)} a été approuvé`,
    approved: ({ domain }) => `Votre domaine ${isolate(domain)} a été approuvé.`,
    link: 'Vos domaines',
  },
  domainRejected: {
    subject: ({ domain }) => `Votre domaine ${isolate(domain)} n’a pas été approuvé`,
    rejected: ({ domain }) =>
      `Votre domaine ${isolate(domain)} n’a pas été approuvé par un administrateur.`,
    link: 'Vos domaines',
  },
  domainDisabled: {
    subject: ({ domain }) => `Le domaine ${isolate(domain)} a été désactivé`,
    disabled: ({ domain }) =>
      `Le domaine ${isolate(domain)} a été désactivé ; ses liens n’y fonctionnent plus.`,
    reasonForDays: ({ days, reason }) =>
      `Motif : depuis ${plural(days, { one: '# jour', many: '# de jours', other: '# jours' })} : ${isolate(reason)}.`,
    link: 'Domaines',
  },
  reason: ({ reason }) => `Motif : ${isolate(reason)}`,
};
