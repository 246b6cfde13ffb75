import type { signInWays as source } from '../../en/web/sign-in-ways.ts';

export const signInWays: typeof source = {
  name: {
    label: 'Adres e-mail lub nazwa użytkownika',
    required: 'Podaj adres e-mail lub nazwę użytkownika',
  },
  or: 'lub',
  provider: ({ name }) => `Zaloguj się przez ${name}`,
  proxy: 'Logowanie jednokrotne',
  passkey: 'Zaloguj się kluczem dostępu',
  passkeyBusy: 'Oczekiwanie na klucz dostępu…',
  passkeyFailed: 'Nie udało się użyć klucza dostępu. Spróbuj ponownie albo zaloguj się inaczej.',
  none: 'W tej przeglądarce nie można się tu zalogować. Poproś administratora o link do logowania.',
  noRegistration:
    'Ten serwer nie używa haseł, więc nie ma rejestracji. Poproś administratora o konto.',
  second: {
    title: 'Potwierdź, że to ty',
    appCode: 'Kod sześciocyfrowy',
    appHint: 'Pokazuje go twoja aplikacja uwierzytelniająca. Zostanie wysłany po ostatniej cyfrze.',
    recoveryCode: 'Kod odzyskiwania',
    recoveryHint: 'Te kody pojawiły się przy konfiguracji drugiego składnika. Każdy działa raz.',
    missing: 'Wpisz kod',
    passkey: 'Użyj klucza dostępu',
    back: 'Wstecz',
    toRecovery: 'Użyj kodu odzyskiwania',
    toApp: 'Użyj kodu z aplikacji',
  },
  refusals: {
    expired: 'Logowanie trwało zbyt długo. Zacznij od nowa.',
    noAccount: 'Nie ma tu konta dla ciebie, a nowe konta nie są obecnie przyjmowane.',
    refused: 'Odmówiono logowania. Jeśli należy ci się dostęp, zapytaj administratora.',
    taken:
      'Konto z twoim adresem e-mail już tu istnieje. Zaloguj się do niego w inny sposób, a potem połącz oba w ustawieniach.',
    tooMany: 'Zbyt wiele prób. Spróbuj ponownie za kilka minut.',
    unavailable: 'Usługa logowania chwilowo nie odpowiada. Spróbuj ponownie za kilka minut.',
    unexplained: 'Nie udało się zalogować. Spróbuj ponownie.',
  },
};
