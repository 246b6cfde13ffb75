import type { signIn as source } from '../../en/server/sign-in.ts';

export const signIn: typeof source = {
  providerRefused: 'To konto u dostawcy nie może się tutaj logować.',
  providerUnavailable: 'Dostawca logowania w tej chwili nie odpowiada. Spróbuj ponownie.',
  noProvider: 'Taki dostawca logowania nie jest tutaj skonfigurowany.',
  expired: 'To logowanie wygasło lub zostało już użyte. Zacznij od nowa.',
  passwordOff: 'Logowanie hasłem jest tutaj wyłączone.',
  identityTaken: 'To konto u dostawcy jest tutaj połączone z innym kontem.',
  noSuchIdentity: 'Nie ma takiego połączonego konta.',
  linkInvalid: 'Ten link do logowania nie jest już ważny.',
  unlinked: 'Konto zostało odłączone.',
};
