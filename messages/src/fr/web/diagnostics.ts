import type { PublicSettings } from '@perch/contract/settings';

import type { diagnostics as source } from '../../en/web/diagnostics.ts';
import { createFormats } from '../../formats.ts';

const { isolate, number } = createFormats('fr');

const setUp = 'Ce serveur est configuré et a un administrateur.';
const notSetUp =
  'Ce serveur n’est pas encore configuré : ouvrez le lien d’installation qu’il a affiché à son démarrage.';

const registrations: Record<PublicSettings['registration'], string> = {
  approval: 'Tout le monde peut s’inscrire, et un administrateur approuve chaque compte.',
  open: 'Tout le monde peut s’inscrire et se connecter aussitôt.',
  invite: 'Les nouveaux comptes se créent sur invitation.',
  closed: 'Les nouveaux comptes ne sont pas acceptés.',
};

export const diagnostics: typeof source = {
  open: 'Problèmes de connexion ?',
  label: 'Diagnostic',
  asking: 'Interrogation…',
  noAnswer: ({ seconds }) => `Pas de réponse au bout de ${number(seconds)} s.`,
  connectivity: {
    title: 'Connexion au serveur',
    text: 'Vérifie que le serveur et sa connexion de compte répondent.',
    start: 'Tester la connexion',
    probes: {
      base: 'URL de base',
      login: 'Point d’accès de connexion',
      register: 'Point d’accès d’inscription',
    },
    unreachable: ({ tookMs }) => `Injoignable (au bout de ${number(tookMs)} ms).`,
    exists: ({ status, tookMs }) => `Présent : réponse ${status} en ${number(tookMs)} ms.`,
    works: ({ status, tookMs }) => `Fonctionne : réponse ${status} en ${number(tookMs)} ms.`,
    missing: ({ status, tookMs }) => `Absent : réponse ${status} en ${number(tookMs)} ms.`,
    failing: ({ status, tookMs }) => `En échec : réponse ${status} en ${number(tookMs)} ms.`,
    foreign: ({ status, tookMs }) => `Pas Perch : réponse ${status} en ${number(tookMs)} ms.`,
    refused: ({ status, tookMs }) => `Refusé : réponse ${status} en ${number(tookMs)} ms.`,
    allGood: 'Le serveur répond comme il se doit.',
    someBad: 'Le serveur est joignable, mais tout ne fonctionne pas.',
    allBad:
      'Le serveur est injoignable. Vérifiez votre connexion ; si d’autres sites fonctionnent, le serveur est en panne.',
  },
  login: {
    title: 'Connexion',
    text: 'Essaie l’adresse e-mail et le mot de passe saisis ci-dessus, sans vous connecter.',
    start: 'Tester les identifiants',
    nothingTyped: 'Saisissez d’abord votre adresse e-mail et votre mot de passe ci-dessus.',
    welcome: 'Bienvenue.',
    ended: ({ answer }) =>
      `Réponse du serveur : « ${isolate(answer)} » La session de ce test a été fermée.`,
    notEnded: ({ answer }) =>
      `Réponse du serveur : « ${isolate(answer)} » La session de ce test n’a pas pu être fermée ; vous la trouverez dans Paramètres, Sécurité.`,
    needsSecondFactor:
      'L’adresse e-mail et le mot de passe sont corrects. Il faut encore votre second facteur pour vous connecter : aucune session n’a été ouverte.',
    refused: ({ status, answer }) => `Réponse du serveur (${status}) : « ${isolate(answer)} »`,
  },
  users: {
    title: 'Utilisateurs',
    text: 'Vérifie si le serveur est configuré et accepte de nouveaux comptes.',
    start: 'Vérifier',
    serverState: ({ isSetUp, registration }) =>
      `${isSetUp ? setUp : notSetUp} ${registrations[registration]}`,
  },
  cache: {
    title: 'Ce navigateur',
    text: 'Efface ce qu’il conserve de ce serveur, y compris votre session et vos préférences.',
    start: 'Vider le cache et recharger',
  },
};
