import type { transfers as source } from '../../en/web/transfers.ts';
import { createFormats } from '../../formats.ts';

const { bytes, isolate, number, plural } = createFormats('fr');

export const transfers: typeof source = {
  tray: 'Envois en cours',
  unfold: 'Afficher les envois',
  fold: 'Réduire les envois',
  close: 'Fermer les envois',
  allFiles: 'Tous les fichiers',
  summary: {
    uploading: ({ current, total }) => `Envoi ${number(current)} sur ${number(total)}`,
    uploaded: ({ count }) =>
      plural(count, { one: '# envoyé', many: '# envoyés', other: '# envoyés' }),
    paused: ({ count }) => `${number(count)} en pause`,
    failed: ({ count }) => plural(count, { one: '# échec', many: '# d’échecs', other: '# échecs' }),
    join: ({ parts }) => parts.join(', '),
  },
  spokenPercent: ({ name, percent }) => `${isolate(name)} : ${percent} pour cent`,
  spokenWaiting: ({ name }) => `${isolate(name)} : en attente du serveur`,
  progress: {
    waiting: ({ size }) => `En attente, ${bytes(size)}`,
    percent: ({ percent }) => `${percent} %`,
    sending: (sent) => `${sent.percent} % · ${bytes(sent.bytesPerSecond)}/s · ${sent.timeLeft}`,
    stalled: ({ percent }) => `${percent} % · En attente du réseau…`,
    storing: ({ percent }) => `${percent} % · Enregistrement…`,
    paused: ({ size }) => `En pause, ${bytes(size)}`,
    pausedAt: ({ percent, size }) => `En pause à ${percent} %, ${bytes(size)}`,
    uploaded: ({ size }) => `Envoyé, ${bytes(size)}`,
    waitingForServer: ({ nextTry }) => `En attente du serveur… ${nextTry}`,
    nextTry: ({ seconds }) => `Nouvel essai dans ${number(seconds)} s`,
    tryingAgain: 'Nouvel essai',
  },
  actions: {
    retry: ({ name }) => `Réessayer ${isolate(name)}`,
    tryNow: ({ name }) => `Essayer ${isolate(name)} maintenant`,
    pause: ({ name }) => `Mettre en pause ${isolate(name)}`,
    resume: ({ name }) => `Reprendre ${isolate(name)}`,
    cancel: ({ name }) => `Annuler ${isolate(name)}`,
    dismiss: ({ name }) => `Masquer ${isolate(name)}`,
    retryFailed: ({ count }) =>
      plural(count, {
        one: 'Réessayer # échec',
        many: 'Réessayer # d’échecs',
        other: 'Réessayer # échecs',
      }),
    pauseAll: 'Tout suspendre',
    resumeAll: 'Tout reprendre',
    clearFinished: 'Retirer les terminés',
    cancelAll: 'Tout annuler',
  },
  outcomes: {
    stored: ({ name }) => `Fichier envoyé : ${isolate(name)}`,
    failed: ({ name }) => `Échec de l’envoi : ${isolate(name)}`,
    tooLarge: ({ size, maxBytes }) =>
      `Le fichier pèse ${bytes(size)} ; les fichiers peuvent peser jusqu’à ${bytes(maxBytes)}.`,
    fileChanged: 'Le fichier a été modifié ou retiré. Choisissez-le à nouveau.',
    noLink: 'Le serveur n’a pas indiqué où se trouve le fichier.',
    needsReload: 'Une partie de Perch n’a pas pu être chargée. Rechargez la page et réessayez.',
  },
  interrupted: {
    title: ({ count }) =>
      plural(count, {
        one: 'Envoi interrompu',
        many: 'Envois interrompus',
        other: 'Envois interrompus',
      }),
    choose: ({ count }) =>
      plural(count, {
        one: 'Choisir le fichier',
        many: 'Choisir les fichiers',
        other: 'Choisir les fichiers',
      }),
    hint: ({ count }) =>
      plural(count, {
        one: 'Choisissez à nouveau le même fichier pour reprendre là où l’envoi s’est arrêté.',
        many: 'Choisissez à nouveau les mêmes fichiers pour reprendre là où les envois se sont arrêtés.',
        other:
          'Choisissez à nouveau les mêmes fichiers pour reprendre là où les envois se sont arrêtés.',
      }),
    list: 'Interrompus',
    progress: ({ name }) => `${isolate(name)}, interrompu`,
    status: ({ size }) => `Interrompu, ${bytes(size)}`,
    statusAt: ({ percent, sent, size }) =>
      `Interrompu à ${percent} % · ${bytes(sent)} sur ${bytes(size)}`,
    discard: 'Abandonner',
    discardNamed: ({ name }) => `Abandonner ${isolate(name)}`,
    notDiscarded: 'Impossible d’abandonner l’envoi',
  },
};
