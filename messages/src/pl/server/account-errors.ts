import type { accountErrors as source } from '../../en/server/account-errors.ts';
import { createFormats } from '../../formats.ts';

const { plural } = createFormats('pl');

export const accountErrors: typeof source = {
  noSuchUser: 'Nie ma takiego użytkownika.',
  accountGone: 'To konto już nie istnieje.',
  accountTaken: 'Ta nazwa użytkownika lub ten adres e-mail są już zajęte.',
  ownAccount: 'Tutaj nie można usunąć własnego konta.',
  lastAdministrator:
    'To ostatni administrator; najpierw nadaj uprawnienia administratora innemu użytkownikowi.',
  nothingToKeep: 'keepLinks dotyczy tylko zawieszonych kont.',
  notSignedIn: 'Zaloguj się lub sprawdź token API w swoim programie.',
  sessionNeeded: 'Do tego nie wystarczy token API; zaloguj się.',
  onlyAdministrators: 'Mogą to zrobić tylko administratorzy.',
  notApproved: 'Konto nie zostało jeszcze zatwierdzone. Poczekaj na decyzję administratora.',
  invalidCredentials: 'Nie udało się zalogować. Sprawdź dane logowania.',
  noSuchSession: 'Nie ma takiej sesji.',
  wrongPassword: 'Bieżące hasło jest nieprawidłowe.',
  confirmationRequired: 'Potwierdź hasłem, że to Ty.',
  resetInvalid: 'Ten link stracił ważność. Poproś o nowy.',
  emailChangeInvalid: 'Ten link stracił ważność. Zmień adres e-mail w ustawieniach jeszcze raz.',
  setupLinkInvalid: 'Ten link konfiguracyjny jest nieprawidłowy.',
  setupClosed: 'Ten serwer ma już administratora.',
  registrationClosed: 'Ten serwer nie przyjmuje nowych rejestracji.',
  inviteRequired: 'Rejestracja tylko na zaproszenie.',
  inviteInvalid: 'To zaproszenie jest nieprawidłowe lub zostało już wykorzystane.',
  noSuchInvite: 'Nie ma takiego zaproszenia.',
  tooManySignIns: 'W tej chwili loguje się zbyt wiele osób. Spróbuj ponownie.',
  tooManyAttempts: {
    seconds: ({ seconds }) =>
      plural(seconds, {
        one: 'Zbyt wiele prób. Spróbuj ponownie za sekundę.',
        few: 'Zbyt wiele prób. Spróbuj ponownie za # sekundy.',
        many: 'Zbyt wiele prób. Spróbuj ponownie za # sekund.',
        other: 'Zbyt wiele prób. Spróbuj ponownie za # sekundy.',
      }),
    minutes: ({ minutes }) =>
      plural(minutes, {
        one: 'Zbyt wiele prób. Spróbuj ponownie za minutę.',
        few: 'Zbyt wiele prób. Spróbuj ponownie za # minuty.',
        many: 'Zbyt wiele prób. Spróbuj ponownie za # minut.',
        other: 'Zbyt wiele prób. Spróbuj ponownie za # minuty.',
      }),
  },
};
