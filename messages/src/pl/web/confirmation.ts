import type {
  confirmation as source,
  passkeyUse as sourceOfUse,
} from '../../en/web/confirmation.ts';

export const confirmation: typeof source = {
  title: 'Potwierdź, że to Ty',
  text: 'To zmienia sposób dostępu do Twojego konta. Potwierdź to raz; ważne przez dziesięć minut.',
  loading: 'Wczytywanie Twoich sposobów logowania',
  failed: 'Nie można pokazać Twoich sposobów logowania',
  password: 'Twoje hasło',
  code: 'Kod z aplikacji uwierzytelniającej',
  codeHint: 'Albo jeden z Twoich kodów odzyskiwania.',
  recoveryCode: 'Jeden z Twoich kodów odzyskiwania',
  codeRequired: 'Brakuje kodu',
  withPasskey: 'Użyj klucza dostępu',
  freshSignIn:
    'Potwierdza to tylko logowanie z ostatnich dziesięciu minut. Zaloguj się ponownie i wróć tutaj.',
  signInAgain: 'Zaloguj się ponownie',
  confirm: 'Potwierdź',
};

export const passkeyUse: typeof sourceOfUse = {
  stopped: 'Przeglądarce kazano przerwać albo czekała za długo. Nic się nie zmieniło.',
  failed: 'Przeglądarka nie mogła użyć klucza dostępu. Nic się nie zmieniło.',
  unsupported: 'Klucze dostępu wymagają przeglądarki, która je zna, i adresu z https.',
};
