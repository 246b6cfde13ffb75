import type { accountErrors as source } from '../../en/server/account-errors.ts';
import { createFormats } from '../../formats.ts';

const { plural } = createFormats('de');

export const accountErrors: typeof source = {
  noSuchUser: 'Diesen Benutzer gibt es nicht.',
  accountGone: 'Dieses Konto gibt es nicht mehr.',
  accountTaken: 'Dieser Benutzername oder diese E-Mail-Adresse ist schon registriert.',
  ownAccount: 'Das eigene Konto kannst du hier nicht löschen.',
  lastAdministrator:
    'Das ist der letzte Administrator; mache zuerst einen anderen Benutzer zum Administrator.',
  nothingToKeep: 'keepLinks gilt nur für gesperrte Konten.',
  notSignedIn: 'Bitte melde dich an oder prüfe das API-Token deines Programms.',
  sessionNeeded: 'Mit dem API-Token geht das nicht; bitte melde dich an.',
  onlyAdministrators: 'Das können nur Administratoren.',
  notApproved:
    'Das Konto ist noch nicht freigegeben. Bitte warte, bis ein Administrator es freigibt.',
  invalidCredentials: 'Die Anmeldung ist fehlgeschlagen. Bitte prüfe deine Angaben.',
  noSuchSession: 'Diese Sitzung gibt es nicht.',
  wrongPassword: 'Das aktuelle Passwort stimmt nicht.',
  confirmationRequired: 'Bitte bestätige mit deinem Passwort, dass du es bist.',
  resetInvalid: 'Dieser Link ist nicht mehr gültig. Bitte fordere einen neuen an.',
  emailChangeInvalid:
    'Dieser Link ist nicht mehr gültig. Bitte ändere die E-Mail-Adresse in den Einstellungen noch einmal.',
  setupLinkInvalid: 'Dieser Einrichtungslink ist nicht gültig.',
  setupClosed: 'Dieser Server hat schon einen Administrator.',
  registrationClosed: 'Dieser Server nimmt keine neuen Registrierungen an.',
  inviteRequired: 'Registrieren kann sich nur, wer eingeladen ist.',
  inviteInvalid: 'Diese Einladung ist nicht gültig oder wurde schon verwendet.',
  noSuchInvite: 'Diese Einladung gibt es nicht.',
  tooManySignIns: 'Gerade melden sich zu viele Leute an. Bitte versuche es noch einmal.',
  tooManyAttempts: {
    seconds: ({ seconds }) =>
      plural(seconds, {
        one: 'Zu viele Versuche. Bitte versuche es in einer Sekunde noch einmal.',
        other: 'Zu viele Versuche. Bitte versuche es in # Sekunden noch einmal.',
      }),
    minutes: ({ minutes }) =>
      plural(minutes, {
        one: 'Zu viele Versuche. Bitte versuche es in einer Minute noch einmal.',
        other: 'Zu viele Versuche. Bitte versuche es in # Minuten noch einmal.',
      }),
  },
};
