import type { secondFactors as source } from '../../en/server/second-factors.ts';
import { createFormats } from '../../formats.ts';

const { isolate, number } = createFormats('de');

export const secondFactors: typeof source = {
  required: 'Bitte gib den Code deines zweiten Faktors ein.',
  codeInvalid:
    'Dieser Code stimmt nicht, oder er wurde schon verwendet. Authenticator-Apps zeigen alle 30 Sekunden einen neuen.',
  signInExpired: 'Diese Anmeldung ist abgelaufen. Bitte melde dich noch einmal an.',
  confirmWithFactor:
    'Bitte bestätige mit deinem zweiten Faktor, dass du es bist; das Passwort allein genügt nicht.',
  confirmBySigningIn: 'Bitte melde dich noch einmal an, um zu bestätigen, dass du es bist.',
  appIsSetUp:
    'Es ist schon eine Authenticator-App eingerichtet. Ersetze sie bewusst oder entferne sie zuerst.',
  noApp: 'Es ist keine Authenticator-App eingerichtet.',
  setUpExpired: 'Das Einrichten der App hat zu lange gedauert. Bitte beginne noch einmal.',
  codesNeedFactor:
    'Wiederherstellungscodes vertreten einen zweiten Faktor: Richte zuerst eine Authenticator-App oder einen Passkey ein.',
  lastWayIn:
    'Das ist die letzte Möglichkeit, dich bei deinem Konto anzumelden. Füge zuerst eine andere hinzu.',
  appRemoved: 'Die Authenticator-App ist entfernt.',
  mail: {
    added: {
      subject: 'Eine Authenticator-App wurde eingerichtet',
      text: ({ site }) =>
        `Für dein Konto bei ${isolate(site)} wurde eine Authenticator-App eingerichtet. Zum Anmelden brauchst du ab jetzt einen ihrer Codes.`,
    },
    removed: {
      subject: 'Deine Authenticator-App wurde entfernt',
      text: ({ site }) =>
        `Die Authenticator-App deines Kontos bei ${isolate(site)} wurde entfernt. Nach ihren Codes wird nicht mehr gefragt.`,
    },
    codeUsed: {
      subject: 'Ein Wiederherstellungscode wurde verwendet',
      text: ({ site }) =>
        `Einer der Wiederherstellungscodes deines Kontos bei ${isolate(site)} wurde anstelle deines zweiten Faktors verwendet. Er gilt nicht noch einmal.`,
      left: ({ left }) => `Verbleibende Wiederherstellungscodes: ${number(left)}.`,
    },
    notYou:
      'Wenn du das nicht warst, ändere jetzt dein Passwort, melde dich überall sonst ab und erstelle neue Wiederherstellungscodes.',
    link: 'Deine Einstellungen',
  },
};
