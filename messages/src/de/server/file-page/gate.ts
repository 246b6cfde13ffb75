import type { gate as source } from '../../../en/server/file-page/gate.ts';

export const gate: typeof source = {
  ended: 'Dieser Link ist abgelaufen',
  endedWhy: 'Seine Zeit ist vorbei, oder er wurde so oft geöffnet, wie es ging.',
  locked: 'Diese Datei hat ein Passwort',
  lockedWhy: 'Gib das Passwort ein, das du mit dem Link bekommen hast.',
  password: 'Passwort',
  unlock: 'Entsperren',
  wrongPassword: 'Das ist nicht das Passwort.',
  limited: 'Diese Datei lässt sich nur begrenzt oft öffnen',
  limitedWhy: 'Jedes Öffnen verbraucht eines davon.',
  once: 'Diese Datei lässt sich nur einmal öffnen',
  onceWhy: 'Danach wird sie gelöscht.',
  open: 'Datei öffnen',
  tooManyTries: 'Zu viele Versuche',
  passwordNeeded:
    'Diese Datei hat ein Passwort: Öffne den Link in einem Browser, oder sende das Passwort im Header Perch-Password.',
  openingNeeded: 'Diese Datei lässt sich nur begrenzt oft öffnen: Öffne den Link in einem Browser.',
  fromOtherSite: 'Diese Anfrage kam von einer anderen Website.',
};
