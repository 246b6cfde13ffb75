import type { tokens as source } from '../../en/server/tokens.ts';
import { createFormats } from '../../formats.ts';

const { isolate, number } = createFormats('de');

export const tokens: typeof source = {
  insufficientScope: ({ scope }) => `Dieses Token hat den Bereich ${isolate(scope)} nicht.`,
  sessionOnly: 'Mit Tokens geht das nicht; bitte melde dich an.',
  wrongAddress: 'Dieses Token gilt nicht von deiner Netzwerkadresse aus.',
  rangeInvalid: ({ range }) =>
    `${isolate(range)} ist weder eine Adresse noch ein Bereich wie 192.0.2.0/24.`,
  tooMany: ({ max }) => `Du hast ${number(max)} Tokens, mehr geht nicht. Widerrufe zuerst eines.`,
  noSuchToken: 'Dieses Token gibt es nicht.',
  noSuchProfile: 'Dieses Profil gibt es nicht.',
  profileUnknown: ({ name }) => `Es gibt kein Profil ${isolate(name)}.`,
  profileLocked: 'Dieses Token ist auf ein anderes Profil festgelegt.',
  lockedToNothing: 'Ein Token lässt sich nur auf ein Profil festlegen: Wähle eines.',
  profileExpires: 'expires eines Profils muss eine Zeit wie 30m, 12h, 7d oder 4w sein, oder never.',
  profileName: ({ max }) => `name muss 1 bis ${number(max)} Zeichen haben.`,
  profileTaken: ({ name }) => `Ein Profil ${isolate(name)} gibt es schon.`,
  profileInUse: ({ token }) =>
    `Das Token ${isolate(token)} ist auf dieses Profil festgelegt. Ändere oder widerrufe es zuerst.`,
  tooManyProfiles: ({ max }) =>
    `Du hast ${number(max)} Profile, mehr geht nicht. Lösche zuerst eines.`,
  bytesSpent: 'Dieses Token hat heute schon so viel hochgeladen, wie es darf.',
  defaultIsOff: 'Dein Standard-Token ist ausgeschaltet. Erstelle ein Token für dieses Programm.',
  defaultDisabled: 'Das Standard-Token gilt nicht mehr.',
  revoked: 'Das Token gilt nicht mehr.',
  profileDeleted: 'Das Profil ist gelöscht.',
};
