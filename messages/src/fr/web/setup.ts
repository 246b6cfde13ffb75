import type { setup as source } from '../../en/web/setup.ts';
import { createFormats } from '../../formats.ts';

const { isolate } = createFormats('fr');

export const setup: typeof source = {
  title: 'Installation',
  back: 'Retour',
  skip: 'Passer',
  next: 'Continuer',
  finish: 'Terminer',
  later: 'Continuer plus tard',
  loadFailed: 'L’installation n’a pas pu être chargée',
  copy: ({ text }) => `Copier ${isolate(text)}`,
  copied: 'Copié dans le presse-papiers !',
  copyFailed: 'La copie a échoué',
  first: {
    title: 'Installer Perch',
    lead: 'Ce serveur n’a pas encore d’administrateur. Le lien d’installation crée le premier.',
    where:
      'Le serveur a affiché le lien à son démarrage, dans son terminal ou son journal. Sur le serveur, cette commande l’affiche à nouveau :',
    link: 'Lien d’installation',
    hint: 'Collez le lien ici. Son adresse peut être différente de celle de cette page.',
    open: 'Continuer',
    invalid: 'Un lien d’installation contient #setup= et un code.',
    signIn: 'Se connecter',
  },
  account: {
    title: 'Votre compte',
    lead: 'Vous êtes connecté en tant qu’administrateur. Le nom, l’adresse e-mail et le mot de passe se changent dans les paramètres.',
    noEmail: 'Aucune',
  },
  installation: {
    title: 'Nom et adresse',
    address: 'Adresse publique',
    keep: ({ address }) => `Garder ${isolate(address)} comme adresse publique`,
    keepHint:
      'Les liens commencent par elle, et le serveur y reste accessible après l’installation.',
    notKept: ({ address, later }) =>
      `Sinon, ${isolate(address)} cessera de fonctionner à la fin de l’installation, et il ne restera que ${isolate(later)}.`,
    fits: 'Les liens commencent par cette adresse, tout comme cette page.',
    local:
      'Les liens commencent par cette adresse, qui ne vaut que sur cette machine. Démarrez Perch avec l’adresse que les autres utilisent, par exemple :',
    differs:
      'Les liens commencent par cette adresse, mais cette page en a une autre. Si les liens doivent avoir celle-ci, démarrez Perch avec :',
  },
  registration: {
    title: 'Qui peut s’inscrire',
    modes: {
      approval: 'Chacun peut demander un compte ; un administrateur approuve chacun d’eux.',
      open: 'Chacun obtient aussitôt un compte.',
      invite: 'Seulement avec un lien qu’un administrateur crée sous Admin → Invitations.',
      closed: 'Aucun nouveau compte, sauf ceux qu’un administrateur crée en ligne de commande.',
    },
  },
  mail: {
    title: 'E-mail',
    lead: 'Perch envoie des liens pour les mots de passe oubliés et signale les inscriptions et les liens qui expirent.',
    off: 'Ce serveur n’envoie pas encore d’e-mails. Démarrez Perch avec le serveur de messagerie et l’expéditeur :',
    server: 'Serveur de messagerie',
    sender: 'Expéditeur',
    test: 'Envoyer un e-mail de test',
    testing: 'Envoi...',
    goesTo: ({ email }) => `Il est envoyé à ${isolate(email)}.`,
    noEmail: 'Un e-mail de test exige une adresse, et votre compte n’en a pas.',
  },
  clients: {
    title: 'Programmes d’envoi',
    lead: 'Dans le navigateur, tout est prêt. ShareX utilise ce fichier, et les paramètres ont ceux d’autres programmes.',
    terminal: 'Dans un terminal',
    terminalText: 'Le programme perch se connecte avec ceci :',
    server: 'Sur le serveur',
    serverText: 'Cette commande vérifie l’installation :',
  },
};
