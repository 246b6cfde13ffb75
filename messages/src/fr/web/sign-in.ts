import type { signIn as source } from '../../en/web/sign-in.ts';

export const signIn: typeof source = {
  title: 'Connexion',
  submit: 'Se connecter',
  submitting: 'Connexion…',
  succeeded: 'Connexion réussie !',
  notApproved:
    'Le compte n’est pas encore approuvé. Veuillez attendre l’approbation d’un administrateur.',
  unexplained: 'La connexion a échoué. Veuillez vérifier vos identifiants.',
  forgotLink: 'Mot de passe oublié ?',
  closed: 'Les nouveaux comptes ne sont pas acceptés pour le moment.',
  byInvitation: 'Les nouveaux comptes se créent sur invitation.',
  noAccount: ({ link }) => `Pas encore de compte ? ${link}`,
  createLink: 'Créer un compte',
  toLogin: 'Aller à la connexion',
  back: 'Retour à la connexion',
  changing: 'Modification…',
  register: {
    title: 'Créer un compte',
    submit: 'Créer un compte',
    submitting: 'Création du compte…',
    hasAccount: ({ link }) => `Vous avez déjà un compte ? ${link}`,
    signInLink: 'Se connecter',
    setUp: 'Installer Perch',
    setUpLead: 'Ceci crée le premier administrateur, qui approuvera tous les autres comptes.',
    createAdministrator: 'Créer l’administrateur',
    invited: 'Vous avez reçu une invitation.',
    closed:
      'Les nouveaux comptes ne sont pas acceptés pour le moment. Demandez-en un à l’administrateur.',
    byInvitation:
      'Les nouveaux comptes se créent sur invitation. Demandez un lien à un administrateur.',
    notSetUp:
      'Ce serveur n’a pas encore d’administrateur. S’il est à vous, ouvrez le lien d’installation qu’il a affiché à son démarrage.',
    approval: 'Un administrateur approuve chaque nouveau compte.',
    waiting: 'Inscription réussie ! Vous serez prévenu de l’approbation.',
    waitingTitle: 'Inscription réussie !',
    waitingForMail:
      'Votre compte est en attente d’approbation. Vous recevrez un e-mail lorsqu’un administrateur l’aura approuvé.',
    waitingWithoutMail:
      'Votre compte est en attente d’approbation. Vous pourrez vous connecter dès qu’un administrateur l’aura approuvé.',
  },
  forgotten: {
    title: 'Mot de passe oublié ?',
    lead: 'Vous recevrez par e-mail un lien pour en choisir un nouveau.',
    submit: 'Envoyer le lien',
    submitting: 'Envoi…',
    sent: 'Consultez vos e-mails',
  },
  reset: {
    title: 'Choisir un nouveau mot de passe',
    submit: 'Enregistrer',
    changed: 'Votre mot de passe est modifié',
    changedLead: 'Connectez-vous avec le nouveau.',
  },
  confirmEmail: {
    title: 'Confirmez votre nouvelle adresse e-mail',
    lead: 'Une fois confirmée, elle sert à vous connecter et reçoit les e-mails sur votre compte.',
    submit: 'Confirmer cette adresse',
    submitting: 'Confirmation…',
    changed: 'Votre adresse e-mail est modifiée',
    changedLead: 'Connectez-vous désormais avec la nouvelle.',
    toSettings: 'Aller à vos paramètres',
    backToSettings: 'Retour à vos paramètres',
  },
};
