import type { secondFactors as source } from '../../en/server/second-factors.ts';
import { createFormats } from '../../formats.ts';

const { isolate, number } = createFormats('pl');

export const secondFactors: typeof source = {
  required: 'Podaj kod drugiego składnika.',
  codeInvalid:
    'Ten kod jest nieprawidłowy albo został już użyty. Aplikacje uwierzytelniające pokazują nowy co 30 sekund.',
  signInExpired: 'To logowanie wygasło. Zaloguj się ponownie.',
  confirmWithFactor: 'Potwierdź drugim składnikiem, że to Ty; samo hasło nie wystarczy.',
  confirmBySigningIn: 'Zaloguj się ponownie, aby potwierdzić, że to Ty.',
  appIsSetUp:
    'Aplikacja uwierzytelniająca jest już skonfigurowana. Zastąp ją celowo albo najpierw ją usuń.',
  noApp: 'Nie skonfigurowano aplikacji uwierzytelniającej.',
  setUpExpired: 'Konfigurowanie aplikacji trwało zbyt długo. Zacznij od nowa.',
  codesNeedFactor:
    'Kody odzyskiwania zastępują drugi składnik: najpierw skonfiguruj aplikację uwierzytelniającą lub klucz dostępu.',
  lastWayIn: 'To ostatni sposób logowania na Twoje konto. Najpierw dodaj inny.',
  appRemoved: 'Aplikacja uwierzytelniająca została usunięta.',
  mail: {
    added: {
      subject: 'Skonfigurowano aplikację uwierzytelniającą',
      text: ({ site }) =>
        `Dla Twojego konta w ${isolate(site)} skonfigurowano aplikację uwierzytelniającą. Od teraz logowanie wymaga jednego z jej kodów.`,
    },
    removed: {
      subject: 'Usunięto Twoją aplikację uwierzytelniającą',
      text: ({ site }) =>
        `Z Twojego konta w ${isolate(site)} usunięto aplikację uwierzytelniającą. Jej kody nie są już wymagane.`,
    },
    codeUsed: {
      subject: 'Użyto kodu odzyskiwania',
      text: ({ site }) =>
        `Zamiast drugiego składnika użyto jednego z kodów odzyskiwania Twojego konta w ${isolate(site)}. Ten kod nie zadziała ponownie.`,
      left: ({ left }) => `Pozostałe kody odzyskiwania: ${number(left)}.`,
    },
    notYou:
      'Jeśli to nie Ty, od razu zmień hasło, wyloguj się wszędzie indziej i utwórz nowe kody odzyskiwania.',
    link: 'Twoje ustawienia',
  },
};
