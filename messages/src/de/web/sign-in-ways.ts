import type { signInWays as source } from '../../en/web/sign-in-ways.ts';

export const signInWays: typeof source = {
  name: {
    label: 'E-Mail-Adresse oder Benutzername',
    required: 'E-Mail-Adresse oder Benutzername fehlt',
  },
  or: 'oder',
  provider: ({ name }) => `Mit ${name} anmelden`,
  proxy: 'Single Sign-on',
  passkey: 'Mit Passkey anmelden',
  passkeyBusy: 'Warte auf deinen Passkey …',
  passkeyFailed:
    'Der Passkey konnte nicht verwendet werden. Versuch es noch einmal oder melde dich anders an.',
  none: 'Mit diesem Browser kannst du dich hier nicht anmelden. Bitte den Administrator um einen Anmeldelink.',
  noRegistration:
    'Dieser Server hat keine Passwörter, deshalb gibt es hier keine Registrierung. Bitte den Administrator um ein Konto.',
  second: {
    title: 'Bestätige, dass du es bist',
    appCode: 'Sechsstelliger Code',
    appHint: 'Deine Authenticator-App zeigt ihn an. Mit der letzten Ziffer wird er gesendet.',
    recoveryCode: 'Wiederherstellungscode',
    recoveryHint:
      'Diese Codes hast du bei der Einrichtung des zweiten Faktors bekommen. Jeder gilt einmal.',
    missing: 'Bitte gib den Code ein',
    passkey: 'Stattdessen einen Passkey verwenden',
    back: 'Zurück',
    toRecovery: 'Wiederherstellungscode verwenden',
    toApp: 'Code der App verwenden',
  },
  refusals: {
    expired: 'Diese Anmeldung hat zu lange gedauert. Bitte beginne noch einmal.',
    noAccount:
      'Hier gibt es kein Konto für dich, und zurzeit werden keine neuen Konten angenommen.',
    refused:
      'Die Anmeldung wurde abgelehnt. Wenn du Zugang haben solltest, frag den Administrator.',
    taken:
      'Ein Konto hier hat deine E-Mail-Adresse schon. Melde dich dort auf anderem Weg an und verknüpfe dann beide in den Einstellungen.',
    tooMany: 'Zu viele Versuche. Versuch es in ein paar Minuten noch einmal.',
    unavailable:
      'Der Anmeldedienst antwortet gerade nicht. Versuch es in ein paar Minuten noch einmal.',
    unexplained: 'Die Anmeldung ist fehlgeschlagen. Bitte versuch es noch einmal.',
  },
};
