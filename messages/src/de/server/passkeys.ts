import type { passkeys as source } from '../../en/server/passkeys.ts';
import { createFormats } from '../../formats.ts';

const { isolate, number } = createFormats('de');

export const passkeys: typeof source = {
  invalid: 'Mit diesem Passkey hat es nicht geklappt. Bitte versuche es noch einmal.',
  tooMany: ({ max }) => `Ein Konto kann höchstens ${number(max)} Passkeys haben.`,
  noSuchPasskey: 'Diesen Passkey gibt es nicht.',
  signInExpired: 'Die Anmeldung hat zu lange gedauert. Bitte beginne von vorn.',
  added: 'Passkey hinzugefügt.',
  removed: 'Passkey entfernt.',
  browserOnSystem: ({ browser, system }) => `${browser} auf ${system}`,
  unnamed: 'Passkey',
  mail: {
    addedSubject: 'Deinem Konto wurde ein Passkey hinzugefügt',
    added: ({ name, site }) =>
      `der Passkey ${isolate(name)} meldet ab jetzt bei deinem Konto auf ${isolate(site)} an.`,
    addedByOther:
      'Wenn du das nicht warst, entferne ihn sofort in deinen Einstellungen, ändere dein Passwort und beende alle anderen Sitzungen.',
    removedSubject: 'Ein Passkey deines Kontos wurde entfernt',
    removed: ({ name, site }) =>
      `der Passkey ${isolate(name)} meldet nicht mehr bei deinem Konto auf ${isolate(site)} an.`,
    removedByOther:
      'Wenn du das nicht warst, ändere sofort dein Passwort und beende alle anderen Sitzungen.',
    link: 'Deine Einstellungen',
  },
};
