import type { tokens as source } from '../../en/server/tokens.ts';
import { createFormats } from '../../formats.ts';

const { isolate, number } = createFormats('pl');

export const tokens: typeof source = {
  insufficientScope: ({ scope }) => `Ten token nie ma zakresu ${isolate(scope)}.`,
  sessionOnly: 'Tokenów nie można do tego użyć; zaloguj się.',
  wrongAddress: 'Ten token nie działa z Twojego adresu sieciowego.',
  rangeInvalid: ({ range }) =>
    `${isolate(range)} nie jest adresem ani zakresem takim jak 192.0.2.0/24.`,
  tooMany: ({ max }) => `Masz ${number(max)} tokenów, więcej nie można. Najpierw unieważnij jeden.`,
  noSuchToken: 'Nie ma takiego tokena.',
  noSuchProfile: 'Nie ma takiego profilu.',
  profileUnknown: ({ name }) => `Nie ma profilu ${isolate(name)}.`,
  profileLocked: 'Ten token jest przypisany na stałe do innego profilu.',
  lockedToNothing: 'Token można przypisać na stałe tylko do profilu: wybierz go.',
  profileExpires: 'expires profilu musi być czasem takim jak 30m, 12h, 7d lub 4w albo never.',
  profileName: ({ max }) => `name musi mieć od 1 do ${number(max)} znaków.`,
  profileTaken: ({ name }) => `Profil ${isolate(name)} już istnieje.`,
  profileInUse: ({ token }) =>
    `Token ${isolate(token)} jest przypisany na stałe do tego profilu. Najpierw go zmień lub unieważnij.`,
  tooManyProfiles: ({ max }) =>
    `Masz ${number(max)} profili, więcej nie można. Najpierw usuń jeden.`,
  bytesSpent: 'Ten token przesłał już dzisiaj tyle, ile może.',
  defaultIsOff: 'Twój token domyślny jest wyłączony. Utwórz token dla tego programu.',
  defaultDisabled: 'Token domyślny przestał działać.',
  revoked: 'Token przestał działać.',
  profileDeleted: 'Profil został usunięty.',
};
